import type { Migration } from './migration.ts';

/** Whether a call of a table came with its table's code. */
export const verifiedCalls: Migration = {
  name: '0041-verified-calls',
  statements: ({ integer }) => [
    `alter table staff_calls add column table_verified ${integer} not null default 0`,
  ],
};
