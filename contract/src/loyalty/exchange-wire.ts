import type { PointsRule } from '@mam/domain/loyalty/earned.ts';
import type { ExchangeCampaign } from '@mam/domain/loyalty/exchange.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import { fromWire, WireError } from '../money/money-wire.ts';
import { benefitFromWire } from '../voucher/campaign-wire.ts';
import type { ExchangeCampaignWire, ExchangeWire } from './exchange.schema.ts';

const UNIT = 'points_unit';
/** [LO3] đồng */
const USUAL_UNIT = 10_000;

/** [LO3] Reads the brand's rule for giving points at a store. Throws WireError with a path inside the exchange. */
export function pointsRuleFromWire(wire: ExchangeWire, currency: Currency): PointsRule {
  const { points_unit: unit, group_points: groupPoints = 'owner' } = wire;
  if (unit !== undefined) return { unit: fromWire(unit, currency, UNIT), groupPoints };
  if (!countsInDong(currency))
    throw new WireError(UNIT, `has to be said where ${currency.symbol} is counted`);
  return { unit: USUAL_UNIT, groupPoints };
}

/**
 * [LO13] Reads the value of one point as a voucher; null = any number of points is not exchanged. Throws WireError with
 * a path inside the exchange.
 */
export const exchangeRateFromWire = (
  { exchange_rate: rate }: ExchangeWire,
  currency: Currency,
): Minor | null => (rate === undefined ? null : fromWire(rate, currency, 'exchange_rate'));

/** [LO12] Reads an offer that points are exchanged for. */
export function exchangeCampaignFromWire(wire: ExchangeCampaignWire): ExchangeCampaign {
  return {
    id: String(wire.campaign_id),
    points: wire.exchange_point,
    from: wire.date_start * 1000,
    until: wire.date_end * 1000 + 999, // the last second counts whole
    storeIds: wire.list_pos_id ?? [],
    stock: wire.stock ?? null,
  };
}

/** That a campaign's voucher can be read in the currency of a store. Throws WireError with a path inside the campaign. */
export function readBenefit(wire: ExchangeCampaignWire, currency: Currency): void {
  fromWire(wire.min_amount ?? 0, currency, 'min_amount');
  benefitFromWire(wire.benefit, currency);
}
