import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardIssue, BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useSheet } from '../device/sheet-address.ts';
import { useBoardPlace, useNearClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './issue.module.css';
import { IssueLines } from './issue-lines.tsx';
import { IssuePhoto } from './issue-photo.tsx';

interface OrderIssuesProps {
  readonly order: BoardOrder;
  readonly rank: Rank;
}

/** [OR123] The reports about an order, how each was answered and by whom, and the way to answer. */
export function OrderIssues({ order, rank }: OrderIssuesProps) {
  const say = useSay();
  const { show } = useSheet();
  return order.issues.map((issue) => (
    <section key={issue.id} className={styles.report} aria-label={say('issue.title')}>
      <b className="strong">{say('issue.title')}</b>
      <IssueLines issue={issue} order={order} />
      {issue.hasPicture && may(rank, 'editOrders') ? (
        <IssuePhoto code={order.code} id={issue.id} version={issue.version} />
      ) : null}
      <IssueAnswered issue={issue} />
      {issue.answer === null && may(rank, 'editOrders') ? (
        <Button kind="primary" block onClick={() => show('issue', order.code, { instead: true })}>
          {say('issue.answer')}
        </Button>
      ) : null}
    </section>
  ));
}

/** How a report was answered, by whom and when. */
export function IssueAnswered({ issue: { answer, answeredBy } }: { readonly issue: BoardIssue }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const clockAt = useNearClock();
  if (answer === null) return null;
  const amount = formatMoney(answer.amount ?? 0, currency);
  return (
    <p className="small">
      {say(`issue.answered.${answer.kind}`, { amount })}{' '}
      <span className="muted">
        {answeredBy} · {clockAt(answer.at)}
      </span>
    </p>
  );
}
