import type { Migration } from './migration.ts';

/** The name of a member of staff that guests read, beside the one they sign in with; empty = that one. */
export const namesGuestsRead: Migration = {
  name: '0069-names-guests-read',
  statements: () => [`alter table staff add column display_name text not null default ''`],
};
