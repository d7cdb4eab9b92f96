import type { Migration } from './migration.ts';

/** The kitchen's own moment beside its diner's, and every promise with the step it was made in. */
export const promises: Migration = {
  name: '0062-promises',
  statements: ({ integer }) => [
    `alter table orders add column ready_by ${integer}`,
    `alter table order_steps add column promised_at ${integer}`,
    // an order that is open was promised once, when it was accepted; the promise of one that is over moves no more
    `update order_steps set promised_at = (
       select promised_at from orders where orders.id = order_steps.order_id
     ) where status = 'CONFIRMED' and order_id in (
       select id from orders where ended_at is null and promised_at is not null
     )`,
  ],
};
