import { AWAY, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import type { WallTime } from '../time/moment.ts';
import type { CartChange, SeenLine } from './cart-changes.ts';
import type { CartLine } from './cart-line.ts';
import { itemIdOf } from './change-cart.ts';
import { type ReadLine, readCart } from './read-cart.ts';
import { choiceKey } from './same-line.ts';

/** A line of an order that was placed, as a line of a cart. */
export interface OrderedLine {
  /** under a key of its own: that of the order belongs to the order */
  readonly line: CartLine;
  /** its name at the time */
  readonly name: string;
  /** the price of one then, options included; null = a voucher made that price */
  readonly unit: Minor | null;
}

/** An old order as it can be bought again today. */
export interface BoughtAgain {
  /** for the cart, in the order's order; things not to be had just now are among them, and say so there [CA7] */
  readonly lines: readonly CartLine[];
  /** as they were ordered [CA10] */
  readonly seen: readonly SeenLine[];
  /** things that are no longer sold */
  readonly gone: readonly CartChange[];
  /** how many lines are not as they were */
  readonly changed: number;
}

/**
 * [CA13] The lines of an order as the menu sells them at a wall time: things no longer sold are named and left out, the
 * rest is offered, with the order's own names and prices as the last the diner saw.
 */
export function buyAgain(
  ordered: readonly OrderedLine[],
  menu: Menu,
  at: WallTime,
  place: ListingPlace = AWAY,
): BoughtAgain {
  const lines = ordered.map(({ line }) => line);
  const read = readCart(lines, menu, at, place).map((today, index) => ({
    today,
    past: lineAsOrdered(ordered[index], today),
  }));
  const sold = read.filter(({ today }) => today.problem !== 'GONE');
  const gone = read.filter(({ today }) => today.problem === 'GONE');
  return {
    lines: sold.map(({ today }) => today.line),
    seen: sold.map(({ past }) => past),
    gone: gone.map(({ past: { key, name, unit } }) => ({ key, name, was: unit, is: null })),
    changed: read.filter(({ today, past }) => today.problem !== null || past.unit !== today.unit).length,
  };
}

/** [CA10] A line as it was ordered; a price that is not known was today's. */
function lineAsOrdered(ordered: OrderedLine | undefined, { line, name, unit }: ReadLine): SeenLine {
  return {
    key: line.key,
    kind: line.kind,
    id: itemIdOf(line),
    choice: choiceKey(line),
    name: ordered?.name || name,
    unit: ordered?.unit ?? unit,
  };
}

/** Where somebody orders; storeId 0 = nowhere yet. */
interface StoreName {
  readonly brand: string;
  readonly storeId: number;
}

/** Questions to a diner before their cart is filled. */
export interface BuyAgainQuestions {
  /** it takes them to another store than the one they are in */
  readonly store: boolean;
  /** the cart there holds something else, which goes */
  readonly cart: boolean;
}

/** [CA14] The questions before an order of a store fills its cart with `lines`; `held` lies in that cart now. */
export function questionsBeforeBuyAgain(
  order: StoreName,
  here: StoreName,
  { held, lines }: { readonly held: readonly CartLine[]; readonly lines: readonly CartLine[] },
): BuyAgainQuestions {
  const elsewhere = order.brand !== here.brand || order.storeId !== here.storeId;
  return {
    store: here.storeId !== 0 && elsewhere,
    cart: held.length > 0 && !holdTheSame(held, lines),
  };
}

/** [CA14] Whether two carts hold the same choices, as many of each: then nothing is lost, and nothing to be done. */
export function holdTheSame(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(counted(one)) === JSON.stringify(counted(other));
}

const counted = (lines: readonly CartLine[]): string[] =>
  lines.map((line) => `${line.quantity} ${choiceKey(line)}`).sort();
