import { isDelivery } from '../delivery/is-delivery.ts';
import type { Store } from '../store/store.ts';
import { extraMinutes } from '../store/switches.ts';
import type { EpochMs } from '../time/moment.ts';
import { type OrderStatus, type StatusGroup, statusGroup } from './status.ts';
import type { MoveRefusal, OrderKind } from './transitions.ts';

const MINUTE = 60_000;
/** no food is at the door the moment it leaves the pan */
const SHORTEST_WAY = 5;
/** where a store does not say how long it takes to the door */
const USUAL_WAY = 10;
/** an appointment that is nearly there still takes a moment */
const FEWEST_MINUTES = 5;

/** How long an order takes from when it is accepted, in minutes; way 0 = nobody brings it. */
export interface KitchenAndWay {
  readonly kitchen: number;
  readonly way: number;
}

/** The promise of an order: when its diner has it, and when the kitchen is done with it. */
export interface Promised {
  /** a delivery at the door, everything else ready */
  readonly promisedAt: EpochMs;
  readonly readyBy: EpochMs;
}

/** The minutes of a store: of its kitchen, from the order to a door (null = it does not say), and what is switched on. */
export type StoreMinutes = Pick<Store, 'prepMinutes' | 'deliveryMinutes' | 'switches'>;

/** Of a store that is gone, or has not said yet what it needs. */
export const USUAL_MINUTES: StoreMinutes = { prepMinutes: 15, deliveryMinutes: null, switches: [] };

/**
 * [OR68] [ST22] A store needs for a new order the kitchen's minutes, more while it is busy, and, for a delivery, what its
 * time to the door leaves beyond them.
 */
export function minutesFor(store: StoreMinutes, type: OrderKind, now: EpochMs): KitchenAndWay {
  const { prepMinutes, deliveryMinutes } = store;
  const kitchen = prepMinutes + extraMinutes(store, type, now);
  if (!isDelivery(type)) return { kitchen, way: 0 };
  if (deliveryMinutes === null) return { kitchen, way: USUAL_WAY };
  return { kitchen, way: Math.max(SHORTEST_WAY, deliveryMinutes - prepMinutes) };
}

/** [OR68] All of it: until the food is ready, of a delivery until it is at the door. */
export const minutesUntilThere = (store: StoreMinutes, type: OrderKind, now: EpochMs): number => {
  const { kitchen, way } = minutesFor(store, type, now);
  return kitchen + way;
};

/** [OR68] The minutes proposed for an order that is accepted now: what the store needs, for an appointment what is left until then. */
export function proposedMinutes(
  { type, wantedAt }: { readonly type: OrderKind; readonly wantedAt: EpochMs | null },
  store: StoreMinutes,
  now: EpochMs,
): KitchenAndWay {
  const needs = minutesFor(store, type, now);
  if (wantedAt === null) return { ...needs, kitchen: Math.max(1, needs.kitchen) };
  const left = Math.max(FEWEST_MINUTES, Math.ceil((wantedAt - now) / MINUTE));
  const way = Math.min(needs.way, left - 1);
  return { kitchen: left - way, way };
}

/** [OR68] Accepting an order now promises this. */
export function promiseIn({ kitchen, way }: KitchenAndWay, now: EpochMs): Promised {
  const readyBy = now + kitchen * MINUTE;
  return { promisedAt: readyBy + way * MINUTE, readyBy };
}

/** [OR68] The same, where the whole is said and how much of it the way takes; a program that does not say leaves it to the kitchen. */
export function promiseWithin(
  { minutes, way = 0 }: { readonly minutes: number; readonly way?: number | undefined },
  type: OrderKind,
  now: EpochMs,
): Promised {
  const driven = isDelivery(type) ? Math.min(way, minutes) : 0;
  return promiseIn({ kitchen: minutes - driven, way: driven }, now);
}

const ACCEPTED: readonly StatusGroup[] = [
  'CONFIRMED',
  'ASSIGNING',
  'ACCEPTED',
  'AHA_CANCELLED',
  'IN_PROCESS',
  'SHIPPING',
];

/** The part of an order that decides whether its diner still waits for what was promised. */
export interface Awaited {
  /** null = one nobody knows, shown as preparing */
  readonly status: OrderStatus | null;
  /** fetched, or eaten here */
  readonly pickup: boolean;
  /** the kitchen is done with it */
  readonly ready: boolean;
}

/** [OR70] Whether an order is taken and its promise still open: not yet ready, of a delivery not yet at the door. */
export const isAwaited = ({ status, pickup, ready }: Awaited): boolean =>
  ACCEPTED.includes(statusGroup(status)) && !(pickup && (ready || status === 'WAIT_PICKUP'));

/** The moments that decide when an order is due. */
export interface DueMoments {
  readonly promisedAt: EpochMs | null;
  readonly wantedAt?: EpochMs | null;
}

/** [OR70] When an order is due: as it was promised, without that as it was wanted; null = as soon as it can be. */
export const dueAt = ({ promisedAt, wantedAt = null }: DueMoments): EpochMs | null => promisedAt ?? wantedAt;

/** [OR70] Whether an order is due and the diner still waits. */
export const isLate = (order: Awaited & DueMoments, now: EpochMs): boolean => {
  const due = dueAt(order);
  return due !== null && now > due && isAwaited(order);
};

/** An accepted order whose promise may be moved. */
export interface Promising extends Omit<Awaited, 'pickup' | 'status'> {
  readonly status: OrderStatus;
  readonly type: OrderKind;
  /** null = a partner took it, and nobody has promised anything */
  readonly promisedAt: EpochMs | null;
  /** null = the same moment */
  readonly readyBy: EpochMs | null;
}

/**
 * [OR69] A new promise, so many minutes later than the one before, or than now where that has passed. While the kitchen
 * cooks its own moment moves and the way stays as long; afterwards the arrival alone moves.
 */
export function laterPromise(
  { status, type, ready, promisedAt, readyBy }: Promising,
  minutes: number,
  now: EpochMs,
): Promised | MoveRefusal {
  const pickup = !isDelivery(type);
  if (!isAwaited({ status, pickup, ready })) return { refused: 'WRONG_STATUS', status };
  const before = promisedAt ?? now;
  const cookedBy = readyBy ?? before;
  const group = statusGroup(status);
  if (ready || group === 'SHIPPING' || group === 'IN_PROCESS')
    return { promisedAt: Math.max(now, before) + minutes * MINUTE, readyBy: cookedBy };
  const way = Math.max(0, before - cookedBy);
  const anew = Math.max(now, cookedBy) + minutes * MINUTE;
  return { promisedAt: anew + way, readyBy: anew };
}

/** [OR69] The promise a change has made anew; null = it is as it was. */
export const changedPromise = (before: EpochMs | null, after: EpochMs | null): EpochMs | null =>
  after === before ? null : after;

/** One promise that was made for an order, and when. */
export interface PromiseMade extends Pick<Promised, 'promisedAt'> {
  readonly saidAt: EpochMs;
}

/** [OR69] By how many minutes staff move a promise with one tap. */
export const LATER_BY = [5, 10, 15] as const;
