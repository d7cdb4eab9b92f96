import type { OrderType } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';
import { minutesFor, type StoreMinutes } from './promise.ts';

const MINUTE = 60_000;

/** The part of an order that decides from when its kitchen cooks it. */
export interface Appointed {
  readonly type: OrderType;
  /** null = as soon as possible */
  readonly wantedAt: EpochMs | null;
  /** when the kitchen has promised to be done; null = it was not said */
  readonly readyBy: EpochMs | null;
}

/**
 * [OR98] From when an order for a chosen time is its kitchen's: the kitchen's minutes before it is to be done, which without
 * a promise is the way before it is wanted; null = at once.
 */
export function startsAt({ type, wantedAt, readyBy }: Appointed, store: StoreMinutes): EpochMs | null {
  if (wantedAt === null) return null;
  // a kitchen that is busy now will have cooked that by then [ST22]
  const { kitchen, way } = minutesFor({ ...store, switches: [] }, type, wantedAt);
  return (readyBy ?? wantedAt - way * MINUTE) - kitchen * MINUTE;
}

/** [OR98] Whether an order is for later: the moment its kitchen begins lies ahead. */
export const isForLater = (order: Appointed, store: StoreMinutes, now: EpochMs): boolean =>
  now < (startsAt(order, store) ?? now);
