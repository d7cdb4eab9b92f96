import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemIdOf } from '@mam/domain/cart/change-cart.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { priceChanges } from './price-change.ts';

function costIn({ store, menu }: StoreMenu, lines: readonly CartLine[], at: EpochMs): Quote {
  const known = lines.filter((line) => {
    const id = itemIdOf(line);
    return line.kind === 'dish' ? menu.dishById.has(id) : menu.comboById.has(id);
  });
  // only items are compared, so a pickup will do: it has no fee
  const read = readCart(known, menu, wallTime(at, store.zone));
  return quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
}

/** The same cart by the menu the diner saw and by today's; null when it costs the same, line by line. */
export function priceNews(
  seen: StoreMenu,
  today: StoreMenu,
  lines: readonly CartLine[],
  at: EpochMs,
): { readonly before: Quote; readonly after: Quote } | null {
  const [before, after] = [costIn(seen, lines, at), costIn(today, lines, at)];
  return priceChanges(before, after).length > 0 ? { before, after } : null;
}
