import { Price } from '@mam/ui/price.tsx';
import { ArrowRight } from 'lucide-react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSayChange } from '../../words/change-words.ts';
import styles from './edit-list.module.css';

interface SumLineProps {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A fee or a reduction, before and after. */
export function SumLine({ name, before, after }: SumLineProps) {
  const { currency } = useBoardPlace();
  const side = (amount: number) => (
    <div className={styles.sumSide}>
      <span>{name}</span>
      <Price amount={amount} currency={currency} />
    </div>
  );
  return (
    <div className={styles.sum}>
      <div className={styles.was}>{before === null ? null : side(before)}</div>
      <span />
      <div className={styles.now}>{side(after ?? 0)}</div>
    </div>
  );
}

/** The totals, side by side. after: null = not worked out yet */
export function TotalLine({ before, after }: { readonly before: number; readonly after: number | null }) {
  const say = useSayChange();
  const { currency } = useBoardPlace();
  return (
    <div className={styles.total}>
      <div className={styles.sumSide}>
        <span>{say('old')}</span>
        <Price amount={before} currency={currency} />
      </div>
      <ArrowRight aria-hidden="true" />
      <div className={styles.sumSide}>
        <span>{say('new')}</span>
        {after === null ? <span aria-busy="true">…</span> : <Price amount={after} currency={currency} />}
      </div>
    </div>
  );
}
