import type { Migration } from './migration.ts';

/**
 * Each index of open orders answers one question alone: a planner that believes hardly any order is open finds both
 * equally cheap, and may read all. Only a question for a column's value implies that it is not null.
 */
export const openOrders: Migration = {
  name: '0074-open-orders',
  statements: () => [
    'drop index orders_open_of_diner',
    'drop index orders_open_of_phone',
    'create index orders_open_of_diner on orders (uid, brand) where ended_at is null and uid is not null',
    `create index orders_open_of_phone on orders (phone_key, brand)
      where ended_at is null and phone_key is not null`,
  ],
};
