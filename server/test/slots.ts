import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { addDays } from '@mam/domain/time/days.ts';
import { epochAtWallTime, wallTime } from '@mam/domain/time/wall-time.ts';

export const VIETNAM = 'Asia/Ho_Chi_Minh';
const DAY = 86_400_000;

/** A bundle whose first store takes only so many orders a slot. */
export function withSlots(bundle: Bundle, slots: Bundle['stores'][number]['order_slots']): Bundle {
  const [first, ...rest] = bundle.stores;
  if (!first || !slots) throw new Error('a store and its slots');
  return { ...bundle, stores: [{ ...first, order_slots: slots }, ...rest] };
}

/** Tomorrow at this time, as the wall of the store shows it. */
export function tomorrowAt(hour: number, minute: number): number {
  const at = epochAtWallTime(addDays(wallTime(Date.now(), VIETNAM), 1), hour, minute, VIETNAM);
  if (at === null) throw new Error('no such time');
  return at;
}

/** An order to collect at an instant, as it is said at another: tests may run over midnight. */
export function collectedAt(
  at: number,
  now = Date.now(),
): Pick<OrderDraft, 'type' | 'orderNow' | 'pickupAt'> {
  const { hour, minute } = wallTime(at, VIETNAM);
  const midnight = (of: number) => {
    const { year, month, day } = wallTime(of, VIETNAM);
    return Date.UTC(year, month - 1, day);
  };
  const days = (midnight(at) - midnight(now)) / DAY;
  return { type: 'PICKUP', orderNow: false, pickupAt: { days, hour, minute } };
}
