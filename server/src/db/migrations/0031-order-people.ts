import type { Migration } from './migration.ts';

/** The people an order was placed for together; one group order becomes one order. */
export const orderPeople: Migration = {
  name: '0031-order-people',
  statements: ({ integer, tableEnd }) => [
    'alter table orders add column group_order text',
    'create unique index orders_of_group_order on orders (group_order) where group_order is not null',
    `create table order_people (
      order_id text not null references orders (id),
      position ${integer} not null,
      brand text not null,
      uid text not null,
      name text not null,
      role text not null,
      status ${integer} not null,
      joined_at ${integer} not null,
      item_count ${integer} not null,
      subtotal ${integer} not null,
      primary key (order_id, position)
    )${tableEnd}`,
  ],
};
