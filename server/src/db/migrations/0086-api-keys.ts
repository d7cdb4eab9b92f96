import type { Migration } from './migration.ts';

/** [SF35] Keys of a brand's programs: what each may do, where and until when. */
export const apiKeys: Migration = {
  name: '0086-api-keys',
  statements: ({ integer, tableEnd }) => [
    `create table api_keys (
      id text primary key,
      brand text not null references brands (code) on delete cascade,
      name text not null,
      name_key text not null,
      secret_hash text not null,
      scopes text not null,
      stores text not null,
      made_by text not null,
      made_at ${integer} not null,
      last_at ${integer},
      ends_at ${integer},
      ended_at ${integer}
    )${tableEnd}`,
    'create index api_keys_of_brand on api_keys (brand, made_at)',
  ],
};
