import { IssueNotes } from './issue-notes.tsx';
import { type ReportedOrder, ReportIssue } from './report-issue.tsx';

/** The reports about an order, and the way to make one. */
export const OrderIssues = (props: ReportedOrder) => (
  <>
    <IssueNotes order={props.order} currency={props.store.currency} />
    <ReportIssue {...props} />
  </>
);
