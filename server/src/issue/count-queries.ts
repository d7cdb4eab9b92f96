import type { ReportedLine } from '@mam/domain/issue/count-issues.ts';
import { STATUSES, statusGroup } from '@mam/domain/order/status.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Orders of a store that were completed from a moment on, epoch ms. */
export interface CountedOrders {
  readonly brand: string;
  readonly store: number;
  readonly since: number;
}

const COMPLETED = STATUSES.filter((status) => statusGroup(status) === 'COMPLETED');

/** Lines of reports about some orders: along the index of when they were written, which is never before the order's end. */
const linesAbout = (db: Kysely<Tables>, { brand, store, since }: CountedOrders) =>
  db
    .selectFrom('issue_lines as line')
    .innerJoin('issue_reports as report', 'report.id', 'line.report_id')
    .innerJoin('orders', 'orders.id', 'report.order_id')
    .where('line.brand', '=', brand)
    .where('line.store_id', '=', store)
    .where('line.at', '>=', since)
    .where('orders.ended_at', '>=', since);

/** [OR137] Every line that was reported of some orders, with its report's answer. */
export async function reportedLines(db: Kysely<Tables>, of: CountedOrders): Promise<ReportedLine[]> {
  const rows = await linesAbout(db, of)
    .select(['line.report_id', 'line.item_id', 'line.name', 'line.reason', 'line.quantity'])
    .select(['report.made_at', 'report.answered_at', 'report.answer', 'report.amount'])
    .execute();
  return rows.map(({ report_id, item_id, made_at, answered_at, ...row }) => ({
    ...row,
    ...{ report: report_id, itemId: item_id, madeAt: made_at, answeredAt: answered_at },
  }));
}

/** [OR137] The portions of some dishes in the orders that could be reported [OR120]. */
export async function portionsSold(
  db: Kysely<Tables>,
  { brand, store, since }: CountedOrders,
  items: readonly string[],
): Promise<Map<string, number>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select(({ fn }) => ['line.item_id', fn.sum<number>('line.quantity').as('portions')])
    .where('orders.brand', '=', brand)
    .where('orders.store_id', '=', store)
    .where('orders.ended_at', '>=', since)
    .where('orders.status', 'in', COMPLETED)
    .where('orders.table_name', 'is', null)
    .where('line.parent_key', 'is', null)
    .where('line.closed_at', 'is', null)
    .where('line.item_id', 'in', items)
    .groupBy('line.item_id')
    .execute();
  return new Map(rows.map(({ item_id, portions }) => [item_id, Number(portions)]));
}

/** [OR138] The orders with a report of one dish, the latest report first; at most so many. */
export async function ordersReporting(
  db: Kysely<Tables>,
  of: CountedOrders,
  { item, most }: { readonly item: string; readonly most: number },
): Promise<string[]> {
  const rows = await linesAbout(db, of)
    .select(({ fn }) => ['orders.id', fn.max('line.at').as('latest')])
    .where('line.item_id', '=', item)
    .groupBy('orders.id')
    .orderBy('latest', 'desc')
    .orderBy('orders.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
