import { toWire } from '@mam/contract/money/money-wire.ts';
import type { FeeAgreement } from '@mam/contract/order/fee-agreement.schema.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { feeState } from '@mam/domain/order/agreed-fee.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { withAgreedFee } from '@mam/domain/pricing/quote.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { billOfOrder, collectAtDoor, feeTalkOfOrder, orderDocument } from './rows.ts';

/** The bill with an agreed fee. Its lines stay as they were charged, under the keys they have. */
export const billWith = (order: OrderRow, fee: Minor): Quote => withAgreedFee(billOfOrder(order), fee);

/** How far the fee of an order has been agreed, as diner and staff read it. */
export function feeAgreement(order: OrderRow): FeeAgreement {
  const { currency } = orderDocument(order);
  const talk = feeTalkOfOrder(order);
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
