import type { Migration } from './migration.ts';

/** A diner's name and language, and the browsers that may be told things. */
export const knownBrowsers: Migration = {
  name: '0002-known-browsers',
  statements: ({ integer, tableEnd }) => [
    'alter table diners add column name text',
    'alter table diners add column language text',
    `create table push_subscriptions (
      endpoint text primary key,
      uid text not null references diners (uid) on delete cascade,
      p256dh text not null,
      auth text not null,
      created_at ${integer} not null
    ) ${tableEnd}`,
    'create index push_subscriptions_of_diner on push_subscriptions (uid, created_at)',
  ],
};
