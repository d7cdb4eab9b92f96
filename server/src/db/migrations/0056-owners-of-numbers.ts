import type { Migration } from './migration.ts';

/** [MS7] Which codes somebody asked for to a number of their own: they are counted apart from those of strangers. */
export const ownersOfNumbers: Migration = {
  name: '0056-owners-of-numbers',
  statements: ({ integer }) => [`alter table phone_codes add column own ${integer} not null default 0`],
};
