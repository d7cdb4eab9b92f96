import type { Currency } from '@mam/domain/money/currency.ts';
import type { VoucherCard } from '@mam/domain/voucher/voucher-card.ts';
import { fromWire } from '../money/money-wire.ts';
import { benefitFromWire } from './campaign-wire.ts';
import type { VoucherCard as VoucherCardWire } from './voucher-card.schema.ts';

/** Reads a voucher in the currency of its store, under one's own code, else the restaurant's. Throws WireError. */
export const voucherCardFromWire = (wire: VoucherCardWire, currency: Currency): VoucherCard => ({
  code: wire.voucher_code || wire.many_times_code,
  name: wire.voucher_campaign_name,
  description: wire.voucher_description,
  image: wire.image,
  until: wire.date_end * 1000,
  minimum: fromWire(wire.min_amount, currency, 'min_amount'),
  benefit: benefitFromWire(wire.benefit, currency),
  state: wire.state,
  isHere: wire.here,
});
