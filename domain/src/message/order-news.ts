import type { OrderStatus } from '../order/status.ts';
import type { OrderNews } from './news.ts';

const NEWS: Readonly<Partial<Record<OrderStatus, OrderNews>>> = {
  PAYMENT_SUCCESS: 'paid',
  CONFIRMED: 'accepted',
  ACCEPTED: 'accepted',
  WAIT_PICKUP: 'ready',
  IN_PROCESS: 'under_way',
  RES_DELIVERY: 'under_way',
  COMPLETED: 'completed',
  COMPLETE: 'completed',
  PAYMENT_FAILED: 'payment_failed',
  PAYMENT_FAIL: 'payment_failed',
  WAIT_PAYMENT_CANCELLED: 'payment_failed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  CANCELLED_BY_PARTNER: 'cancelled',
};

/** [MS2] What the buyer is told when an order gets a status; null = nothing: they did it themselves, or it is on its way. */
export function orderNews(from: OrderStatus, to: OrderStatus): OrderNews | null {
  const news = NEWS[to] ?? null;
  return news === NEWS[from] ? null : news;
}

/** [MS4] How long it is news that an order moved, in ms: who was without a network for longer looks for themselves. */
export const ORDER_NEWS_LASTS = 60 * 60_000;
