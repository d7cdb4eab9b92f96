import type { Migration } from './migration.ts';

/** A choosing that was found over stays so when the clock is put back. */
export const choosingOver: Migration = {
  name: '0068-choosing-over',
  statements: ({ integer }) => [
    `alter table group_orders add column over ${integer} not null default 0`,
    'create index group_orders_choosing on group_orders (ends_at) where over = 0 and cancelled = 0 and order_id is null',
  ],
};
