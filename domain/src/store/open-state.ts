import type { EpochMs } from '../time/moment.ts';
import { nextOpening, openUntil, withinHours } from './hours.ts';
import type { Store } from './store.ts';
import { deliveryHoursOf, openingHoursOf } from './timetable.ts';

/** What a store does now. until is the last open minute, null = not within a day and a night. */
export type OpenState =
  | { readonly state: 'open'; readonly until: EpochMs | null }
  | { readonly state: 'closed'; readonly opensAt: EpochMs | null; readonly takesScheduled: boolean }
  | { readonly state: 'paused' };

/** [ST1] [ST2] [ST5] [ST11] Paused without order types; closed without a menu, out of service or outside the hours; else open. */
export function openState(store: Store, now: EpochMs): OpenState {
  if (store.orderTypes.length === 0) return { state: 'paused' };
  if (!store.hasMenu) return { state: 'closed', opensAt: null, takesScheduled: false };
  const takesScheduled = store.orderTypes.includes('DELIAT');
  // Nobody knows when a store comes back into service, so it names no opening.
  if (store.outOfService) return { state: 'closed', opensAt: null, takesScheduled };
  if (isOpenAt(store, now)) return { state: 'open', until: openUntil(openingHoursOf(store), now) };
  return { state: 'closed', opensAt: nextOpening(openingHoursOf(store), now), takesScheduled };
}

/** [ST3] [ST4] Whether an instant lies within the store's hours. */
export function isOpenAt(store: Store, at: EpochMs): boolean {
  return withinHours(openingHoursOf(store), at);
}

/** [ST6] Whether scheduled delivery runs at an instant. */
export function isDeliveredAt(store: Store, at: EpochMs): boolean {
  return withinHours(deliveryHoursOf(store), at);
}
