import { itemIdOf } from '../cart/change-cart.ts';
import { itemsBeforeVoucher, type ReadLine } from '../cart/read-cart.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import { isDelivery } from '../delivery/is-delivery.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import { applyRate } from '../money/round.ts';
import type { OrderType, Store } from '../store/store.ts';
import { type PercentTerms, percentOff } from '../voucher/percent-off.ts';
import type { VoucherEffect, VoucherLine } from '../voucher/voucher.ts';
import type { Quote, QuotedLine, QuoteRow, QuoteShare } from './amounts.ts';

export interface ToQuote {
  /** the lines as the menu of the day says they are, at the time they are wanted */
  readonly read: readonly ReadLine[];
  readonly menu: Menu;
  readonly store: Store;
  /** checked and usable, or null */
  readonly voucher: VoucherEffect | null;
  readonly type: OrderType | 'TABLE';
  readonly shipping: ShippingFee | null;
  /** rates earned by ordering together; null or absent = none */
  readonly share?: QuoteShare | null;
}

/**
 * [PR1] [PR3] [PR4] [PR5] [PR9] [PR10] Every number of an order; app and server show and store no others. The total is
 * the items and a list of adjustments, each a row: reductions of the items first, then additions to the rest.
 */
export function quote({ read, menu, store, voucher, type, shipping, share = null }: ToQuote): Quote {
  const changed = new Map(voucher?.lines.map((line) => [line.lineKey, line]));
  const quoted = read.map((line) => quotedLine(line, changed.get(line.line.key)));
  const gifts = voucher?.lines.filter(({ state }) => state === 3) ?? [];

  const itemTotal = quoted.reduce((sum, { amount }) => sum + amount, 0);
  const discount = reductionBy(voucher, itemTotal);
  const fee = isDelivery(type) && shipping?.kind === 'fee' ? shipping.amount : null;

  return {
    lines: [...quoted, ...gifts.map((gift) => giftLine(gift, menu))],
    beforeVoucher: itemsBeforeVoucher(read),
    serviceRate: store.serviceRate,
    vatRate: store.vatRate,
    shippingToConfirm: isDelivery(type) && shipping?.kind === 'to-confirm',
    ...amountsAfterItems({ itemTotal, discount, share, fee }, store),
  };
}

interface OfItems {
  readonly itemTotal: Minor;
  readonly discount: Minor;
  readonly share: QuoteShare | null;
  readonly fee: Minor | null;
}

/** [PR4] [PR10] Everything that hangs on what the items cost, in the order in which one is worked out of another. */
function amountsAfterItems(
  { itemTotal, discount, share, fee }: OfItems,
  rates: Pick<Store, 'serviceRate' | 'vatRate'>,
): Omit<Quote, 'lines' | 'beforeVoucher' | 'serviceRate' | 'vatRate' | 'shippingToConfirm'> {
  const afterVoucher = itemTotal - discount;
  const together = applyRate(afterVoucher, share?.items ?? 0);
  const service = applyRate(afterVoucher - together, rates.serviceRate);
  const vat = applyRate(afterVoucher - together + service, rates.vatRate);
  const togetherShippingRate = share?.delivery ?? 0;
  const togetherShipping = applyRate(fee ?? 0, togetherShippingRate);
  const changes = adjustments({ discount, together, service, vat, fee, togetherShipping }, rates);
  return {
    itemTotal,
    discount,
    afterVoucher,
    together,
    togetherShipping,
    togetherShippingRate,
    service,
    vat,
    shipping: fee,
    ...summed(itemTotal, changes),
  };
}

/** [PR3] The amount a voucher takes off the items: never more than they cost; a coupon takes off nothing here. */
function reductionBy(voucher: VoucherEffect | null, itemTotal: Minor): Minor {
  if (voucher === null || voucher.coupon) return 0;
  return Math.min(itemTotal, Math.max(0, voucher.discount));
}

/** [OR33] A quote whose fee has been agreed: the fee is added, less what is let off of it, and nothing else is another. */
export function withAgreedFee(agreed: Quote, fee: Minor): Quote {
  const togetherShipping = applyRate(fee, agreed.togetherShippingRate);
  const changes = adjustments({ ...agreed, fee, togetherShipping }, agreed);
  const sums = summed(agreed.itemTotal, changes);
  return { ...agreed, shipping: fee, togetherShipping, shippingToConfirm: false, ...sums };
}

