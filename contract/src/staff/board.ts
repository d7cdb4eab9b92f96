import { endpoint } from '../http/endpoint.ts';
import type { OfferFeeBody } from '../order/fee-agreement.schema.ts';
import type { Received } from '../order/received.schema.ts';
import type {
  AcceptBody,
  Board,
  BoardQuery,
  DriverBody,
  LaterBody,
  ReceivedBody,
  RejectBody,
  Rejected,
  StaffOrder,
  StepBody,
} from './board.schema.ts';
import type { DRIVER_REFUSES, LATER_REFUSES, OFFER_FEE_REFUSES, STEP_REFUSES } from './refusals.ts';

export const getBoard = endpoint<{ query: BoardQuery; answer: Board }>({
  method: 'GET',
  path: '/v1/staff/board',
  auth: 'staff',
});

/** This device has drawn these orders: their diners read that the restaurant has them. */
export const markReceived = endpoint<{ body: ReceivedBody; answer: Received }>({
  method: 'POST',
  path: '/v1/staff/board/received',
  auth: 'staff',
});

interface Code {
  code: string;
}

export const acceptOrder = endpoint<{
  params: Code;
  body: AcceptBody;
  answer: StaffOrder;
  refuses: typeof STEP_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/accept',
  auth: 'staff',
});

/** Takes an Idempotency-Key: the same key refuses once and gives back once. */
export const rejectOrder = endpoint<{
  params: Code;
  body: RejectBody;
  answer: Rejected;
  refuses: typeof STEP_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/reject',
  auth: 'staff',
});

/** Promises the order for later than before; the diner is told. Takes an Idempotency-Key: the same key moves it once. */
export const promiseLater = endpoint<{
  params: Code;
  body: LaterBody;
  answer: StaffOrder;
  refuses: typeof LATER_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/promise',
  auth: 'staff',
});

/** The food is ready: to be collected, or to be taken out. */
export const markReady = endpoint<{
  params: Code;
  body: StepBody;
  answer: StaffOrder;
  refuses: typeof STEP_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/ready',
  auth: 'staff',
});

/** The food has left for the diner. */
export const markDeparted = endpoint<{
  params: Code;
  body: StepBody;
  answer: StaffOrder;
  refuses: typeof STEP_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/depart',
  auth: 'staff',
});

/** Says who is on the way, so that the diner can follow and call them; a till or a courier's program may say it too. */
export const nameDriver = endpoint<{
  params: Code;
  body: DriverBody;
  answer: StaffOrder;
  refuses: typeof DRIVER_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/driver',
  auth: 'staff',
});

export const completeOrder = endpoint<{
  params: Code;
  body: StepBody;
  answer: StaffOrder;
  refuses: typeof STEP_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/complete',
  auth: 'staff',
});

/** Names the delivery fee that was left to be agreed; the diner reads it at once. Named again, the last one holds. */
export const offerFee = endpoint<{
  params: Code;
  body: OfferFeeBody;
  answer: StaffOrder;
  refuses: typeof OFFER_FEE_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/fee',
  auth: 'staff',
});
