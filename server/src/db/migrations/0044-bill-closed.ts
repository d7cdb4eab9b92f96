import type { Migration } from './migration.ts';

/** Since when an order of a sitting is paid with a bill that is closed. */
export const billClosed: Migration = {
  name: '0044-bill-closed',
  statements: ({ integer }) => [
    `alter table orders add column bill_closed_at ${integer}`,
    // orders of a sitting that has ended by now were paid as every order of a table was
    `update orders set bill_closed_at = (select ended_at from sittings where sittings.id = orders.sitting_id)
      where sitting_id is not null`,
  ],
};
