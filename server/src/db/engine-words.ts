import { guardOnPostgres, guardOnSqlite } from './guarded-rows.ts';
import type { ColumnWords } from './migrations/migration.ts';

/** Migrations in the words of SQLite. */
export const SQLITE_WORDS: ColumnWords = {
  integer: 'integer',
  real: 'real',
  prefixed: 'text',
  tableEnd: 'strict',
  listed: (list, name) => `json_each(${list}) as ${name}`,
  json: (text) => text,
  numberEvents: [],
  guard: guardOnSqlite,
};

/** The same of PostgreSQL. */
export const POSTGRES_WORDS: ColumnWords = {
  integer: 'bigint',
  real: 'double precision',
  prefixed: 'text collate "C"',
  tableEnd: '',
  listed: (list, name) => `json_array_elements(${list}) as ${name} (value)`,
  json: (text) => `cast(${text} as json)`,
  numberEvents: [
    'create sequence events_seq',
    "select setval('events_seq', value + 1, false) from counters where name = 'events'",
  ],
  guard: guardOnPostgres,
};
