import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { ChevronRight } from 'lucide-react';
import { errorText } from '../../data/ask.ts';
import { lastingError } from '../../data/read-again.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { IssueLines } from '../../issue/issue-lines.tsx';
import { IssueAnswered } from '../../issue/order-issues.tsx';
import { useDayClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import { keepFound } from '../use-found-orders.ts';
import { readDishAddress } from './dish-address.ts';
import styles from './reported.module.css';
import { useDishIssues, useIssueCount } from './use-issue-count.ts';

interface ReportedSheetProps {
  /** a dish and the span it is counted in */
  readonly about: string;
  readonly onClose: () => void;
}

/** [OR138] The reports of a dish with their orders, the latest first. */
export function ReportedSheet({ about, onClose }: ReportedSheetProps) {
  const say = useSay();
  const { span, item } = readDishAddress(about);
  const name = useIssueCount(span).data?.dishes.find(({ itemId }) => itemId === item)?.name;
  const found = useDishIssues(span, item);
  const fault = lastingError(found);
  const { orders = [], more = false } = found.data ?? {};
  return (
    <Sheet title={name ?? say('reported')} place="side" onClose={onClose}>
      <p className="small muted">{say(`reported.span.${span}`)}</p>
      {fault && !found.data ? (
        <EmptyState
          title={say('trail.failed')}
          actions={<Button onClick={() => void found.refetch()}>{say('again')}</Button>}
        >
          {errorText(fault)}
        </EmptyState>
      ) : null}
      {found.isPending && !fault ? <Skeleton width="100%" height="12rem" /> : null}
      {found.data && orders.length === 0 ? <EmptyState title={say('reported.none')} /> : null}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.code}>
            <ReportedOrder order={order} />
          </li>
        ))}
      </ul>
      {more ? <p className="small muted">{say('reported.more')}</p> : null}
    </Sheet>
  );
}

function ReportedOrder({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { show } = useSheet();
  const { storeId } = useShift();
  const clockAt = useDayClock();
  const open = () => {
    keepFound(storeId, order);
    show('order', order.code);
  };
  return (
    <>
      <button type="button" className={styles.order} aria-haspopup="dialog" onClick={open}>
        <b className="strong">{say('reported.order', { code: order.code })}</b>
        <span className="small muted num">{clockAt(order.finishedAt ?? order.createdAt)}</span>
        <ChevronRight aria-hidden="true" />
      </button>
      {order.issues.map((issue) => (
        <div key={issue.id} className={styles.report}>
          <IssueLines issue={issue} order={order} />
          {issue.answer ? (
            <IssueAnswered issue={issue} />
          ) : (
            <p className="small strong">{say('reported.unanswered')}</p>
          )}
        </div>
      ))}
    </>
  );
}
