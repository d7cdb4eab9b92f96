import type { CartLine } from '../cart/cart-line.ts';
import { itemIdOf } from '../cart/change-cart.ts';
import { itemsBeforeVoucher, type ReadLine, readCart } from '../cart/read-cart.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import { isDelivery } from '../delivery/shipping-fee.ts';
import type { Menu } from '../menu/menu.ts';
import type { BasisPoints, Minor } from '../money/currency.ts';
import { applyRate } from '../money/round.ts';
import type { OrderType, Store } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';
import { wallTime } from '../time/wall-time.ts';
import type { VoucherEffect, VoucherLine } from '../voucher/voucher.ts';
import type { Quote, QuotedLine, QuoteRow } from './amounts.ts';

export interface ToQuote {
  readonly lines: readonly CartLine[];
  readonly menu: Menu;
  readonly store: Store;
  /** checked and usable, or null */
  readonly voucher: VoucherEffect | null;
  readonly type: OrderType | 'TABLE';
  readonly shipping: ShippingFee | null;
  /** when the food is wanted: decides what is sold, not what it costs */
  readonly at: EpochMs;
}

/** [PR1] [PR3] [PR4] [PR5] [PR9] Every number of an order. Both the app and the server show and store only what this answers. */
export function quote({ lines, menu, store, voucher, type, shipping, at }: ToQuote): Quote {
  const read = readCart(lines, menu, wallTime(at, store.zone), { table: type === 'TABLE' });
  const changed = new Map(voucher?.lines.map((line) => [line.lineKey, line]));
  const quoted = read.map((line) => quotedLine(line, changed.get(line.line.key)));
  const gifts = voucher?.lines.filter(({ state }) => state === 3) ?? [];

  const itemTotal = quoted.reduce((sum, { amount }) => sum + amount, 0);
  const discount =
    voucher === null || voucher.coupon ? 0 : Math.min(itemTotal, Math.max(0, voucher.discount));
  const afterVoucher = itemTotal - discount;
  const service = applyRate(afterVoucher, store.serviceRate);
  const vat = applyRate(afterVoucher + service, store.vatRate);
  const fee = isDelivery(type) && shipping?.kind === 'fee' ? shipping.amount : null;

  return {
    lines: [...quoted, ...gifts.map((gift) => giftLine(gift, menu))],
    beforeVoucher: itemsBeforeVoucher(read),
    itemTotal,
    discount,
    afterVoucher,
    serviceRate: store.serviceRate,
    service,
    vatRate: store.vatRate,
    vat,
    shipping: fee,
    shippingToConfirm: isDelivery(type) && shipping?.kind === 'to-confirm',
    ...summed({ itemTotal, discount, service, vat, fee }, store),
  };
}

/** [OR33] A quote whose fee has been agreed: the fee is added, nothing else is another. */
export function withAgreedFee(agreed: Quote, fee: Minor): Quote {
  return { ...agreed, shipping: fee, shippingToConfirm: false, ...summed({ ...agreed, fee }, agreed) };
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
function giftLine({ lineKey, itemId, quantity }: VoucherLine, menu: Menu): QuotedLine {
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

interface Amounts {
  readonly itemTotal: Minor;
  readonly discount: Minor;
  readonly service: Minor;
  readonly vat: Minor;
  readonly fee: Minor | null;
}

type Rates = Pick<Store, 'serviceRate' | 'vatRate'>;

function summed(amounts: Amounts, rates: Rates): Pick<Quote, 'total' | 'rows'> {
  const { itemTotal, discount, service, vat, fee } = amounts;
  return { total: itemTotal - discount + service + vat + (fee ?? 0), rows: rows(amounts, rates) };
}

/** [PR6] The rows to show: items always, delivery whenever its fee is known, the rest when it is not 0. They add up to the total. */
function rows({ itemTotal, discount, service, vat, fee }: Amounts, rates: Rates): QuoteRow[] {
  const shown: QuoteRow[] = [{ kind: 'items', amount: itemTotal, rate: null }];
  const add = (kind: QuoteRow['kind'], amount: Minor, rate: BasisPoints | null): void => {
    if (amount !== 0) shown.push({ kind, amount, rate });
  };
  add('discount', -discount, null);
  add('service', service, rates.serviceRate);
  add('vat', vat, rates.vatRate);
  if (fee !== null) shown.push({ kind: 'shipping', amount: fee, rate: null });
  return shown;
}
