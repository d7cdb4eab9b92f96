import type { OrderStatus } from '@mam/domain/order/status.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** An order as it stands in a list of the board, with the mark by which its telling is kept. */
export interface ListedOrder {
  readonly id: string;
  readonly createdAt: number;
  readonly status: OrderStatus;
  readonly total: number;
  /** [OR136] moves with all that is told of the order; null = it has parts that move by themselves, and is told anew */
  readonly mark: string | null;
}

/** Orders as far as a list of them needs. */
export const listedOrders = (db: Kysely<Tables>) =>
  db
    .selectFrom('orders')
    .select(['id', 'created_at', 'status', 'total', 'version', 'group_order', 'shares'])
    // these change while the version stays
    .select(['guests_unseen', 'party_aside', 'sitting_id', 'forgotten_at'])
    // rows of their own, written once
    .select((order) => [
      order
        .selectFrom('order_receipts')
        .select('at')
        .whereRef('order_receipts.order_id', '=', 'orders.id')
        .as('received_at'),
      order
        .selectFrom('order_ratings')
        .select('at')
        .whereRef('order_ratings.order_id', '=', 'orders.id')
        .as('rated_at'),
      order
        .selectFrom('issue_reports')
        .select('id')
        .whereRef('issue_reports.order_id', '=', 'orders.id')
        .limit(1)
        .as('report'),
    ]);

type ListedRow = Awaited<ReturnType<ReturnType<typeof listedOrders>['execute']>>[number];

/** [OR136] Shares, names on bags and reports are few, and move without their order: no mark says all of them. */
const markOf = (row: ListedRow): string | null =>
  row.group_order !== null || row.shares > 0 || row.report !== null
    ? null
    : [
        row.version,
        row.guests_unseen,
        row.party_aside,
        row.sitting_id ?? '',
        row.forgotten_at ?? '',
        row.received_at ?? '',
        row.rated_at ?? '',
      ].join(' ');

export const listedOf = (rows: readonly ListedRow[]): ListedOrder[] =>
  rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    status: row.status,
    total: row.total,
    mark: markOf(row),
  }));
