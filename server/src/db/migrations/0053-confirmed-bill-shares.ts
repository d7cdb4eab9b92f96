import type { Migration } from './migration.ts';

/** The member of staff who has seen the money of a share. */
export const confirmedBillShares: Migration = {
  name: '0053-confirmed-bill-shares',
  statements: () => [
    'alter table bill_shares add column confirmed_by text',
    'alter table bill_shares add column confirmed_name text',
  ],
};
