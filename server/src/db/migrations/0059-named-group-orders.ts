import type { Migration } from './migration.ts';

/** The name of a group order, and when everybody in it was last reminded. */
export const namedGroupOrders: Migration = {
  name: '0059-named-group-orders',
  statements: ({ integer }) => [
    `alter table group_orders add column title text not null default ''`,
    `alter table group_orders add column reminded_at ${integer}`,
  ],
};
