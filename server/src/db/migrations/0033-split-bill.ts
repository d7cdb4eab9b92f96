import type { Migration } from './migration.ts';

/** How a bill is shared and to whom, who has paid, and where somebody finds the orders they were in. */
export const splitBill: Migration = {
  name: '0033-split-bill',
  statements: ({ integer }) => [
    `alter table group_orders add column split_rule text not null default 'proportional'`,
    'alter table group_orders add column pay_to text',
    `alter table order_people add column placed_at ${integer} not null default 0`,
    `alter table order_people add column sent_at ${integer}`,
    `alter table order_people add column paid_at ${integer}`,
    'update order_people set placed_at = (select created_at from orders where id = order_id)',
    `create index orders_joined_by on order_people (uid, placed_at, order_id) where role = 'member'`,
  ],
};
