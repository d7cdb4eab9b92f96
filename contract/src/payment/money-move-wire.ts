import type { Currency } from '@mam/domain/money/currency.ts';
import type { Refund } from '@mam/domain/payment/ledger.ts';
import type { MoneyMove } from '@mam/domain/payment/way-back.ts';
import { fromWire } from '../money/money-wire.ts';
import type { MoneyMove as MoneyMoveWire } from './payment.schema.ts';

/** Reads a payment or refund in the currency of its order. Throws WireError. */
export function moneyMoveFromWire(wire: MoneyMoveWire, currency: Currency): MoneyMove {
  const { id, kind, gateway, state, at, capture_id: captureId } = wire;
  const amount = fromWire(wire.amount, currency, 'amount');
  if (kind === 'capture') return { kind, id, amount, gateway };
  return { kind, id, captureId, amount, state: state as Refund['state'], at: at * 1000 };
}
