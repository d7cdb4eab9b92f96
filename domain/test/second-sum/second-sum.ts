// The whole sum of an order a second time, in exact fractions of the currency's main unit: written from docs/rules,
// importing types only, so that a mistake in the product's calculation cannot hide in the proof of it.
import type { CartLine } from '../../src/cart/cart-line.ts';
import type { Address } from '../../src/delivery/delivery.ts';
import type { Menu } from '../../src/menu/menu.ts';
import type { OrderType, Store } from '../../src/store/store.ts';
import type { VoucherCampaign } from '../../src/voucher/voucher.ts';
import { bringing } from './brought.ts';
import {
  addedFractions,
  type Fraction,
  fraction,
  inSmallest,
  isLess,
  larger,
  minus,
  multipliedFraction,
  NO_FRACTION,
  payable,
  plus,
  smaller,
} from './fraction.ts';
import { type UnitPrices, unitPrices } from './unit-prices.ts';

export interface ToSum {
  readonly lines: readonly CartLine[];
  readonly menu: Menu;
  readonly store: Store;
  /** of a voucher that can be used; null = none */
  readonly campaign: VoucherCampaign | null;
  readonly type: OrderType | 'TABLE';
  readonly address: Address | null;
  /** reductions for people who order together, in basis points; absent = none */
  readonly share?: { readonly items: number; readonly delivery: number } | null;
}

/** Amounts in the smallest unit, as the quote names them. */
export interface SecondSum {
  readonly lines: readonly (readonly [
    key: string,
    quantity: number,
    list: number,
    unit: number,
    amount: number,
  ])[];
  readonly beforeVoucher: number;
  readonly itemTotal: number;
  readonly discount: number;
  readonly afterVoucher: number;
  readonly together: number;
  readonly togetherShipping: number;
  readonly service: number;
  readonly vat: number;
  readonly shipping: number | null;
  readonly shippingToConfirm: boolean;
  readonly total: number;
  readonly rows: readonly (readonly [kind: string, amount: number])[];
}

interface Line {
  readonly line: CartLine;
  readonly prices: UnitPrices;
  readonly unit: Fraction;
}

/** [VO4] The price of one where a voucher names another price for its dish; never more than before [VO5]. */
function unitWith(campaign: VoucherCampaign | null, line: CartLine, prices: UnitPrices, decimals: number) {
  const { charged, extras } = prices;
  if (campaign?.benefit.kind !== 'line-price' || line.kind !== 'dish') return charged;
  if (line.dishId !== campaign.benefit.dishId) return charged;
  return smaller(charged, plus(fraction(campaign.benefit.price, 10 ** decimals), extras));
}

/** [VO3] [VO5] [PR3] */
function takenOff(campaign: VoucherCampaign | null, before: Fraction, decimals: number): Fraction {
  if (campaign === null) return NO_FRACTION;
  const { benefit } = campaign;
  if (benefit.kind === 'amount') return smaller(before, fraction(benefit.amount, 10 ** decimals));
  if (benefit.kind !== 'percent') return NO_FRACTION;
  const share = payable(multipliedFraction(before, fraction(benefit.rate, 10_000)), decimals);
  const most = benefit.atMost === null ? share : fraction(benefit.atMost, 10 ** decimals);
  return smaller(before, smaller(share, most));
}

export function secondSum({ lines, menu, store, campaign, type, address, share }: ToSum): SecondSum {
  const { decimals } = store.currency;
  const small = (exact: Fraction) => inSmallest(exact, decimals);
  const counter = { menu, decimals, atTable: type === 'TABLE' };
  const priced: Line[] = lines.map((line) => {
    const prices = unitPrices(line, counter);
    return { line, prices, unit: unitWith(campaign, line, prices, decimals) };
  });
  const sum = (of: (line: Line) => Fraction) =>
    addedFractions(priced.map((line) => multipliedFraction(of(line), fraction(line.line.quantity))));
  const before = sum(({ prices }) => prices.charged);
  const items = sum(({ unit }) => unit);
  const off = smaller(items, takenOff(campaign, before, decimals));
  const after = larger(NO_FRACTION, minus(items, off));
  const together = payable(multipliedFraction(after, fraction(share?.items ?? 0, 10_000)), decimals); // [PR10]
  const left = minus(after, together);
  const service = payable(multipliedFraction(left, fraction(store.serviceRate, 10_000)), decimals); // [PR4]
  const vat = payable(multipliedFraction(plus(left, service), fraction(store.vatRate, 10_000)), decimals);
  const way = bringing(store, type, address, small(before));
  const fee = typeof way === 'string' ? null : fraction(way.fee, 10 ** decimals);
  const feeOff = payable(
    multipliedFraction(fee ?? NO_FRACTION, fraction(share?.delivery ?? 0, 10_000)),
    decimals,
  );
  const total = minus(addedFractions([left, service, vat, fee ?? NO_FRACTION]), feeOff);
  const rows: [string, number][] = [['items', small(items)]]; // [PR6]
  if (isLess(NO_FRACTION, off)) rows.push(['discount', -small(off)]);
  if (isLess(NO_FRACTION, together)) rows.push(['together', -small(together)]);
  if (isLess(NO_FRACTION, service)) rows.push(['service', small(service)]);
  if (isLess(NO_FRACTION, vat)) rows.push(['vat', small(vat)]);
  if (fee !== null) rows.push(['shipping', small(fee)]);
  if (isLess(NO_FRACTION, feeOff)) rows.push(['together-shipping', -small(feeOff)]);
  return {
    lines: [
      ...priced.map(
        ({ line: { key, quantity }, prices, unit }) =>
          [
            key,
            quantity,
            small(prices.list),
            small(unit),
            small(multipliedFraction(unit, fraction(quantity))),
          ] as const,
      ),
      ...giftLines(campaign, menu),
    ],
    beforeVoucher: small(before),
    itemTotal: small(items),
    discount: small(off),
    afterVoucher: small(after),
    together: small(together),
    togetherShipping: small(feeOff),
    service: small(service),
    vat: small(vat),
    shipping: fee === null ? null : small(fee),
    shippingToConfirm: way === 'open',
    total: small(total),
    rows,
  };
}

/** [PR7] [VO4] A gift is a line of its own, after the others, and costs nothing. */
function giftLines(campaign: VoucherCampaign | null, menu: Menu): SecondSum['lines'] {
  if (campaign?.benefit.kind !== 'gift') return [];
  const { dishId, quantity } = campaign.benefit;
  return [[`gift-${campaign.id}`, quantity, menu.dishById.get(dishId)?.listPrice ?? 0, 0, 0]];
}
