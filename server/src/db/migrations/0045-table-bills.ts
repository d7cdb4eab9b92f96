import type { Migration } from './migration.ts';

/** The bill of a sitting: the shares its guests pay, and the money that came for them. */
export const tableBills: Migration = {
  name: '0045-table-bills',
  statements: ({ integer, tableEnd }) => [
    `create table bill_shares (
      id text primary key,
      brand text not null,
      store_id ${integer} not null,
      sitting_id text not null,
      uid text,
      name text not null,
      code text,
      amount ${integer} not null check (amount > 0),
      counted ${integer} not null check (counted >= 0 and counted <= amount),
      parts text not null,
      held_until ${integer},
      created_at ${integer} not null,
      paid_at ${integer},
      taken_by text,
      back_at ${integer},
      back_by text,
      back_name text,
      back_reason text
    )${tableEnd}`,
    'create unique index bill_shares_code on bill_shares (code, brand) where code is not null',
    'create index bill_shares_of_sitting on bill_shares (sitting_id)',
    'create index bill_shares_created on bill_shares (created_at)',
    `create table bill_money (
      id text primary key,
      brand text not null,
      share_id text not null,
      method text not null,
      amount ${integer} not null,
      counted ${integer} not null,
      provider_ref text,
      document text not null,
      at ${integer} not null
    )${tableEnd}`,
    // the same money is written down once, however often it is told
    'create unique index bill_money_once on bill_money (provider_ref, method, brand)',
    'create index bill_money_of_share on bill_money (share_id)',
    'alter table payments add column bill_money_id text',
    'create index payments_of_bill_money on payments (bill_money_id) where bill_money_id is not null',
  ],
};
