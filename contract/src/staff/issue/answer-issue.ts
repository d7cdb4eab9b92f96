import { endpoint } from '../../http/endpoint.ts';
import type { AnswerIssueBody } from '../../issue/issue.schema.ts';
import type { ANSWER_ISSUE_REFUSES } from '../../issue/refusals.ts';
import type { StaffOrder } from '../board.schema.ts';

/** Answers a report: money back, a voucher of the diner's own, or a call. Takes an Idempotency-Key. */
export const answerIssue = endpoint<{
  params: { code: string; issue: string };
  body: AnswerIssueBody;
  answer: StaffOrder;
  refuses: typeof ANSWER_ISSUE_REFUSES;
}>({ method: 'POST', path: '/v1/staff/order/{code}/issue/{issue}/answer', auth: 'staff' });
