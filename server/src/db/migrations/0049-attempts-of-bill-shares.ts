import type { Migration } from './migration.ts';

const KEPT =
  'id, brand, store_id, order_id, number, method, gateway, reference, amount, state, code, document, created_at, expires_at, asked_at, next_ask_at';

/** An attempt pays an order, or a share of a table's bill. */
export const attemptsOfBillShares: Migration = {
  name: '0049-attempts-of-bill-shares',
  statements: ({ integer, tableEnd }) => [
    // written anew: SQLite cannot let a column be empty that was not
    `create table attempts_anew (
      id text primary key,
      brand text not null,
      store_id ${integer} not null,
      order_id text references orders (id),
      bill_share_id text,
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
      check ((order_id is null) <> (bill_share_id is null)),
      unique (order_id, number),
      unique (bill_share_id, number),
      unique (reference, gateway, brand)
    ) ${tableEnd}`,
    `insert into attempts_anew (${KEPT}) select ${KEPT} from payment_attempts`,
    'drop table payment_attempts',
    'alter table attempts_anew rename to payment_attempts',
    'create index payment_attempts_to_ask on payment_attempts (next_ask_at)',
  ],
};
