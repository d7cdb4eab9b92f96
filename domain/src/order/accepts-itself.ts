import { withinHours } from '../store/hours.ts';
import type { Store } from '../store/store.ts';
import { openingHoursOf } from '../store/timetable.ts';
import type { EpochMs } from '../time/moment.ts';
import { type MayWait, waitsForAnswer } from './answer-time.ts';
import { type Promised, promiseIn, proposedMinutes } from './promise.ts';
import type { OrderKind } from './transitions.ts';

const MINUTE = 60_000;
/** devices say once a minute that they are there: one lost word is none lost yet */
const HEARD_LATELY = 2 * MINUTE;

/** The part of an order that decides whether its store takes it by itself. */
export interface MayBeTaken extends MayWait {
  readonly type: OrderKind;
  /** the delivery fee is still to be agreed */
  readonly feeOpen: boolean;
  /** [TB51] nobody of the staff has seen who sits there */
  readonly guestsUnseen: boolean;
  /** null = as soon as possible */
  readonly wantedAt: EpochMs | null;
}

/** The devices of a store, as far as they were heard of. */
export interface Devices {
  /** when one of them was heard of last; null = never */
  readonly heardAt: EpochMs | null;
}

/** [OR43] Whether a device of the store is there: it has been heard of within two minutes. */
export const isDeviceThere = ({ heardAt }: Devices, now: EpochMs): boolean =>
  heardAt !== null && Math.abs(now - heardAt) <= HEARD_LATELY;

/**
 * [OR43] The promise of an order that its store takes by itself now; null = it does not: it has not said so, is
 * closed, no device of it is there, or the order waits for somebody else's word, or nobody has seen who sits there [TB51].
 */
export function promiseByItself(
  order: MayBeTaken,
  store: Store,
  devices: Devices,
  now: EpochMs,
): Promised | null {
  if (!store.acceptsItself || order.feeOpen || order.guestsUnseen || !waitsForAnswer(order)) return null;
  if (!isDeviceThere(devices, now) || store.outOfService || !withinHours(openingHoursOf(store), now))
    return null;
  const promised = promiseIn(proposedMinutes(order, store, now), now);
  if (order.wantedAt === null || order.wantedAt <= now) return promised;
  // an appointment is kept to the second
  const early = promised.promisedAt - order.wantedAt;
  return { promisedAt: order.wantedAt, readyBy: Math.max(now, promised.readyBy - early) };
}
