import type { Currency } from '@mam/domain/money/currency.ts';
import type { ShareToPay } from '@mam/domain/payment/shares-of-order.ts';
import { fromWire } from '../money/money-wire.ts';
import { transferTargetFromWire } from './payment-attempt-wire.ts';
import type { ShareToPay as ShareToPayWire } from './share.schema.ts';

/** Reads a share in the currency of its order. Throws WireError. */
export const shareToPayFromWire = (wire: ShareToPayWire, currency: Currency): ShareToPay => ({
  state: wire.state,
  counted: fromWire(wire.counted, currency, 'counted'),
  missing: fromWire(wire.missing, currency, 'missing'),
  refundDue: fromWire(wire.refund_due, currency, 'refund_due'),
  refunded: fromWire(wire.refunded, currency, 'refunded'),
  isLeftOut: wire.left_out,
  paysUntil: wire.pays_until === null ? null : wire.pays_until * 1000,
  code: wire.qr_data || null,
  transfer: wire.transfer && transferTargetFromWire(wire.transfer),
});
