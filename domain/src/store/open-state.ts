import type { EpochMs } from '../time/moment.ts';
import { nextOpening, openUntil, withinHours } from './hours.ts';
import type { Store } from './store.ts';
import { pausedUntil } from './switches.ts';
import { deliveryHoursOf, openingHoursOf } from './timetable.ts';

/** A store at a moment. until is the last open minute, null = not within a day and a night. */
export type OpenState =
  | { readonly state: 'open'; readonly until: EpochMs | null }
  | { readonly state: 'closed'; readonly opensAt: EpochMs | null; readonly takesScheduled: boolean }
  /** until = staff have paused every kind of order until then, and some may be ordered for later; null = nobody knows */
  | { readonly state: 'paused'; readonly until: EpochMs | null }
  | { readonly state: 'unpublished' };

/** [ST16] [ST1] Why a store takes no order of any kind, whatever the clock says; null = it takes some. */
export function takesNothing({
  listed,
  orderTypes,
}: Pick<Store, 'listed' | 'orderTypes'>): { readonly refused: 'STORE_UNPUBLISHED' | 'STORE_PAUSED' } | null {
  if (!listed) return { refused: 'STORE_UNPUBLISHED' };
  return orderTypes.length === 0 ? { refused: 'STORE_PAUSED' } : null;
}

/** [ST1] [ST2] [ST5] [ST11] [ST16] [ST21] Paused without order types; closed without a menu, out of service or outside the hours; paused while all it takes is; else open. */
export function openState(store: Store, now: EpochMs): OpenState {
  const nothing = takesNothing(store);
  if (nothing)
    return nothing.refused === 'STORE_PAUSED' ? { state: 'paused', until: null } : { state: 'unpublished' };
  if (!store.hasMenu) return { state: 'closed', opensAt: null, takesScheduled: false };
  const takesScheduled = store.orderTypes.includes('DELIAT');
  // Nobody knows when a store comes back into service, so it names no opening.
  if (store.outOfService) return { state: 'closed', opensAt: null, takesScheduled };
  if (isOpenAt(store, now)) {
    const until = pausedUntil(store, now);
    return until === null
      ? { state: 'open', until: openUntil(openingHoursOf(store), now) }
      : { state: 'paused', until };
  }
  return { state: 'closed', opensAt: nextOpening(openingHoursOf(store), now), takesScheduled };
}

/** Whether a store serves at a moment, whatever kinds of order it has paused: published, with a menu, in service, within its hours. */
export const isServing = (store: Store, now: EpochMs): boolean =>
  takesNothing(store) === null && store.hasMenu && !store.outOfService && isOpenAt(store, now);

/** [ST3] [ST4] Whether an instant lies within the store's hours. */
export function isOpenAt(store: Store, at: EpochMs): boolean {
  return withinHours(openingHoursOf(store), at);
}

/** [ST6] Whether scheduled delivery runs at an instant. */
export function isDeliveredAt(store: Store, at: EpochMs): boolean {
  return withinHours(deliveryHoursOf(store), at);
}
