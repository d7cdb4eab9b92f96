import { dayToWire } from '@mam/contract/time/calendar.ts';
import { nextFreeTime } from '@mam/domain/checkout/order-time.ts';
import { formatClock, formatDay } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Trx } from '../db/dialect.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { fullSlotsFrom } from '../slot/slot-places.ts';
import type { PricedOrder } from './weigh-order.ts';

/** [OR18] No place is left then: refused with the next time that has one, as words and as a time to order for. */
export async function slotFull(
  trx: Trx,
  { store, type, at }: Pick<PricedOrder, 'store' | 'type' | 'at'>,
  now: number,
): Promise<Refused<'SLOT_FULL' | 'SLOTS_FULL'>> {
  const full = await fullSlotsFrom(trx, store, now);
  const next = nextFreeTime(store, { type, now, full }, at);
  if (next === null) return refuse('SLOTS_FULL');
  const wall = wallTime(next.at, store.zone);
  const { days, hour, minute } = next.pickupAt;
  return refuse('SLOT_FULL', {
    next: `${formatClock(wall)} ${formatDay(wall, 'vi')}`,
    next_at: next.at / 1000,
    pickup_at: { number_of_days: days, hour, minute, date: dayToWire(wall) },
  });
}
