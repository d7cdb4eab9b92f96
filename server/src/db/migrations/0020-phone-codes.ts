import type { Migration } from './migration.ts';

/** Codes that prove a phone number, and the numbers that diners have proved. */
export const phoneCodes: Migration = {
  name: '0020-phone-codes',
  statements: ({ integer, tableEnd }) => [
    `create table phone_codes (
      id text primary key,
      brand text not null,
      uid text not null,
      phone_number text not null,
      network text not null,
      code_hash text not null,
      sent_at ${integer} not null,
      expires_at ${integer} not null,
      tries ${integer} not null,
      used_at ${integer}
    )${tableEnd}`,
    'create index phone_codes_number on phone_codes (phone_number, sent_at)',
    'create index phone_codes_diner on phone_codes (uid, sent_at)',
    'create index phone_codes_network on phone_codes (network, sent_at)',
    'create index phone_codes_sent on phone_codes (sent_at)',
    // whoever sends a code takes this row: what is counted before it is exact
    "insert into counters (name, value) values ('phone_codes', 0)",
    `create table phone_proofs (
      brand text not null,
      phone_number text not null,
      uid text not null,
      proved_at ${integer} not null,
      how text not null,
      staff_id text,
      primary key (brand, uid, phone_number)
    )${tableEnd}`,
    'create index outbox_given_up on outbox (given_up_at) where given_up_at is not null',
  ],
};
