import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { onCalendar } from '@mam/domain/checkout/calendar-time.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { Day, EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { wantedAt } from '../cart/wanted-at.ts';
import { type PersistedChoices, usePersisted } from '../device/persisted.ts';
import type { StoreMenu } from '../menu/use-menu.ts';

type GroupOrderSetting = Pick<GroupOrderWire, 'role' | 'setting'>;

/** A member eats when the owner has chosen, whatever they themselves chose for another order. */
function choicesFor(
  { role, setting }: GroupOrderSetting,
  own: PersistedChoices,
  today: Day,
): PersistedChoices {
  if (role === 'owner' || !setting) return own;
  const { type, is_order_now: orderNow, pickup_at: at } = setting;
  const time = onCalendar(today, { days: at.number_of_days, hour: at.hour, minute: at.minute });
  return { ...own, type, orderNow, time };
}

interface Own {
  readonly lines: readonly CartLine[];
  readonly choices: PersistedChoices;
}

/** [GO15] One's own dishes by today's menu, for when the owner wants the food: what is not sold then says so. */
export function ownLines(
  heard: GroupOrderSetting,
  { lines, choices }: Own,
  { store, menu }: StoreMenu,
  now: EpochMs,
) {
  const at = wantedAt(choicesFor(heard, choices, wallTime(now, store.zone)), store, now);
  const read = readCart(lines, menu, wallTime(at, store.zone));
  const sold = read.filter(({ problem }) => problem === null);
  const count = itemCount(sold.map(({ line }) => line));
  const priced = quote({ read: sold, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return { store, menu, read, count, quote: priced };
}

export function useOwnLines(heard: GroupOrderSetting, shop: StoreMenu, now: EpochMs) {
  const lines = usePersisted((state) => state.cart.lines);
  const choices = usePersisted((state) => state.choices);
  return useMemo(() => ownLines(heard, { lines, choices }, shop, now), [heard, lines, choices, shop, now]);
}
