import type { ReadLine } from '../cart/read-cart.ts';
import type { Minor } from '../money/currency.ts';
import { dishUnitPrice } from '../options/unit-price.ts';
import { percentOff } from './percent-off.ts';
import type { VoucherBenefit, VoucherCampaign, VoucherEffect, VoucherLine } from './voucher.ts';

/** [VO3] The effect of a usable campaign on this cart. itemTotal is before any voucher. */
export function voucherEffect(
  campaign: VoucherCampaign,
  lines: readonly ReadLine[],
  itemTotal: Minor,
): VoucherEffect {
  const { benefit } = campaign;
  return {
    code: campaign.code,
    campaignName: campaign.name,
    discount: Math.min(itemTotal, benefitDiscount(benefit, itemTotal)),
    coupon: benefit.kind === 'coupon',
    percent: benefit.kind === 'percent' ? { rate: benefit.rate, atMost: benefit.atMost } : null,
    lines: effectLines(campaign, lines),
  };
}

/** [VO3] [VO5] The amount taken off the item total: a fixed one, or a rate with a cap. */
function benefitDiscount(benefit: VoucherBenefit, itemTotal: Minor): Minor {
  if (benefit.kind === 'amount') return benefit.amount;
  return benefit.kind === 'percent' ? percentOff(itemTotal, benefit) : 0;
}

function effectLines({ id, benefit }: VoucherCampaign, lines: readonly ReadLine[]): VoucherLine[] {
  if (benefit.kind === 'line-price') {
    return lines.flatMap((read) => cheaper(read, benefit.dishId, benefit.price));
  }
  if (benefit.kind !== 'gift') return [];
  const { dishId, quantity } = benefit;
  return [{ lineKey: `gift-${id}`, itemId: dishId, quantity, price: 0, discount: 0, state: 3 }];
}

/** [VO4] The dish costs the voucher's price, what was added to it stays; a line that would not get cheaper is left alone. */
function cheaper({ line, dish, unit }: ReadLine, dishId: string, price: Minor): VoucherLine[] {
  if (line.kind !== 'dish' || dish === null || line.dishId !== dishId) return [];
  const extras = unit - dishUnitPrice(dish, line.variantId, []).charged;
  if (price + extras >= unit) return [];
  const { key: lineKey, quantity } = line;
  return [{ lineKey, itemId: dishId, quantity, price: price + extras, discount: 0, state: 1 }];
}
