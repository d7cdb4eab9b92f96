import { isDeepStrictEqual } from 'node:util';
import { amendLines } from '@mam/domain/checkout/amend.ts';
import { missingAtDoor } from '@mam/domain/order/at-the-door.ts';
import {
  type AddedLine,
  changedLines,
  type LineWish,
  needsAgreement,
} from '@mam/domain/order/changed-lines.ts';
import type { OrderVoucher } from '@mam/domain/order/placed-order.ts';
import { amountMissing } from '@mam/domain/payment/ledger.ts';
import type { Quote, QuotedLine } from '@mam/domain/pricing/amounts.ts';
import { secondSum, type ToSum } from '@mam/domain/test/second-sum/second-sum.ts';
import { type Chance, seededChance } from '../../chance.ts';
import { randomCart } from '../random-cart.ts';
import { randomShop } from '../random-shop.ts';
import { quoteOfCart, voucherOfCart } from '../weigh-cart.ts';
import { amountsOf, type ToldLine, type ToldOrder, toldChange } from './model.ts';

/** changes of one order, one after the other: making a shop costs more than changing an order */
const CHANGES = 10;

const toldLine = ({ key, quantity, unit, kind }: QuotedLine): ToldLine => ({
  ...{ key, quantity, unit },
  gift: kind === 'gift',
});

/** An order that was sold, in the product's words and in those of the second telling. */
interface Sold {
  readonly cart: ToSum;
  readonly voucher: OrderVoucher | null;
  bill: Quote;
  told: ToldOrder;
}

function sell(cart: ToSum): Sold {
  const bill = quoteOfCart(cart);
  const { store, campaign } = cart;
  const told = {
    lines: bill.lines.map(toldLine),
    benefit: campaign?.benefit ?? null,
    ...{ serviceRate: store.serviceRate, vatRate: store.vatRate },
    ...{ shipping: bill.shipping ?? 0, discount: bill.discount },
  };
  return { cart, voucher: voucherOfCart(cart), bill, told };
}

/** Fewer of some lines; now and then a wish that makes no sense. */
function randomWishes(chance: Chance, lines: readonly QuotedLine[]): LineWish[] {
  const wishes = lines.flatMap(({ key, quantity }): LineWish[] => {
    if (chance.next() < 0.6) return [];
    const odd = chance.next();
    if (odd < 0.02) return [{ key, quantity: chance.pick([-1, quantity + 1, 1_000, 0.5]) }];
    if (odd < 0.03) return [{ key: `${key}?`, quantity: 0 }];
    const wish = { key, quantity: odd < 0.4 ? 0 : chance.whole(0, quantity) };
    return odd < 0.05 ? [wish, wish] : [wish];
  });
  return chance.next() < 0.03 ? lines.map(({ key }) => ({ key, quantity: 0 })) : wishes;
}

/** New lines at today's price, some instead of others; null = the product prices them otherwise than the second sum. */
function randomAdded(
  chance: Chance,
  { cart, bill }: Sold,
  { version, wishes }: { readonly version: number; readonly wishes: readonly LineWish[] },
): readonly AddedLine[] | null {
  if (chance.next() < 0.5) return [];
  const drawn = randomCart(chance, cart).lines.slice(0, 2);
  const lines = drawn.map((line, at) => ({ ...line, key: `+${version}.${at}` }));
  const today = { ...cart, lines, campaign: null, share: null };
  const priced = quoteOfCart(today).lines;
  const second = secondSum(today).lines.map(([key, , , unit, amount]) => [key, unit, amount]);
  if (
    !isDeepStrictEqual(
      priced.map(({ key, unit, amount }) => [key, unit, amount]),
      second,
    )
  )
    return null;
  const targets = chance.next() < 0.9 ? wishes : bill.lines;
  return priced.map((line) => ({
    line,
    insteadOf: targets.length > 0 && chance.next() < 0.5 ? chance.pick(targets).key : null,
  }));
}

const inWords = (lines: readonly ToldLine[]) =>
  lines.map(({ quantity, unit, gift }) => `${quantity} × ${unit}${gift ? ' gift' : ''}`).sort();

