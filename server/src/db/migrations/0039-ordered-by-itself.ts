import type { Migration } from './migration.ts';

/** Group orders the server orders when the choosing is over: the network that was chosen from, and why it could not. */
export const orderedByItself: Migration = {
  name: '0039-ordered-by-itself',
  statements: ({ integer }) => [
    `alter table group_orders add column by_itself ${integer} not null default 0`,
    `alter table group_orders add column network text not null default ''`,
    'alter table group_orders add column not_ordered text',
    `create index group_orders_by_itself on group_orders (ends_at) where by_itself = 1 and cancelled = 0 and order_id is null and not_ordered is null`,
  ],
};
