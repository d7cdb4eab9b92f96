// Changed orders told a second time, from docs/rules: importing types only, so that a mistake of the product cannot hide here.
import type { VoucherBenefit } from '@mam/domain/voucher/voucher.ts';

/** A line that is made. unit is in the smallest unit of the currency. */
export interface ToldLine {
  readonly key: string;
  readonly quantity: number;
  readonly unit: number;
  readonly gift: boolean;
}

/** An order with the terms of its sale. */
export interface ToldOrder {
  readonly lines: readonly ToldLine[];
  readonly benefit: VoucherBenefit | null;
  readonly serviceRate: number;
  readonly vatRate: number;
  readonly shipping: number;
  /** taken off by a code so far */
  readonly discount: number;
}

export interface ToldWish {
  readonly wishes: readonly { readonly key: string; readonly quantity: number }[];
  readonly added: readonly ToldLine[];
  /** keys of lines that new ones stand in for */
  readonly swapped: readonly string[];
}

/** [MO3] A part of an amount, halves up. */
const part = (amount: number, rate: number): number =>
  Number((2n * BigInt(amount) * BigInt(rate) + 10_000n) / 20_000n);

export const costOf = (lines: readonly ToldLine[]): number =>
  lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);

/** [VO19] A percentage follows the lines up to its cap; any other reduction is never more than it was. */
function taken(items: number, { benefit, discount }: ToldOrder): number {
  if (benefit?.kind !== 'percent') return Math.min(items, discount);
  return Math.min(items, part(items, benefit.rate), benefit.atMost ?? items);
}

/** [OR111] The amounts of an order, by the rates of its sale. */
export function amountsOf(order: ToldOrder) {
  const itemTotal = costOf(order.lines);
  const discount = taken(itemTotal, order);
  const after = itemTotal - discount;
  const service = part(after, order.serviceRate);
  const vat = part(after + service, order.vatRate);
  return { itemTotal, discount, service, vat, total: after + service + vat + order.shipping };
}

/** [OR111] The order after a wish, or the word with which it is refused. what is left of a line has no key here. */
export function toldChange(order: ToldOrder, { wishes, added, swapped }: ToldWish): ToldOrder | string {
  const wished = new Map<string, number>();
  for (const { key, quantity } of wishes) {
    const line = order.lines.find((one) => one.key === key);
    const possible = line && Number.isInteger(quantity) && quantity >= 0 && quantity <= line.quantity;
    if (!possible || wished.has(key)) return 'CHANGE_LINES';
    wished.set(key, quantity);
  }
  if (new Set(swapped).size < swapped.length) return 'CHANGE_LINES';
  if (swapped.some((key) => wished.get(key) !== 0)) return 'CHANGE_LINES';
  const isTouched = ({ key, quantity }: ToldLine) => (wished.get(key) ?? quantity) !== quantity;
  const touched = order.lines.filter(isTouched);
  if (touched.length + added.length === 0) return 'CHANGE_NOTHING';
  const rests = touched
    .map((line) => ({ ...line, quantity: wished.get(line.key) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const kept = order.lines.filter((line) => !isTouched(line));
  const lines = [...kept, ...rests, ...added];
  if (lines.every(({ gift }) => gift)) return 'CHANGE_EMPTY';
  const changed = { ...order, lines };
  return { ...changed, discount: amountsOf(changed).discount };
}
