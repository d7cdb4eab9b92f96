import type { Migration } from './migration.ts';

/** The international number of an order, to be found by it; orders of before have none. */
export const phoneNumbers: Migration = {
  name: '0017-phone-numbers',
  statements: () => [
    `alter table orders add column phone_number text not null default ''`,
    `create index orders_of_number on orders (phone_number, brand, created_at) where phone_number <> ''`,
  ],
};