/** [VO22] A quote of one who ordered alone, less what a voucher takes off: lines and delivery stay as they were charged. */
export function withVoucher(sold: Quote, voucher: VoucherEffect): Quote {
  const { itemTotal, shipping: fee } = sold;
  const discount = reductionBy(voucher, itemTotal);
  return { ...sold, ...amountsAfterItems({ itemTotal, discount, share: null, fee }, sold) };
}

/** The parts of a bill that differ from the sale. */
export interface BillChange {
  /** keys of the lines that are not made */
  readonly closed: ReadonlySet<string>;
  /** lines beside those that stay, priced already; absent = none */
  readonly added?: readonly QuotedLine[];
  /** absent = what the voucher takes off follows no line: never more than it was */
  readonly percent?: PercentTerms | null;
  /** rates earned by the people who are left */
  readonly share: QuoteShare | null;
  /** the price of the delivery now; null = as before, not part of the total */
  readonly shipping: Minor | null;
}

/**
 * [OR66] [OR111] A bill whose lines have changed: those that stay cost what they were charged, and what hangs on their sum is
 * worked out anew, by the rates of the sale. Gifts stay last.
 */
export function withLinesChanged(
  sold: Quote,
  { closed, added = [], percent = null, share, shipping: fee }: BillChange,
): Quote {
  const kept = sold.lines.filter(({ key }) => !closed.has(key));
  const isGift = ({ kind }: QuotedLine) => kind === 'gift';
  const lines = [...kept.filter((line) => !isGift(line)), ...added, ...kept.filter(isGift)];
  const itemTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount =
    percent === null
      ? Math.min(sold.discount, itemTotal)
      : Math.min(itemTotal, percentOff(itemTotal, percent));
  const beforeVoucher = sold.beforeVoucher - (sold.itemTotal - itemTotal);
  return { ...sold, lines, beforeVoucher, ...amountsAfterItems({ itemTotal, discount, share, fee }, sold) };
}

/** [PR2] A line costs its unit price times its quantity, less what a voucher takes off the line, never below 0. */
function quotedLine(read: ReadLine, voucherLine: VoucherLine | undefined): QuotedLine {
  const { line, name, details, listUnit } = read;
  const { key, kind, note, quantity } = line;
  const changes = voucherLine !== undefined && voucherLine.state !== 3;
  const unit = changes ? voucherLine.price : read.unit;
  const off = changes ? voucherLine.discount : 0;
  const amount = Math.max(0, unit * quantity - off);
  return { key, kind, itemId: itemIdOf(line), name, details, note, quantity, listUnit, unit, amount };
}

/** [PR7] A gift is a line of its own that costs nothing. */
export function giftLine({ lineKey, itemId, quantity }: VoucherLine, menu: Menu): QuotedLine {
  const dish = menu.dishById.get(itemId);
  return {
    key: lineKey,
    kind: 'gift',
    itemId,
    name: dish?.name ?? '',
    details: [],
    note: '',
    quantity,
    listUnit: dish?.listPrice ?? 0,
    unit: 0,
    amount: 0,
  };
}

/** Changes to the sum of the items: discount and ordering together take off, the others are added. */
interface Amounts {
  readonly discount: Minor;
  readonly together: Minor;
  readonly togetherShipping: Minor;
  readonly service: Minor;
  readonly vat: Minor;
  readonly fee: Minor | null;
}

/** [PR6] Delivery whenever its fee is known, the others when they are not 0. */
function adjustments(
  { discount, together, service, vat, fee, togetherShipping }: Amounts,
  rates: Pick<Store, 'serviceRate' | 'vatRate'>,
): QuoteRow[] {
  const changes: readonly QuoteRow[] = [
    { kind: 'discount', amount: -discount, rate: null },
    { kind: 'together', amount: -together, rate: null },
    { kind: 'service', amount: service, rate: rates.serviceRate },
    { kind: 'vat', amount: vat, rate: rates.vatRate },
  ];
  const delivery: readonly QuoteRow[] = fee === null ? [] : [{ kind: 'shipping', amount: fee, rate: null }];
  const off: readonly QuoteRow[] =
    togetherShipping === 0 ? [] : [{ kind: 'together-shipping', amount: -togetherShipping, rate: null }];
  return [...changes.filter(({ amount }) => amount !== 0), ...delivery, ...off];
}

/** [PR6] The rows to show: the items and every adjustment. They add up to the total. */
function summed(itemTotal: Minor, changes: readonly QuoteRow[]): Pick<Quote, 'total' | 'rows'> {
  const rows: QuoteRow[] = [{ kind: 'items', amount: itemTotal, rate: null }, ...changes];
  return { total: rows.reduce((sum, { amount }) => sum + amount, 0), rows };
}
