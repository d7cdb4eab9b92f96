import type { Migration } from './migration.ts';

/** Since when an order waits for an answer, and its first receipt. Orders waiting as this runs wait from now on. */
export const answers: Migration = {
  name: '0018-answers',
  statements: ({ integer, tableEnd }, now) => [
    `alter table orders add column waits_since ${integer}`,
    `alter table orders add column look_at ${integer}`,
    `update orders set waits_since = ${now}, look_at = ${now}
      where ended_at is null and status in ('PENDING', 'WAIT_CONFIRM', 'PAYMENT_SUCCESS')`,
    'create index orders_waiting on orders (look_at) where look_at is not null',
    `create table order_receipts (
      order_id text primary key references orders (id),
      brand text not null,
      staff_id text not null,
      at ${integer} not null
    )${tableEnd}`,
  ],
};
