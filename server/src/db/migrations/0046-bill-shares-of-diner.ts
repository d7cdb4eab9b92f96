import type { Migration } from './migration.ts';

/** What somebody paid at tables is found when they are erased. */
export const billSharesOfDiner: Migration = {
  name: '0046-bill-shares-of-diner',
  statements: () => ['create index bill_shares_of_diner on bill_shares (uid) where uid is not null'],
};
