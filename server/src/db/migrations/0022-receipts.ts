import type { Migration } from './migration.ts';

/** Also a printer receives orders, and when a device of each store was heard of last. */
export const receipts: Migration = {
  name: '0022-receipts',
  statements: ({ integer, tableEnd }) => [
    `alter table order_receipts add column kind text not null default 'device'`,
    `create table store_devices (
      brand text not null,
      store_id ${integer} not null,
      heard_at ${integer} not null,
      primary key (brand, store_id)
    )${tableEnd}`,
  ],
};
