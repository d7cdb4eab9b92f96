import type { Migration } from './migration.ts';

/** An index that finds a diner's shares of tables' bills when the diner is erased. */
export const billSharesOfDiner: Migration = {
  name: '0046-bill-shares-of-diner',
  statements: () => ['create index bill_shares_of_diner on bill_shares (uid) where uid is not null'],
};
