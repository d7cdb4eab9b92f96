import type { Waiting } from './metrics/database-gauges.ts';
import { ordersAwaiting } from './order/answering/waiting-orders.ts';
import { waitingMessages } from './outbox/waiting-messages.ts';

/** Things that wait, counted by asking the database, a thousand of each at most. */
export const WAITING: readonly Waiting[] = [
  { name: 'orders', help: 'Orders that wait for their restaurant.', ask: ordersAwaiting },
  { name: 'outbox', help: 'Messages to the world outside that are not sent yet.', ask: waitingMessages },
];
