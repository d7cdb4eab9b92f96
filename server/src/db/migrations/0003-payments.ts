import type { Migration } from './migration.ts';

/** Attempts to pay, money that came in and went back, and what gateways told that nobody could place. */
export const payments: Migration = {
  name: '0003-payments',
  statements: ({ integer, tableEnd }) => [
    `alter table orders add column paid_at ${integer}`,
    `alter table orders add column claimed_at ${integer}`,
    `alter table orders add column captured ${integer} not null default 0`,
    `alter table orders add column refunded ${integer} not null default 0`,
    `alter table orders add column refund_due ${integer} not null default 0`,
    // few at a time, looked for every few seconds
    `create index orders_unpaid on orders (created_at) where status = 'WAIT_PAYMENT'`,
    `create index orders_refund_due on orders (brand, store_id) where refund_due > 0`,
    `create table payment_attempts (
      id text primary key,
      brand text not null,
      store_id ${integer} not null,
      order_id text not null references orders (id),
      number ${integer} not null,
      method text not null,
      gateway text not null,
      reference text not null,
      amount ${integer} not null,
      state text not null,
      code text not null,
      document text not null,
      created_at ${integer} not null,
      expires_at ${integer} not null,
      asked_at ${integer} not null,
      next_ask_at ${integer},
      unique (order_id, number),
      unique (reference, gateway, brand)
    ) ${tableEnd}`,
    'create index payment_attempts_to_ask on payment_attempts (next_ask_at)',
    'alter table payments add column attempt_id text',
    'alter table payments add column capture_id text',
    `alter table payments add column next_ask_at ${integer}`,
    // the same money is written down once, however often it is told
    'create unique index payments_once on payments (provider_ref, method, kind, brand)',
    'create index payments_to_ask on payments (next_ask_at)',
    `create table payment_notices (
      id text primary key,
      brand text not null,
      gateway text not null,
      reference text not null,
      provider_ref text not null,
      amount ${integer} not null,
      outcome text not null,
      statement text not null,
      at ${integer} not null,
      unique (provider_ref, gateway, brand)
    ) ${tableEnd}`,
  ],
};
