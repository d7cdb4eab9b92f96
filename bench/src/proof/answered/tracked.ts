import type { ExistingOrder } from '../../races/acts.ts';
import { type Kitchen, openBetween } from './kitchens.ts';

const MINUTE = 60_000;
/** an order for later is for the kitchen to answer an hour before at the latest */
const KNOWN_BEFORE = 60;
/** the demo brand's time to a door */
const DELIVERY_MINUTES = 30;

/** An order as whoever watches the run knows it, without asking the server's own rules. */
export interface Tracked extends ExistingOrder {
  readonly kitchen: Kitchen;
  readonly placedAt: number;
  readonly wantedAt: number | null;
  version: number;
  status: string;
  /** facts that the row does not hold */
  received: boolean;
  claimed: boolean;
  paid: boolean;
  fee: 'none' | 'open' | 'offered' | 'agreed';
  /** since when it is the restaurant's turn; null = it is not */
  since: number | null;
  told: boolean;
  byItself: boolean;
  lateMoney: boolean;
  /** the kitchen is done with it */
  ready: boolean;
  /** every promise that was made, and when the kitchen of the last one is to be done */
  promises: readonly number[];
  readyBy: number;
  /** it was seen to be late */
  late: boolean;
}

/** Somebody brings it; everything else is fetched. */
export const isBrought = ({ fee }: Pick<Tracked, 'fee'>) => fee !== 'none';

/** The kitchen takes so long and, where food is brought, the way: by as much as the way takes the kitchen is done sooner. */
export function promise(
  order: Tracked,
  { kitchen, way }: { kitchen: number; way: number },
  now: number,
): void {
  order.readyBy = now + kitchen;
  order.promises = [...order.promises, order.readyBy + (isBrought(order) ? way : 0)];
}

/** Later by so much: from what was said or from now, the kitchen with its way, or what is left of the way. */
export function promiseLater(order: Tracked, by: number, now: number): void {
  const last = order.promises.at(-1) ?? now;
  const cooks = order.status === 'CONFIRMED' && !order.ready;
  if (cooks)
    promise(order, { kitchen: Math.max(order.readyBy - now, 0) + by, way: last - order.readyBy }, now);
  else order.promises = [...order.promises, Math.max(last, now) + by];
}

/** Its diner was promised it for a moment that has passed, and does not have it. */
export function isBroken(order: Tracked, now: number): boolean {
  const accepted = ['CONFIRMED', 'WAIT_PICKUP', 'RES_DELIVERY'].includes(order.status);
  return accepted && (isBrought(order) || !order.ready) && now > (order.promises.at(-1) ?? now);
}

export const isWaiting = ({ status }: Pick<Tracked, 'status'>) =>
  ['PENDING', 'WAIT_CONFIRM', 'PAYMENT_SUCCESS'].includes(status);

const GOOD = ['COMPLETED', 'COMPLETE'];
const BAD = [
  'FAILED',
  'CANCELLED',
  'USER_CANCELLED',
  'CANCELLED_BY_PARTNER',
  'WAIT_PAYMENT_CANCELLED',
  'PAYMENT_FAIL',
  'PAYMENT_FAILED',
];
export const endedBadly = (status: string) => BAD.includes(status);
export const isOver = (status: string) => GOOD.includes(status) || endedBadly(status);

/** Whether the restaurant is to answer, and nobody else. */
const isItsTurn = (order: Tracked) =>
  isWaiting(order) && !(order.claimed && !order.paid) && order.fee !== 'offered';

/** After something has happened: whose turn it is from now on. */
export function turnAfter(order: Tracked, now: number): void {
  if (!isItsTurn(order)) order.since = null;
  else order.since ??= now;
}

/** How much of its time has passed, 1 = all of it; null = it is not the restaurant's turn. */
export function passed(order: Tracked, begins: number, now: number): number | null {
  const { since, kitchen, wantedAt } = order;
  if (since === null) return null;
  const before = Math.max(KNOWN_BEFORE, kitchen.prepMinutes, DELIVERY_MINUTES) * MINUTE;
  const known = wantedAt === null ? since : Math.max(since, wantedAt - before);
  const whole = kitchen.answersWithin * MINUTE;
  // an order wanted sooner is answered sooner, unless its time was over when its turn came
  const until = wantedAt === null ? 0 : openBetween(kitchen, begins, known, wantedAt);
  return openBetween(kitchen, begins, known, now) / (until > 0 ? Math.min(until, whole) : whole);
}
