import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useSheet } from '../device/sheet-address.ts';
import styles from '../order/order-list.module.css';
import { useNearClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { openIssue } from './open-issue.ts';

interface IssueListProps {
  /** null = not read yet */
  readonly orders: readonly BoardOrder[] | null;
  readonly onClose: () => void;
}

/** Every report that waits for an answer, the longest waiting first. */
export function IssueList({ orders, onClose }: IssueListProps) {
  const say = useSay();
  const { show } = useSheet();
  const clockAt = useNearClock();
  return (
    <Sheet title={say('issue.title')} place="side" onClose={onClose}>
      {orders?.length === 0 ? <EmptyState title={say('issue.none')} /> : null}
      <ul className={styles.list}>
        {(orders ?? []).map((order) => {
          const issue = openIssue(order);
          return issue ? (
            <li key={order.code}>
              <button
                type="button"
                className={styles.row}
                onClick={() => show('issue', order.code, { instead: true })}
              >
                <span className="d d20">{order.code}</span>
                <span className={styles.who}>
                  {issue.lines
                    .map(({ key }) => order.lines.find((line) => line.key === key)?.name ?? '')
                    .join(', ')}
                  <span className="tiny muted">{issue.by || order.name}</span>
                </span>
                <span className={styles.end}>
                  <span className="num">{clockAt(issue.madeAt)}</span>
                </span>
              </button>
            </li>
          ) : null;
        })}
      </ul>
    </Sheet>
  );
}
