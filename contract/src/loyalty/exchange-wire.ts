import type { PointsRule } from '@mam/domain/loyalty/earned.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import { fromWire, WireError } from '../money/money-wire.ts';
import type { ExchangeWire } from './exchange.schema.ts';

const UNIT = 'points_unit';
/** [LO3] đồng */
const USUAL_UNIT = 10_000;

/** [LO3] What a store of the brand gives points for. Throws WireError with a path inside the exchange. */
export function pointsRuleOf(wire: ExchangeWire, currency: Currency): PointsRule {
  const { points_unit: unit, group_points: groupPoints = 'owner' } = wire;
  if (unit !== undefined) return { unit: fromWire(unit, currency, UNIT), groupPoints };
  if (!countsInDong(currency))
    throw new WireError(UNIT, `has to be said where ${currency.symbol} is counted`);
  return { unit: USUAL_UNIT, groupPoints };
}
