import type { Migration } from './migration.ts';

/** The codes printed on the tables of stores; and whether an order of a table came with its table's code. */
export const tableCodes: Migration = {
  name: '0040-table-codes',
  statements: ({ integer, tableEnd }) => [
    `create table table_codes (
      code text primary key,
      brand text not null,
      store_id ${integer} not null,
      table_name text not null,
      table_key text not null,
      replaced_at ${integer}
    )${tableEnd}`,
    'create unique index table_codes_standing on table_codes (brand, store_id, table_key) where replaced_at is null',
    `alter table orders add column table_verified ${integer} not null default 0`,
  ],
};
