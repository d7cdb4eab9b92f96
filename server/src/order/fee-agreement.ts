import { toWire } from '@mam/contract/money/money-wire.ts';
import type { FeeAgreement } from '@mam/contract/order/fee-agreement.schema.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { feeState } from '@mam/domain/order/agreed-fee.ts';
import { statusOf } from '@mam/domain/order/status.ts';
import type { Moving } from '@mam/domain/order/transitions.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { withAgreedFee } from '@mam/domain/pricing/quote.ts';
import type { OrderType } from '@mam/domain/store/store.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { billOf, collectAtDoor, feeTalkOf, orderDocument } from './rows.ts';

/** The part of a stored order that decides where it can go. */
export function moving(order: OrderRow): Moving {
  const status = statusOf(order.status);
  if (status === null) throw new Error(`order ${order.id} has the unknown status ${order.status}`);
  return { status, type: order.type as OrderType };
}

/** The bill with an agreed fee. Its lines stay as they were charged, under the keys they have. */
export const billWith = (order: OrderRow, fee: Minor): Quote => withAgreedFee(billOf(order), fee);

/** How far the fee of an order has been agreed, as diner and staff read it. */
export function feeAgreement(order: OrderRow): FeeAgreement {
  const { currency } = orderDocument(order);
  const talk = feeTalkOf(order);
  const wire = (amount: Minor) => toWire(amount, currency);
  const state = feeState(talk);
  const { offered } = talk;
  return {
    state,
    fee: offered === null ? null : wire(offered),
    total: offered === null ? null : wire(state === 'agreed' ? order.total : billWith(order, offered).total),
    collect: wire(collectAtDoor(order)),
  };
}
