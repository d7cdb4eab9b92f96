import type { Migration } from './migration.ts';

/** The outbox: jobs for the world outside, until they are done. */
export const outbox: Migration = {
  name: '0007-outbox',
  statements: ({ integer, tableEnd }) => [
    `create table outbox (
      id text primary key,
      brand text not null,
      kind text not null,
      key text not null,
      document text not null,
      created_at ${integer} not null,
      due_at ${integer},
      tries ${integer} not null,
      lease text,
      sent_at ${integer},
      given_up_at ${integer},
      fault text not null,
      unique (key, kind, brand)
    ) ${tableEnd}`,
    // few at a time, looked for every few seconds
    'create index outbox_due on outbox (due_at) where due_at is not null',
    'create index outbox_sent on outbox (sent_at) where sent_at is not null',
  ],
};
