import type { Currency } from '@mam/domain/money/currency.ts';
import type { WithoutUnpaid } from '@mam/domain/payment/shares-of-order.ts';
import { fromWire } from '../money/money-wire.ts';
import type { WithoutUnpaid as WithoutUnpaidWire } from './go-on.schema.ts';

/** Reads how an order would go on, in its currency. Throws WireError. */
export const withoutUnpaidFromWire = (wire: WithoutUnpaidWire, currency: Currency): WithoutUnpaid => ({
  version: wire.version,
  leftOut: wire.left_out.map(({ name }) => name),
  total: fromWire(wire.total_amount, currency, 'total_amount'),
  missing: fromWire(wire.missing, currency, 'missing'),
  isSent: wire.sent,
});
