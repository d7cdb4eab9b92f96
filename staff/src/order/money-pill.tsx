import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Banknote, Check } from 'lucide-react';
import { useSay } from '../words/words.ts';
import type { BoardOrder } from './board-order.ts';
import { useBoardPlace } from './board-place.ts';
import styles from './money-pill.module.css';

/** Paid, or how much is still to be taken from the diner. */
export function MoneyPill({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  if (order.toCollect === 0) {
    return (
      <Pill kind="good">
        <Check aria-hidden="true" />
        {say('order.paid')}
      </Pill>
    );
  }
  return (
    <Pill kind="warn" className={styles.collect}>
      <Banknote aria-hidden="true" />
      {say('order.collect', { amount: formatMoney(order.toCollect, currency) })}
    </Pill>
  );
}
