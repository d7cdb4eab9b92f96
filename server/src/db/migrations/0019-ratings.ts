import type { Migration } from './migration.ts';

/** The ratings of buyers, one row an order, and their sum for each store. */
export const ratings: Migration = {
  name: '0019-ratings',
  statements: ({ integer, tableEnd }) => [
    `create table order_ratings (
      order_id text primary key references orders (id),
      brand text not null,
      score ${integer} not null check (score between 1 and 5),
      feedback text not null,
      dishes text not null,
      at ${integer} not null
    )${tableEnd}`,
    `create table store_ratings (
      brand text not null,
      store_id ${integer} not null,
      count ${integer} not null,
      stars ${integer} not null,
      primary key (brand, store_id)
    )${tableEnd}`,
  ],
};
