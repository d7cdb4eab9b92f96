import { endpoint } from '../http/endpoint.ts';
import type { PaymentRequest } from '../payment/payment.schema.ts';
import type {
  ConfirmShareBody,
  PayShareBody,
  SharePayment,
  TableBillWire,
  TakeCashBackBody,
  TakeCashBody,
  TakeShareBody,
} from './bill.schema.ts';
import type {
  CONFIRM_SHARE_REFUSES,
  HOLD_AGAIN_REFUSES,
  PAY_SHARE_REFUSES,
  TAKE_CASH_BACK_REFUSES,
  TAKE_CASH_REFUSES,
  TAKE_SHARE_REFUSES,
} from './bill-refusals.ts';
import type { SITTING_REFUSES } from './refusals.ts';

interface OfSitting {
  id: string;
}

interface OfShare extends OfSitting {
  share: string;
}

/** The bill of a sitting, for its guests; also some hours after it was closed. */
export const getBill = endpoint<{
  params: OfSitting;
  answer: TableBillWire;
  refuses: typeof SITTING_REFUSES;
}>({
  method: 'GET',
  path: '/v1/sitting/{id}/bill',
  auth: 'diner',
});

/** The caller is about to pay this: it is held for two minutes. Takes an Idempotency-Key. Answers the bill, as hold and give-up do. */
export const takeShare = endpoint<{
  params: OfSitting;
  body: TakeShareBody;
  answer: TableBillWire;
  refuses: typeof TAKE_SHARE_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/bill/share', auth: 'diner' });

/** The same once more, when its two minutes are over; sent again it is so already. */
export const holdShareAgain = endpoint<{
  params: OfShare;
  answer: TableBillWire;
  refuses: typeof HOLD_AGAIN_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/bill/share/{share}/hold', auth: 'diner' });

/**
 * The caller pays what is missing of their share by a wallet or card; a share whose two minutes are over is held anew. Asked
 * again with the same method it is the same attempt, while that lives.
 */
export const payShare = endpoint<{
  params: OfShare;
  body: PayShareBody;
  answer: PaymentRequest;
  refuses: typeof PAY_SHARE_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/bill/share/{share}/pay', auth: 'diner' });

/** The state of that payment. Reads; asks the gateway at most every 10 s. The payer's only. */
export const checkSharePayment = endpoint<{
  params: OfShare;
  answer: SharePayment;
  refuses: typeof SITTING_REFUSES;
}>({ method: 'GET', path: '/v1/sitting/{id}/bill/share/{share}/payment', auth: 'diner' });

/** The caller does not pay it after all; sent again it is so already. */
export const giveShareUp = endpoint<{
  params: OfShare;
  answer: TableBillWire;
  refuses: typeof SITTING_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/bill/share/{share}/give-up', auth: 'diner' });

/** The bill of a sitting, for its staff. */
export const getStaffBill = endpoint<{ params: OfSitting; answer: TableBillWire }>({
  method: 'GET',
  path: '/v1/staff/sitting/{id}/bill',
  auth: 'staff',
});

/** Staff took money for this by hand. Takes an Idempotency-Key: the same key takes it once. */
export const takeCash = endpoint<{
  params: OfSitting;
  body: TakeCashBody;
  answer: TableBillWire;
  refuses: typeof TAKE_CASH_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting/{id}/bill/cash', auth: 'staff' });

/** Managers and owners: the money taken by hand was given back; sent again it is so already. */
export const takeCashBack = endpoint<{
  params: OfShare;
  body: TakeCashBackBody;
  answer: TableBillWire;
  refuses: typeof TAKE_CASH_BACK_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting/{id}/bill/cash/{share}/take-back', auth: 'staff' });

/** Staff have seen the transfer for a share; the bank's word of it later is the same money. */
export const confirmShare = endpoint<{
  params: OfShare;
  body: ConfirmShareBody;
  answer: TableBillWire;
  refuses: typeof CONFIRM_SHARE_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting/{id}/bill/share/{share}/confirm', auth: 'staff' });
