import type { Migration } from './migration.ts';

/**
 * Each index of open orders answers one question alone. A planner that still believes that hardly any order is open finds
 * both as cheap for either, and may read all of them: that a column is not null follows from asking for its value only.
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
