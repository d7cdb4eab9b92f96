import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Sheet } from '@mam/ui/sheet.tsx';
import { useSheet } from '../device/sheet-address.ts';
import { useSay } from '../words/words.ts';
import type { Board } from './board-order.ts';
import { useBoardPlace, useWallClock } from './board-place.ts';
import { columnOf } from './columns.ts';
import { StatePill } from './state-pill.tsx';
import styles from './today-sheet.module.css';

interface TodaySheetProps {
  readonly board: Board;
  readonly onClose: () => void;
}

/** What has been finished today, the latest first. */
export function TodaySheet({ board, onClose }: TodaySheetProps) {
  const say = useSay();
  const { show } = useSheet();
  const { currency } = useBoardPlace();
  const clockAt = useWallClock();
  const done = board.orders
    .filter((order) => columnOf(order) === null)
    .sort((a, b) => (b.finishedAt ?? b.createdAt) - (a.finishedAt ?? a.createdAt));
  return (
    <Sheet title={say('today.title')} place="side" onClose={onClose}>
      {done.length === 0 ? <EmptyState title={say('today.empty')} /> : null}
      <ul className={styles.list}>
        {done.map((order) => (
          <li key={order.code}>
            <button type="button" className={styles.row} onClick={() => show('order', order.code)}>
              <span className="d d20">{order.code}</span>
              <span className={styles.who}>
                {order.name}
                <span className="tiny muted num">{clockAt(order.finishedAt ?? order.createdAt)}</span>
              </span>
              <span className={styles.end}>
                <Price amount={order.total} currency={currency} />
                <StatePill order={order} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
