import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Banknote, Check, Landmark, ReceiptText, Undo2 } from 'lucide-react';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './money-pill.module.css';
import { moneyStateOf } from './money-state.ts';

/** Paid, claimed, or how much is still to be taken from the diner; and what has to go back. */
export function MoneyPill({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  return (
    <>
      <PaidPill order={order} />
      {order.refundDue > 0 ? (
        <Pill kind="bad" className={styles.collect}>
          <Undo2 aria-hidden="true" />
          {say('order.refundDue', { amount: formatMoney(order.refundDue, currency) })}
        </Pill>
      ) : null}
    </>
  );
}

function PaidPill({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  switch (moneyStateOf(order)) {
    case 'paid':
      return (
        <Pill kind="good">
          <Check aria-hidden="true" />
          {say('order.paid')}
        </Pill>
      );
    case 'claimed':
      return (
        <Pill kind="warn">
          <Landmark aria-hidden="true" />
          {say('order.claimed')}
        </Pill>
      );
    case 'bill':
      return (
        <Pill>
          <ReceiptText aria-hidden="true" />
          {say('order.onBill')}
        </Pill>
      );
    case 'unpaid':
      return <Pill kind="warn">{say('order.unpaid')}</Pill>;
    case 'collect':
      return (
        <Pill kind="warn" className={styles.collect}>
          <Banknote aria-hidden="true" />
          {say('order.collect', { amount: formatMoney(order.toCollect, currency) })}
        </Pill>
      );
  }
}
