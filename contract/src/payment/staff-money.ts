import { endpoint } from '../http/endpoint.ts';
import type { ConfirmTransferBody, OrderMoney, RefundBody, UnplacedMoney } from './payment.schema.ts';
import type { CONFIRM_TRANSFER_REFUSES, REFUND_REFUSES } from './refusals.ts';

interface Code {
  code: string;
}

/** Every payment and refund of an order, and what can be given back. */
export const getOrderMoney = endpoint<{ params: Code; answer: OrderMoney }>({
  method: 'GET',
  path: '/v1/staff/order/{code}/money',
  auth: 'staff',
});

/** Staff have seen the money, or accept what has come. */
export const confirmTransfer = endpoint<{
  params: Code;
  body: ConfirmTransferBody;
  answer: OrderMoney;
  refuses: typeof CONFIRM_TRANSFER_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/confirm-transfer',
  auth: 'staff',
});

/** Managers and owners. Takes an Idempotency-Key: the same key gives back once. */
export const refundOrder = endpoint<{
  params: Code;
  body: RefundBody;
  answer: OrderMoney;
  refuses: typeof REFUND_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/refund',
  auth: 'staff',
});

/** Managers and owners: money that came in and belongs to no order we know. */
export const listUnplacedMoney = endpoint<{ answer: UnplacedMoney }>({
  method: 'GET',
  path: '/v1/staff/unplaced-money',
  auth: 'staff',
});
