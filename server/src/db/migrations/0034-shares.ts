import type { Migration } from './migration.ts';

/** Shares of an order that are paid straight to the restaurant: each with a code, an amount and what of it has come. */
export const shares: Migration = {
  name: '0034-shares',
  statements: ({ integer }) => [
    `alter table group_orders add column shares_to text not null default 'owner'`,
    `alter table orders add column shares ${integer} not null default 0`,
    `create index orders_in_shares on orders (brand, store_id, created_at) where status = 'WAIT_PAYMENT' and shares > 0`,
    'alter table order_people add column share_code text',
    `alter table order_people add column share ${integer}`,
    `alter table order_people add column share_came ${integer} not null default 0`,
    'create unique index order_people_by_share on order_people (share_code, brand) where share_code is not null',
    'alter table payments add column share_code text',
  ],
};
