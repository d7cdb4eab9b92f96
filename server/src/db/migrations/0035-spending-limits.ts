import type { Migration } from './migration.ts';

/** How much each may spend in a group order, and up to which amount its owner let somebody pass. */
export const spendingLimits: Migration = {
  name: '0035-spending-limits',
  statements: ({ integer }) => [
    `alter table group_orders add column spending_limit ${integer}`,
    `alter table group_sessions add column passed_amount ${integer} not null default 0`,
  ],
};
