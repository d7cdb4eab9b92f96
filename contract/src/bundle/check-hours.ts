import type { DayRange, Store } from '@mam/domain/store/store.ts';
import type { BundleStore } from './bundle.schema.ts';
import type { Tell } from './mistake.ts';

const SAYS_NOTHING =
  'begins and ends in the same minute: 00:00 to 24:00 is a whole day, and closed is a day without hours';

function checkRanges(ranges: readonly DayRange[], path: string, tell: Tell): void {
  for (const [index, { start, end }] of ranges.entries())
    if (start === end) tell(`${path}[${index}].Time_End`, SAYS_NOTHING);
}

/** [ST15] Other systems write a whole day so, and others none at all: nobody means the one minute of ST3. */
export function checkHours(wire: BundleStore, store: Store, path: string, tell: Tell): void {
  const field = wire.delivery_times?.length ? 'delivery_times' : 'business_times';
  checkRanges(store.hours, `${path}.${field}`, tell);
  checkRanges(store.deliveryHours, `${path}.time_delivery`, tell);
  for (const [index, { hours }] of store.specialDays.entries())
    checkRanges(hours, `${path}.special_days[${index}].hours`, tell);
}
