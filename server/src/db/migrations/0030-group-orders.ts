import type { Migration } from './migration.ts';

/** Group orders and the places of their people. */
export const groupOrders: Migration = {
  name: '0030-group-orders',
  statements: ({ integer, tableEnd }) => [
    `create table group_orders (
      id text primary key,
      hash text not null unique,
      brand text not null,
      store_id ${integer} not null,
      uid text not null,
      version ${integer} not null,
      cancelled ${integer} not null,
      ends_at ${integer} not null,
      order_id text,
      setting text not null,
      created_at ${integer} not null,
      updated_at ${integer} not null
    )${tableEnd}`,
    'create index group_orders_of_diner on group_orders (uid, ends_at)',
    'create index group_orders_by_age on group_orders (created_at)',
    `create table group_sessions (
      group_order_id text not null,
      uid text not null,
      brand text not null,
      name text not null,
      phone text not null,
      phone_key text not null,
      status ${integer} not null,
      banned ${integer} not null,
      joined_at ${integer} not null,
      changed_at ${integer},
      cart text not null,
      cart_version ${integer} not null,
      line_count ${integer} not null,
      item_count ${integer} not null,
      primary key (group_order_id, uid)
    )${tableEnd}`,
    'create index group_sessions_by_age on group_sessions (joined_at)',
  ],
};
