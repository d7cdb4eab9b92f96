import { toWire } from '@mam/contract/money/money-wire.ts';
import type { FeeAgreement } from '@mam/contract/order/fee-agreement.schema.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { feeState } from '@mam/domain/order/agreed-fee.ts';
import { feeTalkOfOrder, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { collectAtDoor } from '@mam/domain/payment/money-of-order.ts';
import { withAgreedFee } from '@mam/domain/pricing/quote.ts';

/** How far the fee of an order has been agreed, as diner and staff read it. */
export function feeAgreement(order: PlacedOrder): FeeAgreement {
  const { currency } = order;
  const talk = feeTalkOfOrder(order);
  const wire = (amount: Minor) => toWire(amount, currency);
  const state = feeState(talk);
  const { offered } = talk;
  return {
    state,
    fee: offered === null ? null : wire(offered),
    total:
      offered === null
        ? null
        : wire(state === 'agreed' ? order.bill.total : withAgreedFee(order.bill, offered).total),
    collect: wire(collectAtDoor(order)),
  };
}
