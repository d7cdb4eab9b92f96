import type { Migration } from './migration.ts';

/** Who is on the way with an order, as far as the restaurant says it. */
export const drivers: Migration = {
  name: '0027-drivers',
  statements: ({ integer, tableEnd }) => [
    `create table order_drivers (
      order_id text primary key references orders (id),
      brand text not null,
      phone text not null,
      link text not null,
      at ${integer} not null
    )${tableEnd}`,
  ],
};
