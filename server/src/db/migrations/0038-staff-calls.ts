import type { Migration } from './migration.ts';

/** Guests' calls for staff at their tables, one row a call, with the person who came. */
export const staffCalls: Migration = {
  name: '0038-staff-calls',
  statements: ({ integer, tableEnd }) => [
    `create table staff_calls (
      id text primary key,
      brand text not null,
      store_id ${integer} not null,
      table_name text not null,
      uid text not null,
      guest_name text not null,
      choices text not null,
      note text not null,
      text text not null,
      version ${integer} not null,
      placed_at ${integer} not null,
      taken_by text,
      taken_name text,
      taken_at ${integer},
      answered_by text,
      answered_name text,
      answered_at ${integer}
    )${tableEnd}`,
    `create index staff_calls_standing on staff_calls (brand, store_id, placed_at) where answered_at is null`,
    `create index staff_calls_of_guest on staff_calls (uid, placed_at)`,
    `create index staff_calls_placed on staff_calls (placed_at)`,
  ],
};
