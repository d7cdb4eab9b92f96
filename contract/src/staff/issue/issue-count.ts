import { endpoint } from '../../http/endpoint.ts';
import type {
  CountedIssues,
  DishIssuesQuery,
  IssueCountQuery,
  ReportedOrders,
} from './issue-count.schema.ts';

/** [OR137] Counts what diners reported about the orders of a span: by dish, and how it was answered. */
export const readIssueCount = endpoint<{ query: IssueCountQuery; answer: CountedIssues }>({
  method: 'GET',
  path: '/v1/staff/issue-count',
  auth: 'staff',
});

/** [OR138] The orders behind the count of one dish. */
export const readDishIssues = endpoint<{ query: DishIssuesQuery; answer: ReportedOrders }>({
  method: 'GET',
  path: '/v1/staff/issue-count/orders',
  auth: 'staff',
});
