import { endpoint } from '../http/endpoint.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import type { StaffOrder } from '../staff/board.schema.ts';
import type {
  AmendOrderBody,
  AnswerChangeBody,
  AskChangeBody,
  TakeBackChangeBody,
  WeighAmendmentBody,
  WeighedAmendment,
} from './amendment.schema.ts';
import type {
  AMEND_REFUSES,
  ANSWER_CHANGE_REFUSES,
  ASK_CHANGE_REFUSES,
  TAKE_BACK_CHANGE_REFUSES,
} from './refusals.ts';

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

/** Asks the diner about a change on their order's page. Takes an Idempotency-Key: the same key asks once. */
export const askChange = endpoint<{
  params: Code;
  body: AskChangeBody;
  answer: StaffOrder;
  refuses: typeof ASK_CHANGE_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/lines/ask',
  auth: 'staff',
});

/** Takes the question back before it is answered; the order is as it was. */
export const takeBackChange = endpoint<{
  params: Code;
  body: TakeBackChangeBody;
  answer: StaffOrder;
  refuses: typeof TAKE_BACK_CHANGE_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/lines/take-back',
  auth: 'staff',
});

/** The diner agrees to a change the restaurant has asked about, or declines it; the same answer twice is given once. */
export const answerChange = endpoint<{
  params: { order_hash: string };
  body: AnswerChangeBody;
  answer: OrderDetail;
  refuses: typeof ANSWER_CHANGE_REFUSES;
}>({ method: 'POST', path: '/v1/order/{order_hash}/change', auth: 'diner' });
