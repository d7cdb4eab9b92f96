import type { Migration } from './migration.ts';

/**
 * Until when shares are paid before an order goes on without the rest; the people left out of it because their share
 * was not there, and the lines that are not made for it.
 */
export const leftOut: Migration = {
  name: '0037-left-out',
  statements: ({ integer }) => [
    `alter table group_orders add column pledge ${integer} not null default 0`,
    `alter table orders add column pays_until ${integer}`,
    `create index orders_to_go_on on orders (pays_until) where status = 'WAIT_PAYMENT' and pays_until is not null`,
    `alter table order_people add column left_out_at ${integer}`,
    `alter table order_lines add column closed_at ${integer}`,
  ],
};
