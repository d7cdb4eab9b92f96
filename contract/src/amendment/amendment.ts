import { endpoint } from '../http/endpoint.ts';
import type { StaffOrder } from '../staff/board.schema.ts';
import type { AmendOrderBody, WeighAmendmentBody, WeighedAmendment } from './amendment.schema.ts';
import type { AMEND_REFUSES } from './refusals.ts';

interface Code {
  code: string;
}

/** Weighs an order with other lines, and says what stands in the way; nothing is written. */
export const weighAmendment = endpoint<{ params: Code; body: WeighAmendmentBody; answer: WeighedAmendment }>({
  method: 'POST',
  path: '/v1/staff/order/{code}/lines/weigh',
  auth: 'staff',
});

/** Changes what an order holds. Takes an Idempotency-Key: the same key changes it once. */
export const amendOrder = endpoint<{
  params: Code;
  body: AmendOrderBody;
  answer: StaffOrder;
  refuses: typeof AMEND_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/lines',
  auth: 'staff',
});
