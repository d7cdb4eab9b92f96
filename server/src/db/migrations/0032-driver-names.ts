import type { Migration } from './migration.ts';

/** The driver's name, as the restaurant says it. */
export const driverNames: Migration = {
  name: '0032-driver-names',
  statements: () => ["alter table order_drivers add column name text not null default ''"],
};
