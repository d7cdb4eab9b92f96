import type { Migration } from './migration.ts';

/** Sittings with their tables and guests; the sitting an order is a round of, and whether its guests have been seen. */
export const sittings: Migration = {
  name: '0042-sittings',
  statements: ({ integer, tableEnd }) => [
    `create table sittings (
      id text primary key,
      brand text not null,
      store_id ${integer} not null,
      digits text not null,
      wrong_digits ${integer} not null,
      version ${integer} not null,
      begun_at ${integer} not null,
      first_at ${integer},
      last_at ${integer} not null,
      seen_at ${integer},
      ended_at ${integer},
      ended_by text,
      merged_into text
    )${tableEnd}`,
    'create index sittings_idle on sittings (last_at) where ended_at is null',
    'create index sittings_begun on sittings (begun_at)',
    `create table sitting_tables (
      sitting_id text not null,
      brand text not null,
      store_id ${integer} not null,
      table_name text not null,
      table_key text not null,
      since ${integer} not null,
      taken ${integer} not null,
      primary key (sitting_id, table_key)
    )${tableEnd}`,
    'create unique index sitting_tables_taken on sitting_tables (brand, store_id, table_key) where taken = 1',
    'create index sitting_tables_since on sitting_tables (since)',
    `create table sitting_guests (
      id text primary key,
      sitting_id text not null,
      uid text not null,
      name text not null,
      state text not null,
      wrong_digits ${integer} not null,
      joined_at ${integer} not null
    )${tableEnd}`,
    'create unique index sitting_guests_uid on sitting_guests (sitting_id, uid)',
    'create index sitting_guests_joined on sitting_guests (joined_at)',
    'alter table orders add column sitting_id text',
    `alter table orders add column guests_unseen ${integer} not null default 0`,
    'create index orders_of_sitting on orders (sitting_id) where sitting_id is not null',
  ],
};
