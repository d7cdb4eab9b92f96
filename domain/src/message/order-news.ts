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

/** [MS2] The news a status is to the buyer; null = none: they did it themselves, or it is on its way. */
export const orderNews = (status: OrderStatus): OrderNews | null => NEWS[status] ?? null;

/** [MS2] Whether a step is told: it is news, and not the same that was told last. */
export const isStepAnnounced = (from: OrderStatus, to: OrderStatus): boolean =>
  orderNews(to) !== null && orderNews(to) !== orderNews(from);

/** [MS4] An order's move is news for so many ms: a buyer without a network for longer looks for themselves. */
export const ORDER_NEWS_LASTS = 60 * 60_000;
