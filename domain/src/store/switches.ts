import type { EpochMs } from '../time/moment.ts';
import type { OrderType, Store, StoreSwitch, SwitchedType } from './store.ts';

type Switched = Pick<Store, 'switches'>;
type Offering = Pick<Store, 'switches' | 'orderTypes'>;

/** [ST18] The most and the fewest minutes by which orders may be said to take longer. */
export const BUSY_MINUTES = { least: 5, most: 120 } as const;

/** [ST18] Whether a switch holds: the clock alone decides, and its end does not belong to it. */
export const isInForce = ({ until }: Pick<StoreSwitch, 'until'>, now: EpochMs): boolean => now < until;

/** [ST18] The switches that hold at a moment. */
export const switchesInForce = <T extends StoreSwitch>(switches: readonly T[], now: EpochMs): readonly T[] =>
  switches.filter((one) => isInForce(one, now));

/** [ST18] [ST21] The pause of a kind of order at a moment; null = it is taken. */
export function pauseOf({ switches }: Switched, type: SwitchedType, now: EpochMs): StoreSwitch | null {
  return switches.find((one) => one.type === type && one.kind === 'pause' && isInForce(one, now)) ?? null;
}

/** [ST22] By how many minutes a new order of a kind takes longer than it does otherwise. */
export function extraMinutes({ switches }: Switched, type: SwitchedType, now: EpochMs): number {
  const busy = switches.find((one) => one.type === type && one.kind === 'busy' && isInForce(one, now));
  return busy?.minutes ?? 0;
}

/** [ST21] The kinds of order a store takes for now. */
export const typesTaken = (store: Offering, now: EpochMs): readonly OrderType[] =>
  store.orderTypes.filter((type) => pauseOf(store, type, now) === null);

/** [ST21] Until when every kind a store offers is paused: the first end of them; null = it takes some, or offers none. */
export function pausedUntil(store: Offering, now: EpochMs): EpochMs | null {
  if (store.orderTypes.length === 0 || typesTaken(store, now).length > 0) return null;
  return Math.min(...store.orderTypes.map((type) => pauseOf(store, type, now)?.until ?? now));
}

/** [ST21] Whether somebody can choose a time for an order of a store: pickup, and delivery where it is scheduled. */
export const takesForLater = ({ orderTypes }: Pick<Store, 'orderTypes'>): boolean =>
  orderTypes.includes('PICKUP') || orderTypes.includes('DELIAT');
