import type { Migration } from './migration.ts';

/** The driver on the way with an order, as far as the restaurant names one. */
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
