import type { Migration } from './migration.ts';

/** Solved puzzles that have opened the door once, until they would expire anyway. */
export const captcha: Migration = {
  name: '0006-captcha',
  statements: ({ integer, tableEnd }) => [
    `create table captchas_used (
      signature text primary key,
      expires_at ${integer} not null
    ) ${tableEnd}`,
    'create index captchas_used_expired on captchas_used (expires_at)',
  ],
};
