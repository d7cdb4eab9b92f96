import type { Migration } from './migration.ts';

/** Vouchers of somebody's own, and how many each campaign has given for points. */
export const ownVouchers: Migration = {
  name: '0047-own-vouchers',
  statements: ({ integer, tableEnd }) => [
    `create table own_vouchers (
      id text primary key,
      brand text not null,
      code text not null,
      phone_number text not null,
      document text not null,
      currency text not null,
      made_at ${integer} not null,
      ends_at ${integer} not null,
      state text not null check (state in ('FREE', 'HELD', 'USED')),
      order_id text,
      at ${integer} not null
    )${tableEnd}`,
    'create unique index own_vouchers_by_code on own_vouchers (brand, code)',
    'create index own_vouchers_of_number on own_vouchers (brand, phone_number, ends_at)',
    'create index own_vouchers_of_order on own_vouchers (order_id) where order_id is not null',
    'create index own_vouchers_by_end on own_vouchers (ends_at)',
    `create table exchange_counts (
      brand text not null,
      campaign_id text not null,
      given ${integer} not null,
      primary key (brand, campaign_id)
    )${tableEnd}`,
  ],
};
