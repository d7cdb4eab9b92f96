import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { onCalendar } from '@mam/domain/checkout/calendar-time.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { Day, EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { wantedAt } from '../cart/wanted-at.ts';
import { type PersistedChoices, usePersisted } from '../device/persisted.ts';
import type { StoreMenu } from '../menu/use-menu.ts';

type Heard = Pick<GroupOrder, 'role' | 'choice'>;

/** A member eats when the owner has chosen, whatever they themselves chose for another order. */
function choicesFor({ role, choice }: Heard, own: PersistedChoices, today: Day): PersistedChoices {
  if (role === 'owner' || !choice) return own;
  const { type, orderNow, pickupAt } = choice;
  return { ...own, type, orderNow, time: onCalendar(today, pickupAt) };
}

interface Own {
  readonly lines: readonly CartLine[];
  readonly choices: PersistedChoices;
}

/** [GO15] One's own dishes by today's menu, for when the owner wants the food: what is not sold then says so. */
export function ownLines(heard: Heard, { lines, choices }: Own, { store, menu }: StoreMenu, now: EpochMs) {
  const at = wantedAt(choicesFor(heard, choices, wallTime(now, store.zone)), store, now);
  const read = readCart(lines, menu, wallTime(at, store.zone));
  const sold = read.filter(({ problem }) => problem === null);
  const count = itemCount(sold.map(({ line }) => line));
  const priced = quote({ read: sold, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return { store, menu, read, count, quote: priced };
}

export function useOwnLines(heard: Heard, shop: StoreMenu, now: EpochMs) {
  const lines = usePersisted((state) => state.cart.lines);
  const choices = usePersisted((state) => state.choices);
  return useMemo(() => ownLines(heard, { lines, choices }, shop, now), [heard, lines, choices, shop, now]);
}
