import { useWords } from '@mam/client/i18n.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { mayAnswerFee } from '@mam/domain/order/agreed-fee.ts';
import { isFinal, statusOf } from '@mam/domain/order/status.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { Button } from '@mam/ui/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Question } from '@mam/ui/question.tsx';
import { useState } from 'react';
import { feeWords } from '../words/areas.ts';
import styles from './fee-talk.module.css';
import { useFeeAnswer } from './use-fee-answer.ts';

interface FeeTalkProps {
  readonly order: OrderDetail;
  readonly currency: Currency;
}

/** A delivery fee the restaurant names after the order was placed: nothing is cooked before the diner has agreed. */
export function FeeTalk({ order, currency }: FeeTalkProps) {
  const say = useWords(feeWords);
  const { state, fee, total, collect } = order.fee_agreement;
  const status = statusOf(order.status);
  if (status === null || isFinal(status)) return null;
  if (state === 'open') return <p className={styles.talk}>{say('open')}</p>;
  if (state === 'agreed' && collect > 0) {
    const amount = formatMoney(fromWire(collect, currency), currency);
    return <p className={styles.talk}>{say('at_door', { amount })}</p>;
  }
  if (state !== 'offered' || fee === null || total === null) return null;
  const offered = fromWire(fee, currency);
  const talk = { status, type: order.setting.type, toConfirm: true, offered };
  if (mayAnswerFee(talk, offered, 'accept')) return null;
  return <FeeOffer order={order} currency={currency} fee={offered} total={fromWire(total, currency)} />;
}

/** The number, what it makes of the total, and the two answers; only whose order it is has them. */
function FeeOffer({ order, currency, fee, total }: FeeTalkProps & { fee: Minor; total: Minor }) {
  const say = useWords(feeWords);
  const { answer, busy } = useFeeAnswer(order, currency);
  const [asks, setAsks] = useState(false);
  const money = (amount: Minor) => formatMoney(amount, currency);
  const paidBefore = !isPayLater(order.payment_method);
  return (
    <section className={styles.offer} aria-label={say('title')}>
      <p role="status">
        <span className={styles.words}>{say('offered')}</span>
        <Price amount={fee} currency={currency} className={styles.fee} />
        <span className={styles.words}>
          {paidBefore ? say('at_door', { amount: money(fee) }) : say('total', { amount: money(total) })}
        </span>
      </p>
      {order.is_mine ? (
        <div className={styles.answers}>
          <Button size="big" blocked={busy} onClick={() => setAsks(true)}>
            {say('decline')}
          </Button>
          <Button kind="primary" size="big" busy={busy} onClick={() => void answer('accept', fee)}>
            {say('accept')}
          </Button>
        </div>
      ) : null}
      {asks ? (
        <Question
          title={say('decline_title')}
          cancel={say('decline_no')}
          confirm={say('decline_yes')}
          danger
          busy={busy}
          onCancel={() => setAsks(false)}
          onConfirm={() => void answer('decline', fee).then(() => setAsks(false))}
        >
          {say('decline_text')}
        </Question>
      ) : null}
    </section>
  );
}