/** [PA15] [OR113] The fault of what was paid before beside a new total: door and surplus make up for it to the đồng. */
function wrongMoney(captured: number, before: number, total: number): string | null {
  const order = { method: 'MOMO_QR_AIO', paid: true, total, captured, returned: 0 };
  const door = missingAtDoor({ ...order, status: 'CONFIRMED' });
  if (door !== amountMissing({ total, captured, refunded: 0 })) return `the door takes ${door}`;
  if (door !== (total > captured ? total - captured : 0)) return `the door takes ${door} of ${total}`;
  const over = missingAtDoor({ ...order, status: 'COMPLETED' });
  if (over !== 0) return `${over} is taken of an order that is over`;
  return needsAgreement(before, total) === total > before ? null : 'agreement is asked for the wrong one';
}

/** The fault of one change, or null; the order goes on as the product changed it. */
function wrongWith(sold: Sold, chance: Chance, version: number): string | null {
  const { bill: before, told, voucher } = sold;
  const wishes = randomWishes(chance, before.lines);
  const added = randomAdded(chance, sold, { version, wishes });
  if (added === null) return 'new lines do not cost what they cost today';
  const changed = changedLines(before.lines, { wishes, added, version });
  const swapped = added.flatMap(({ insteadOf }) => (insteadOf === null ? [] : [insteadOf]));
  const anew = added.map(({ line }) => line);
  const should = toldChange(told, { wishes, added: anew.map(toldLine), swapped });
  if ('refused' in changed || typeof should === 'string') {
    const said = 'refused' in changed ? changed.refused : 'nothing';
    return said === should ? null : `refused with ${said} instead of ${JSON.stringify(should)}`;
  }
  const { closed, fewer, changes } = changed;
  const bill = amendLines(
    { bill: before, voucher },
    { closed, added: [...fewer.map(({ line }) => line), ...anew] },
  );
  sold.bill = bill;
  sold.told = { ...should, lines: bill.lines.map(toldLine) };
  const [is, shouldBe] = [inWords(bill.lines.map(toldLine)), inWords(should.lines)];
  if (!isDeepStrictEqual(is, shouldBe)) return `has ${is} instead of ${shouldBe}`;
  const keys = new Set(bill.lines.map(({ key }) => key));
  if (keys.size < bill.lines.length) return 'two lines have one key';
  for (const line of before.lines) {
    const now = bill.lines.find(({ key }) => key === line.key);
    if (closed.has(line.key) ? now : !isDeepStrictEqual(now, line))
      return `line ${line.key} is ${now?.amount}`;
  }
  const { itemTotal, discount, service, vat, total } = bill;
  const amounts = { itemTotal, discount, service, vat, total };
  const second = amountsOf(should);
  if (!isDeepStrictEqual(amounts, second))
    return `says ${JSON.stringify(amounts)}, the second telling ${JSON.stringify(second)}`;
  if (bill.rows.reduce((sum, { amount }) => sum + amount, 0) !== total)
    return 'the rows do not make the total';
  const gain = changes.reduce((sum, { was, now }) => sum + (now?.amount ?? 0) - (was?.amount ?? 0), 0);
  if (gain !== itemTotal - before.itemTotal) return `its changes tell ${gain}`;
  return wrongMoney(chance.pick([0, before.total, total]), before.total, total);
}

/** Changes the orders of a seed from one number to another; how many, and what was found, with the number of its order. */
export function changeCarts(seed: number, from: number, until: number) {
  const found: string[] = [];
  let changes = 0;
  for (let at = from; at < until; at += CHANGES) {
    const chance = seededChance(seed * 1_000_003 + at);
    const sold = sell({ ...randomCart(chance, randomShop(chance)), share: null });
    for (let version = 2; version < CHANGES + 2; version += 1) {
      changes += 1;
      const wrong = wrongWith(sold, chance, version);
      if (wrong === null) continue;
      found.push(`order ${at}, change ${version}: ${wrong}`);
      break;
    }
  }
  return { changes, found };
}
