import type { Migration } from './migration.ts';

/** What the restaurant calls whoever is on the way with an order. */
export const driverNames: Migration = {
  name: '0032-driver-names',
  statements: () => ["alter table order_drivers add column name text not null default ''"],
};
