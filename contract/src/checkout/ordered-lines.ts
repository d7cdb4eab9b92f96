import type { OrderedLine } from '@mam/domain/cart/buy-again.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { minorFromTyped, WireError } from '../money/money-wire.ts';
import { entriesOf } from '../order/entries.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import { readSentLines } from './sent-lines.ts';

interface Reading {
  readonly menu: Menu;
  readonly currency: Currency;
  /** makes a key no cart has yet */
  readonly newKey: () => string;
}

/** The part of an order's answer that says what was ordered. */
type OrderedBefore = Pick<OrderDetail, 'items' | 'quote' | 'is_mine'> & Partial<Pick<OrderDetail, 'group'>>;

/** [VO4] Of these only the order as a whole says that a voucher made some of them cheaper. */
const hasCutPrices = ({ quote }: OrderedBefore): boolean => quote.origin_amount !== quote.item_amount;

/**
 * [CA13] [GO19] The lines of an order that was placed, to be bought again: combos with their parts, gifts left out. Never
 * throws: of lines that make no sense there are none.
 */
export function readOrderedLines(wire: OrderedBefore, { menu, currency, newKey }: Reading): OrderedLine[] {
  const lines = entriesOf(wire.quote.lines);
  const gifts = new Set(lines.filter(({ kind }) => kind === 'gift').map(({ Pr_Key }) => Pr_Key));
  // [GO19] oneself stands first among the people of an order
  const self = wire.is_mine ? undefined : entriesOf(wire.group?.sessions)[0]?.user_id;
  const items = entriesOf(wire.items).filter(
    ({ Pr_Key, uid }) => !gifts.has(Pr_Key) && (self === undefined || uid === self),
  );
  const listPrices = new Map(lines.map(({ Pr_Key, origin_price }) => [Pr_Key, origin_price]));
  const cut = hasCutPrices(wire);
  try {
    return readSentLines(items, menu).map((line) => {
      const item = items.find(({ Pr_Key }) => Pr_Key === line.key);
      const unsure = item === undefined || (cut && item.price !== listPrices.get(line.key));
      return {
        line: { ...line, key: newKey(), origin: null },
        name: item?.item_name ?? '',
        unit: unsure ? null : minorFromTyped(item.price, currency),
      };
    });
  } catch (fault) {
    if (fault instanceof WireError) return [];
    throw fault;
  }
}
