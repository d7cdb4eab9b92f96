import type { Migration } from './migration.ts';

/** Where each order of the last day came from, and how long an unpaid one holds its place. */
export const floods: Migration = {
  name: '0009-floods',
  statements: ({ integer, tableEnd }) => [
    `create table order_origins (
      order_id text primary key references orders (id),
      brand text not null,
      store_id ${integer} not null,
      network text not null,
      seat text not null,
      table_name text,
      at ${integer} not null,
      counts_until ${integer} not null,
      open ${integer} not null,
      waiting ${integer} not null
    ) ${tableEnd}`,
    'create index order_origins_open on order_origins (network, store_id) where open = 1',
    'create index order_origins_waiting on order_origins (store_id, brand) where waiting = 1',
    'create index order_origins_recent on order_origins (network, at)',
    'create index order_origins_by_age on order_origins (at)',
    `alter table slot_places add column held_until ${integer}`,
    'create index slot_places_held on slot_places (held_until) where held_until > 0',
  ],
};
