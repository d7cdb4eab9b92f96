import type { Migration } from './migration.ts';

/** Points of numbers and their movements; every number that has been proved so far has an account. */
export const points: Migration = {
  name: '0043-points',
  statements: ({ integer, tableEnd }, now) => [
    `create table points_accounts (
      brand text not null,
      phone_number text not null,
      balance ${integer} not null check (balance >= 0),
      opened_at ${integer} not null,
      primary key (brand, phone_number)
    )${tableEnd}`,
    `create table points_movements (
      id text primary key,
      brand text not null,
      phone_number text not null,
      kind text not null,
      points ${integer} not null,
      missing ${integer} not null,
      order_id text,
      exchange_id text,
      at ${integer} not null
    )${tableEnd}`,
    'create index points_movements_of_number on points_movements (brand, phone_number, at)',
    'create index points_movements_of_order on points_movements (order_id) where order_id is not null',
    `create unique index points_earned_once on points_movements (order_id, phone_number) where kind = 'earned'`,
    'create unique index points_exchanged_once on points_movements (exchange_id) where exchange_id is not null',
    `insert into points_accounts (brand, phone_number, balance, opened_at)
      select distinct brand, phone_number, 0, ${now} from phone_proofs`,
  ],
};
