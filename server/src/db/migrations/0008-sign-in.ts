import type { Migration } from './migration.ts';

/** Brakes that slow a guesser, and the browsers that have signed in before. */
export const signInTables: Migration = {
  name: '0008-sign-in',
  statements: ({ integer, tableEnd }) => [
    `create table sign_in_brakes (
      name text primary key,
      tries ${integer} not null,
      last_at ${integer} not null,
      free_at ${integer} not null
    ) ${tableEnd}`,
    'create index sign_in_brakes_by_age on sign_in_brakes (last_at)',
    `create table staff_browsers (
      token_hash text not null,
      staff_id text not null references staff (id) on delete cascade,
      last_at ${integer} not null,
      primary key (token_hash, staff_id)
    ) ${tableEnd}`,
    'create index staff_browsers_of_person on staff_browsers (staff_id, last_at)',
    'create index staff_sessions_of_person on staff_sessions (staff_id)',
    'alter table staff drop column failed_tries',
    'alter table staff drop column paused_until',
    "delete from counters where name like 'sign-in %'",
  ],
};
