import type { Migration } from './migration.ts';

/** Parts of a bill divided equally, how often a share was held without money, and how it was taken by hand. */
export const billDivisions: Migration = {
  name: '0060-bill-divisions',
  statements: ({ integer }) => [
    // a JSON document: the division a share is a part of
    'alter table bill_shares add column division text',
    `alter table bill_shares add column holds ${integer} not null default 0`,
    `alter table bill_shares add column let_go_at ${integer}`,
    'alter table bill_shares add column let_go_by text',
    'alter table bill_shares add column taken_way text',
  ],
};
