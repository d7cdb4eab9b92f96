import { useWords } from '@mam/client/i18n.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { type MoneyNews, mayPayNow, moneyNews } from '@mam/domain/payment/money-news.ts';
import { listReturns, type MoneyMove } from '@mam/domain/payment/way-back.ts';
import { isPayLater, isTransfer, methodOf } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Dot } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ReceiptRow, ReceiptRows } from '@mam/ui/receipt.tsx';
import { useEffect } from 'react';
import { useLive } from '../data/live/use-live.ts';
import { payingWords, paymentWords } from '../words/areas.ts';
import { forgetLeft, useComeBack } from './left-to-pay.ts';
import { methodName, payWith } from './method-name.ts';
import { useMoneyMoves } from './money-moves.ts';
import styles from './money-panel.module.css';
import { MoneyReturns } from './money-returns.tsx';
import { useMoneyText } from './money-text.ts';
import { usePaymentState } from './payment-queries.ts';
import { dropUnpaid } from './unpaid-orders.ts';

interface MoneyPanelProps {
  readonly hash: string;
  readonly method: string;
  readonly total: Minor;
  /** [PA47] everybody has paid their own */
  readonly inShares: boolean;
  readonly store: Store;
  /** it waits to be paid, as far as the page knows */
  readonly waiting: boolean;
  /** "18:30 hôm nay": how long the order waits for its money */
  readonly heldUntil: string;
  readonly onPay: () => void;
  /** another way to pay */
  readonly onOther: () => void;
}

type Kind = 'info' | 'warn' | 'good' | 'plain';

const KINDS: Readonly<Record<MoneyNews['news'], Kind>> = {
  'to-pay': 'info',
  tried: 'warn',
  claimed: 'info',
  paid: 'good',
  ended: 'plain',
  returned: 'plain',
  under: 'warn',
  over: 'warn',
  double: 'warn',
  owed: 'warn',
};

/** Of an order paid on receipt, news of money that came by a code all the same; what was given back by hand is none. */
const OF_OLDER_CODE: ReadonlySet<MoneyNews['news']> = new Set(['paid', 'double', 'owed', 'returned']);

/** [PA64] The money of an order that is paid before it is cooked, as far as it is known, and the way to pay it. */
export function MoneyPanel(props: MoneyPanelProps) {
  const { hash, method, total, inShares, store, waiting, heldUntil, onPay, onOther } = props;
  const say = useWords(payingWords);
  const sayMethod = useWords(paymentWords);
  const textOf = useMoneyText();
  const back = useComeBack(hash);
  const { currency } = store;
  const { data: state } = usePaymentState(hash, back === 'checking' ? 'impatient' : 'patient', currency);
  // also when nothing else of the order changes any more: money can come late, and goes back later still
  useLive(orderTopic(hash));
  const seen = state && { ...state, total };
  const news = seen && moneyNews({ ...seen, inShares });
  const moves = useMoneyMoves(hash, currency, news?.news !== 'paid' && (seen?.captured ?? 0) > 0);
  const open = seen?.waiting ?? true;
  const known = news !== undefined && news.news !== 'to-pay';
  useEffect(() => {
    if (!open) dropUnpaid(hash);
    if (known) forgetLeft(hash);
  }, [hash, open, known]);
  // paid on receipt after all: there is something to tell only when an older code was paid too
  if (isPayLater(method) && !(seen?.captured && news && OF_OLDER_CODE.has(news.news))) return null;
  if (back && (!news || (back === 'checking' && !known))) return <Checking onPay={onPay} />;
  const payable = seen ? mayPayNow(seen) : waiting;
  const returns = moves && seen ? listReturns(moves, seen.refundDue) : [];
  const [first, second] = textOf(news ?? { news: waiting ? 'asking-to-pay' : 'asking' }, {
    total,
    currency,
    method: methodName(sayMethod, method, false),
    heldUntil,
    silent: back !== null,
    onItsWay: returns.some(({ stage }) => stage === 'asked'),
  });
  const kind = news ? KINDS[news.news] : waiting ? 'info' : 'plain';
  const transfer = isTransfer(method);
  const scanned = methodOf(method)?.type === 'QR';
  const pay = scanned ? say(transfer ? 'show_account' : 'show_code') : payWith(sayMethod, method);
  return (
    <section className={classNames('card', styles.panel, styles[kind])} aria-label={say('panel')}>
      <div role="status" className={styles.text}>
        <p className="strong">{first}</p>
        {second ? <p>{second}</p> : null}
        <MoneyReturns returns={returns} method={method} store={store} />
      </div>
      {moves && news?.news !== 'paid' ? <Moves moves={moves} store={store} /> : null}
      {payable ? (
        <Button kind="primary" size="big" block onClick={onPay}>
          {pay}
        </Button>
      ) : null}
      {payable && news?.news !== 'under' ? (
        <Button kind="quiet" block onClick={onOther}>
          {say('other_way')}
        </Button>
      ) : null}
    </section>
  );
}

/** Back from paying: until somebody knows, nothing is claimed. Going there again is the same payment [PA19]. */
function Checking({ onPay }: { readonly onPay: () => void }) {
  const say = useWords(payingWords);
  return (
    <section className={classNames('card', styles.panel, styles.info)} aria-label={say('panel')}>
      <div className={styles.checking} role="status">
        <span className={styles.dot}>
          <Dot live />
        </span>
        <div className={styles.text}>
          <p className="strong">{say('checking')}</p>
          <p>{say('checking_more')}</p>
        </div>
      </div>
      <Button onClick={onPay}>{say('reopen')}</Button>
    </section>
  );
}

/** Captures and refunds, one by one. */
function Moves({ moves, store }: { readonly moves: readonly MoneyMove[]; readonly store: Store }) {
  const say = useWords(payingWords);
  const label = (move: MoneyMove) => {
    if (move.kind === 'capture') return say('came_in');
    return say(move.state === 'done' ? 'went_back' : 'going_back');
  };
  return (
    <ReceiptRows className={styles.moves}>
      {moves
        // a refund that a gateway refused has not left
        .filter((move) => move.kind === 'capture' || move.state !== 'failed')
        .map((move) => (
          <ReceiptRow key={move.id} label={label(move)}>
            <Price amount={move.kind === 'capture' ? move.amount : -move.amount} currency={store.currency} />
          </ReceiptRow>
        ))}
    </ReceiptRows>
  );
}
