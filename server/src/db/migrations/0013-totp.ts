import type { Migration } from './migration.ts';

/** A second step of signing in, and what owners are told of refused ones. */
export const totp: Migration = {
  name: '0013-totp',
  statements: ({ integer, tableEnd }) => [
    `create table staff_totp (
      staff_id text primary key references staff (id) on delete cascade,
      secret text not null,
      confirmed_at ${integer},
      last_step ${integer} not null
    ) ${tableEnd}`,
    `create table staff_recovery_codes (
      staff_id text not null references staff (id) on delete cascade,
      code_hash text not null,
      primary key (staff_id, code_hash)
    ) ${tableEnd}`,
    `create table refused_sign_ins (
      staff_id text not null references staff (id) on delete cascade,
      day ${integer} not null,
      tries ${integer} not null,
      last_at ${integer} not null,
      primary key (staff_id, day)
    ) ${tableEnd}`,
    'create index refused_sign_ins_by_age on refused_sign_ins (last_at)',
  ],
};
