import { classNames } from '@mam/ui/class-names.ts';
import { useNow } from '../device/clock.ts';
import type { BoardOrder } from '../order/board-order.ts';
import { timingOf } from '../order/timing.ts';
import styles from './promise-bar.module.css';

/** How much of the promised time has gone; the card's clock says it in words. */
export function PromiseBar({ order }: { readonly order: BoardOrder }) {
  const timing = timingOf(order, 'cooking', useNow());
  if (timing.part === null) return null;
  return (
    <div className={classNames(styles.bar, timing.alarm && styles.late)} aria-hidden="true">
      <i style={{ inlineSize: `${timing.part * 100}%` }} />
    </div>
  );
}
