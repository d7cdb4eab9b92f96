import type { Migration } from './migration.ts';

/** Unclaimed money of gateways was kept under no brand, where nobody saw it: a house of one brand owns it. */
export const notices: Migration = {
  name: '0011-notices',
  statements: () => [
    `update payment_notices set brand = (select min(code) from brands)
      where brand = '' and (select count(*) from brands) = 1`,
  ],
};
