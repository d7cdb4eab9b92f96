import type { Migration } from './migration.ts';

/** [MS17] The language somebody read when they came into a group order; null = nobody knows. */
export const languagesOfMembers: Migration = {
  name: '0070-languages-of-members',
  statements: () => ['alter table group_sessions add column language text'],
};
