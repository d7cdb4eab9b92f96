import { randomUUID } from 'node:crypto';
import type { Migration } from './migration.ts';

/**
 * The installation a database is of, for its backups to say; the keys that sign its pushes; the backups that were due.
 */
export const backupsTable: Migration = {
  name: '0054-backups',
  statements: ({ integer, tableEnd }, now) => [
    `create table installation (
      id text primary key,
      created_at ${integer} not null,
      push_public_key text,
      push_private_key text
    ) ${tableEnd}`,
    `insert into installation (id, created_at) values ('${randomUUID()}', ${now})`,
    `create table backups (
      due_at ${integer} primary key,
      began_at ${integer} not null,
      alive_at ${integer} not null,
      tries ${integer} not null,
      ended_at ${integer},
      file text,
      fault text
    ) ${tableEnd}`,
  ],
};
