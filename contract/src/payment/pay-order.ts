import { endpoint } from '../http/endpoint.ts';
import type {
  ChangedMethod,
  ChangeMethodBody,
  MethodsQuery,
  NewQrBody,
  NewQrQuery,
  OrderHashQuery,
  PaymentHistory,
  PaymentMethods,
  PaymentRequest,
  PaymentState,
} from './payment.schema.ts';
import type { CHANGE_METHOD_REFUSES, CLAIM_REFUSES, NEW_PAYMENT_REFUSES, SHARE_REFUSES } from './refusals.ts';
import type { ShareQuery, ShareToPay } from './share.schema.ts';

interface Hash {
  order_hash: string;
}

/** Reads; asks the gateway at most every 10 s. The creator's only. */
export const checkPayment = endpoint<{ params: Hash; answer: PaymentState }>({
  method: 'GET',
  path: '/v1/order/check-status-payment/{order_hash}',
  auth: 'diner',
});

/** The diner says that the transfer is sent: a claim, never a payment. Again: the same answer. */
export const claimTransfer = endpoint<{ params: Hash; answer: PaymentState; refuses: typeof CLAIM_REFUSES }>({
  method: 'POST',
  path: '/v1/order/confirm-transfer/{order_hash}',
  auth: 'diner',
});

/** The same for scripts of clients that know only the older way; opened as a link it does nothing. */
export const claimTransferByGet = endpoint<{
  params: Hash;
  answer: PaymentState;
  refuses: typeof CLAIM_REFUSES;
}>({
  method: 'GET',
  path: '/v1/order/confirm-transfer/{order_hash}',
  auth: 'diner',
});

/** A code that can be paid: the last one while it lives, else a new one. */
export const newPayment = endpoint<{
  params: Hash;
  body: NewQrBody;
  answer: PaymentRequest;
  refuses: typeof NEW_PAYMENT_REFUSES;
}>({
  method: 'POST',
  path: '/v1/order/create-new-qr-payment/{order_hash}',
  auth: 'diner',
});

/** The same for scripts of clients that know only the older way; opened as a link it does nothing. */
export const newPaymentByGet = endpoint<{
  params: Hash;
  query: NewQrQuery;
  answer: PaymentRequest;
  refuses: typeof NEW_PAYMENT_REFUSES;
}>({
  method: 'GET',
  path: '/v1/order/create-new-qr-payment/{order_hash}',
  auth: 'diner',
});

/**
 * The diner of an order that waits for its money pays it another way. Again with the same method: the same answer. A
 * code made before stays payable, and its money counts.
 */
export const changeMethod = endpoint<{
  params: Hash;
  body: ChangeMethodBody;
  answer: ChangedMethod;
  refuses: typeof CHANGE_METHOD_REFUSES;
}>({
  method: 'POST',
  path: '/v1/order/payment-method/{order_hash}',
  auth: 'diner',
});

/** The caller's own share of an order that is paid in shares, and how it is paid. Reads; NOT_PAYABLE = they have none. */
export const getShare = endpoint<{
  params: Hash;
  query: ShareQuery;
  answer: ShareToPay;
  refuses: typeof SHARE_REFUSES;
}>({
  method: 'GET',
  path: '/v1/order/share/{order_hash}',
  auth: 'diner',
});

/** Methods a store takes now, those without keys left out. */
export const listMethods = endpoint<{ query: MethodsQuery; answer: PaymentMethods }>({
  method: 'GET',
  path: '/v1/payment/methods',
  auth: 'none',
});

export const paymentStatus = endpoint<{ query: OrderHashQuery; answer: PaymentState }>({
  method: 'GET',
  path: '/v1/payment/status',
  auth: 'diner',
});

export const paymentHistory = endpoint<{ query: OrderHashQuery; answer: PaymentHistory }>({
  method: 'GET',
  path: '/v1/payment/history',
  auth: 'diner',
});
