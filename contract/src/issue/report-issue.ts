import { endpoint } from '../http/endpoint.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import type { IssueBody } from './issue.schema.ts';
import type { ISSUE_REFUSES } from './refusals.ts';

/**
 * Says which lines of a completed order were missing or wrong, within a day. Sent again before it is answered it takes the
 * place of the caller's first one; the same again changes nothing.
 */
export const reportIssue = endpoint<{
  params: { order_hash: string };
  body: IssueBody;
  answer: OrderDetail;
  refuses: typeof ISSUE_REFUSES;
}>({ method: 'POST', path: '/v1/order/{order_hash}/issue', auth: 'diner' });
