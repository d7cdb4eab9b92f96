import type { Migration } from './migration.ts';

/**
 * [OR80] Diners who have proved an order's number own it too, besides the one who placed it. [OR37] And one's own
 * orders are found by their number.
 */
export const buyersByNumber: Migration = {
  name: '0073-further-buyers',
  statements: ({ integer, tableEnd }) => [
    `create table order_buyers (
      order_id text not null references orders (id),
      uid text not null,
      brand text not null,
      placed_at ${integer} not null,
      opened_at ${integer} not null,
      primary key (order_id, uid)
    )${tableEnd}`,
    'create index order_buyers_of_diner on order_buyers (uid, placed_at, order_id)',
    `create index orders_of_diner_number on orders (uid, (phone_number || ''), created_at)`,
  ],
};
