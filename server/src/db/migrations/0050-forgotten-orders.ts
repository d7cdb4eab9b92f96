import type { Migration } from './migration.ts';

/** When an order was rid of whom it was for; those that still say it are found by when they ended. */
export const forgottenOrders: Migration = {
  name: '0050-forgotten-orders',
  statements: ({ integer }) => [
    `alter table orders add column forgotten_at ${integer}`,
    `create index orders_to_forget on orders (brand, ended_at)
      where forgotten_at is null and ended_at is not null`,
  ],
};
