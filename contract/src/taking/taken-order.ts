import { endpoint } from '../http/endpoint.ts';
import type { TAKE_ORDER_REFUSES, WEIGH_TAKEN_REFUSES } from './refusals.ts';
import type { TakenOrder, TakeOrderBody, WeighedOrder, WeighTakenBody } from './taken-order.schema.ts';

/** The bill, the fee, the time and what stands in the way of an order somebody writes down; nothing is placed. */
export const weighTakenOrder = endpoint<{
  body: WeighTakenBody;
  answer: WeighedOrder;
  refuses: typeof WEIGH_TAKEN_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/taken-order/weigh',
  auth: 'staff',
});

/** Takes an order for a caller, a walk-in or a table, and accepts it in the same act. Takes an Idempotency-Key. */
export const takeOrder = endpoint<{
  body: TakeOrderBody;
  answer: TakenOrder;
  refuses: typeof TAKE_ORDER_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/taken-order',
  auth: 'staff',
});
