import type { Migration } from './migration.ts';

/** Whether the staff have stopped orders at the tables and the counter of a store: 0 or 1. */
export const tablesStopped: Migration = {
  name: '0014-tables-stopped',
  statements: ({ integer }) => [`alter table stores add column tables_stopped ${integer} not null default 0`],
};
