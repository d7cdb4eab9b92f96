import type { Currency } from '@mam/domain/money/currency.ts';
import type { VoucherBenefit, VoucherCampaign } from '@mam/domain/voucher/voucher.ts';
import { fromWire, rateFromWire } from '../money/money-wire.ts';
import type { BenefitWire, CampaignWire } from './campaign.schema.ts';

/** Reads a voucher's promise, in the currency of a store. Throws WireError with a path. */
export function benefitFromWire(wire: BenefitWire, currency: Currency): VoucherBenefit {
  switch (wire.kind) {
    case 'amount':
      return { kind: 'amount', amount: fromWire(wire.amount, currency, 'benefit.amount') };
    case 'percent':
      return {
        kind: 'percent',
        rate: rateFromWire(wire.rate, 'benefit.rate'),
        atMost: wire.at_most == null ? null : fromWire(wire.at_most, currency, 'benefit.at_most'),
      };
    case 'line-price':
      return {
        kind: 'line-price',
        dishId: String(wire.item_id),
        price: fromWire(wire.price, currency, 'benefit.price'),
      };
    case 'gift':
      return { kind: 'gift', dishId: String(wire.item_id), quantity: wire.quantity };
    case 'coupon':
      return { kind: 'coupon' };
  }
}

/** A campaign of the wire in the currency of a store. Throws WireError with a path inside the campaign. */
export function campaignFromWire(wire: CampaignWire, currency: Currency): VoucherCampaign {
  return {
    id: String(wire.campaign_id),
    code: wire.many_times_code.toUpperCase(),
    name: wire.voucher_campaign_name,
    from: wire.date_start * 1000,
    until: wire.date_end * 1000 + 999, // the last second counts whole
    storeIds: wire.list_pos_id ?? [],
    minimum: fromWire(wire.min_amount ?? 0, currency, 'min_amount'),
    benefit: benefitFromWire(wire.benefit, currency),
    useLimit: wire.use_limit ?? null,
    perDiner: wire.use_limit_per_user ?? null,
  };
}
