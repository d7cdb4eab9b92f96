import { isDeepStrictEqual } from 'node:util';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderVoucher } from '@mam/domain/order/placed-order.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { type SecondSum, secondSum, type ToSum } from '@mam/domain/test/second-sum/second-sum.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { voucherEffect } from '@mam/domain/voucher/effect.ts';
import { type Chance, seededChance } from '../chance.ts';
import { randomCart } from './random-cart.ts';
import { randomShop } from './random-shop.ts';

/** Monday, 30 November 2026, 12:00 in Ho Chi Minh City. */
const NOON = Date.UTC(2026, 10, 30, 5);
/** carts of one shop: making a shop costs more than filling a cart */
const CARTS_OF_A_SHOP = 10;

/** How each kind of order is asked for; a delivery at a time has none yet, and is worked out for now. */
const KINDS = {
  DELI: { type: 'DELI', orderNow: true, table: '' },
  DELIAT: { type: 'DELIAT', orderNow: false, table: '' },
  PICKUP: { type: 'PICKUP', orderNow: true, table: '' },
  TABLE: { type: 'PICKUP', orderNow: true, table: '7' },
} as const;

/** The fields of a draft that change no amount. */
const NOBODY = { pickupAt: NO_TIME, name: '', phone: '', note: '', paymentMethod: null, preview: false };

/** A cart on the way to its order, and the effect of its code there; null = none. */
function openedCart({ lines, menu, store, campaign, type, address }: ToSum) {
  const { table, ...kind } = KINDS[type];
  const draft = { ...NOBODY, ...kind, lines, address, ...(table && { table }) };
  const open = openCheckout(draft, { store, menu }, { now: NOON });
  return { open, effect: campaign && voucherEffect(campaign, open.counted, open.itemTotal) };
}

/** The product's quote for a cart: by the checkout that app and server call [CH1] [CH2]. */
export function quoteOfCart(cart: ToSum): Quote {
  const { open, effect } = openedCart(cart);
  return checkout(open, { voucher: effect, share: cart.share ?? null }).quote;
}

/** The code of a cart as its order keeps it [VO19]; null = none. */
export function voucherOfCart(cart: ToSum): OrderVoucher | null {
  const { effect } = openedCart(cart);
  if (effect === null) return null;
  const { code, campaignName: name, coupon, percent = null } = effect;
  return { code, name, coupon, percent };
}

/** A quote in the shape of the second sum. */
export function asSum(said: Quote): SecondSum {
  const { beforeVoucher, itemTotal, discount, afterVoucher, service, vat, total } = said;
  const { together, togetherShipping } = said;
  return {
    lines: said.lines.map(({ key, quantity, listUnit, unit, amount }) => [
      key,
      quantity,
      listUnit,
      unit,
      amount,
    ]),
    beforeVoucher,
    itemTotal,
    discount,
    afterVoucher,
    together,
    togetherShipping,
    service,
    vat,
    shipping: said.shipping,
    shippingToConfirm: said.shippingToConfirm,
    total,
    rows: said.rows.map(({ kind, amount }) => [kind, amount]),
  };
}

/** The fault of a quote whatever was ordered: rows and lines add up, nothing is negative or a fraction. */
function broken(said: SecondSum): string | null {
  const rows = said.rows.reduce((sum, [, amount]) => sum + amount, 0);
  if (rows !== said.total) return `the rows make ${rows}, the total is ${said.total}`;
  const lines = said.lines.reduce((sum, [, , , , amount]) => sum + amount, 0);
  if (lines !== said.itemTotal) return `the lines make ${lines}, the items ${said.itemTotal}`;
  const { beforeVoucher, itemTotal, discount, afterVoucher, service, vat, shipping, total } = said;
  const all = [beforeVoucher, itemTotal, discount, afterVoucher, service, vat, shipping ?? 0, total];
  for (const amount of [...all, ...said.lines.flatMap(([, , list, unit, sum]) => [list, unit, sum])])
    if (!Number.isSafeInteger(amount) || amount < 0) return `${amount} is no amount`;
  return null;
}

/** Another order of the same lines: what comes out must be the same but for their order. */
function shuffled(cart: ToSum, chance: Chance): ToSum {
  const lines = [...cart.lines];
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const other = chance.whole(0, at);
    [lines[at], lines[other]] = [lines[other] as never, lines[at] as never];
  }
  return { ...cart, lines };
}

/** null, or what is wrong with the product's numbers of a cart. */
function wrongWith(cart: ToSum, chance: Chance): string | null {
  const said = asSum(quoteOfCart(cart));
  const second = secondSum(cart);
  if (!isDeepStrictEqual(said, second))
    return `the product says ${JSON.stringify(said)}, the second sum ${JSON.stringify(second)}`;
  const unsound = broken(said);
  if (unsound) return unsound;
  const { lines: _, ...amounts } = said;
  const { lines: __, ...others } = asSum(quoteOfCart(shuffled(cart, chance)));
  return isDeepStrictEqual(amounts, others) ? null : 'the order of the lines changes an amount';
}

/** Weighs the carts of a seed from one number to another; how many, and what was found, with the number of its shop. */
export function weighCarts(seed: number, from: number, until: number): { carts: number; found: string[] } {
  const found: string[] = [];
  for (let at = from; at < until; at += CARTS_OF_A_SHOP) {
    const chance = seededChance(seed * 1_000_003 + at);
    const shop = randomShop(chance);
    for (let cart = at; cart < Math.min(until, at + CARTS_OF_A_SHOP); cart += 1) {
      const asked = randomCart(chance, shop);
      const wrong = wrongWith(asked, chance);
      if (wrong) found.push(`cart ${cart}: ${wrong}`);
    }
  }
  return { carts: until - from, found };
}
