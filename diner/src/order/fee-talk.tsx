import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { mayAnswerFee } from '@mam/domain/order/agreed-fee.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useState } from 'react';
import { feeWords } from '../words/areas.ts';
import styles from './fee-talk.module.css';
import { useFeeAnswer } from './use-fee-answer.ts';

interface FeeTalkProps {
  readonly order: Order;
  readonly currency: Currency;
}

/** A delivery fee the restaurant names after the order was placed: nothing is cooked before the diner has agreed. */
export function FeeTalk({ order, currency }: FeeTalkProps) {
  const say = useWords(feeWords);
  const { status, type, fee } = order;
  if (status === null || isFinal(status)) return null;
  if (fee.state === 'open') return <p className={styles.talk}>{say('open')}</p>;
  if (fee.state === 'agreed' && fee.atDoor > 0) {
    const amount = formatMoney(fee.atDoor, currency);
    return <p className={styles.talk}>{say('at_door', { amount })}</p>;
  }
  if (fee.state !== 'offered') return null;
  const talk = { status, type, toConfirm: true, offered: fee.fee };
  if (mayAnswerFee(talk, fee.fee, 'accept')) return null;
  return <FeeOffer order={order} currency={currency} fee={fee.fee} total={fee.total} />;
}

/** The number, what it makes of the total, and the two answers; only whose order it is has them. */
function FeeOffer({ order, currency, fee, total }: FeeTalkProps & { fee: Minor; total: Minor }) {
  const say = useWords(feeWords);
  const { answer, busy, doubt } = useFeeAnswer(order, currency);
  const [asks, setAsks] = useState(false);
  const money = (amount: Minor) => formatMoney(amount, currency);
  // [OR90] of an answer nobody has heard of
  const inDoubt = doubt === null ? null : <p role="alert">{say(doubt)}</p>;
  const decline = async () => {
    if ((await answer('decline', fee)) !== 'lost') setAsks(false);
  };
  const paidBefore = !isPayLater(order.paymentMethod);
  return (
    <section className={styles.offer} aria-label={say('title')}>
      <p role="status">
        <span className={styles.words}>{say('offered')}</span>
        <Price amount={fee} currency={currency} className={styles.fee} />
        <span className={styles.words}>
          {paidBefore ? say('at_door', { amount: money(fee) }) : say('total', { amount: money(total) })}
        </span>
      </p>
      {asks ? null : inDoubt}
      {order.mine ? (
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
          onConfirm={() => void decline()}
        >
          {inDoubt}
          <p>{say('decline_text')}</p>
        </Question>
      ) : null}
    </section>
  );
}
