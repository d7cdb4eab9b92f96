import type { Minor } from '../money/currency.ts';
import { isAnswered, type OrderStatus } from '../order/status.ts';
import { gatewayOf, isPayLater } from '../store/payment-methods.ts';

/** Where an order is wanted: by a guest of a sitting, at a table of the house by anybody else, at its counter, anywhere else. */
export type SeatKind = 'sitting' | 'table' | 'counter' | 'outside';

/** How many orders stand in the way of one more, counted where nobody can add to them. */
export interface OrdersAround {
  readonly seat: SeatKind;
  /** of this network address at this store: open, to be paid later, or holding an unpaid place in a slot */
  readonly unpaidOfAddress: number;
  /** the same of everybody at this store, as far as nobody has accepted them */
  readonly unpaidOfStore: number;
  /** that nobody has accepted yet, of this sitting, at this table or at the counter */
  readonly waitingHere: number;
  /** of this network address in the last ten minutes, for the same kind of seat, at any store */
  readonly recentOfAddress: number;
}

export interface FloodLimits {
  readonly unpaidOfAddress: number;
  readonly unpaidOfAddressFree: number;
  readonly unpaidOfStore: number;
  readonly unpaidOfStoreFree: number;
  readonly waitingOfSitting: number;
  readonly waitingOfTable: number;
  readonly waitingOfCounter: number;
  readonly recentFree: number;
  readonly recentOfTablesFree: number;
}

export type FloodRefusal =
  | { readonly refused: 'TOO_MANY_NEARBY' | 'STORE_BUSY' }
  | { readonly refused: 'TABLE_BUSY'; readonly limit: number };

/** Ten minutes in ms: what counts as recent. */
export const RECENT = 10 * 60_000;

/** [CH6] Whether a puzzle is asked although the store asks for none: more stands open, or came lately, than people order. */
export function asksPuzzle(around: OrdersAround, limits: FloodLimits): boolean {
  const { seat, recentOfAddress, unpaidOfAddress, unpaidOfStore } = around;
  // [TB80] guests who have scanned the code of a table and sit there are known by that
  if (seat === 'sitting') return false;
  if (seat === 'table') return recentOfAddress >= limits.recentOfTablesFree;
  if (recentOfAddress >= limits.recentFree || unpaidOfAddress >= limits.unpaidOfAddressFree) return true;
  return seat === 'outside' && unpaidOfStore >= limits.unpaidOfStoreFree;
}

/** [CH5] Whether one more order that nobody has paid for may stand open here; null = yes. */
export function oneMoreOpen(around: OrdersAround, limits: FloodLimits): FloodRefusal | null {
  const { seat, waitingHere, unpaidOfAddress, unpaidOfStore } = around;
  if (seat !== 'outside') {
    const limit = waitingLimit(seat, limits);
    return waitingHere >= limit ? { refused: 'TABLE_BUSY', limit } : null;
  }
  if (unpaidOfAddress >= limits.unpaidOfAddress) return { refused: 'TOO_MANY_NEARBY' };
  return unpaidOfStore >= limits.unpaidOfStore ? { refused: 'STORE_BUSY' } : null;
}

/** [CH5] [TB80] How many orders nobody has accepted may wait where one is wanted in the house. */
function waitingLimit(
  seat: Exclude<SeatKind, 'outside'>,
  { waitingOfSitting, waitingOfTable, waitingOfCounter }: FloodLimits,
): number {
  return { sitting: waitingOfSitting, table: waitingOfTable, counter: waitingOfCounter }[seat];
}

/** No more is counted than some limit asks, and nothing where nothing is limited: Infinity is no limit. */
const highestFinite = (...limits: readonly number[]): number =>
  Math.max(0, ...limits.filter(Number.isFinite));

/** [CH5] [CH6] How far each count can matter to an order of this seat; beyond it nobody need count on. */
export function countsThatMatter(
  seat: SeatKind,
  limits: FloodLimits,
): Readonly<Record<Exclude<keyof OrdersAround, 'seat'>, number>> {
  const { recentFree, recentOfTablesFree } = limits;
  const atTable = seat === 'table' || seat === 'sitting';
  return {
    unpaidOfAddress: atTable ? 0 : highestFinite(limits.unpaidOfAddress, limits.unpaidOfAddressFree),
    unpaidOfStore: seat === 'outside' ? highestFinite(limits.unpaidOfStore, limits.unpaidOfStoreFree) : 0,
    waitingHere: seat === 'outside' ? 0 : highestFinite(waitingLimit(seat, limits)),
    recentOfAddress:
      seat === 'sitting' ? 0 : highestFinite(seat === 'table' ? recentOfTablesFree : recentFree),
  };
}

/** So many orders may be on their way at once: counted, and not yet written. */
const ON_THEIR_WAY = 64;

/** Whether those on their way could make a count pass one of its limits; behind a limit nobody passes it any more. */
const isNear = (count: number, ...limits: readonly number[]): boolean =>
  limits.some((limit) => count < limit && count + ON_THEIR_WAY >= limit);

/** Orders that have one of these in common must not overtake each other; here = their sitting, table or the counter. */
export type Exact = 'address' | 'store' | 'here';

/**
 * [CH8] Which counts stand so near a limit that they must be exact to the order. A store's puzzle and what is counted of
 * a dining room's address may be late by those on their way.
 */
export function exactCounts(around: OrdersAround, limits: FloodLimits): readonly Exact[] {
  const { seat, unpaidOfAddress, recentOfAddress, unpaidOfStore, waitingHere } = around;
  if (seat !== 'outside') return isNear(waitingHere, waitingLimit(seat, limits)) ? ['here'] : [];
  const address =
    isNear(unpaidOfAddress, limits.unpaidOfAddress, limits.unpaidOfAddressFree) ||
    isNear(recentOfAddress, limits.recentFree);
  const store = isNear(unpaidOfStore, limits.unpaidOfStore);
  return [...(address ? (['address'] as const) : []), ...(store ? (['store'] as const) : [])];
}

/** [CH5] Whether a method lets an order stand at the restaurant before anybody has seen money. */
export const isOnTrust = (method: string): boolean => isPayLater(method) || gatewayOf(method) === 'transfer';

/**
 * [CH5] Whether an order would stand open and unpaid where others wait: at the restaurant, or in a slot. One that costs
 * nothing is paid later.
 */
export function wouldStandUnpaid(
  method: string,
  { seat, inSlot }: { readonly seat: SeatKind; readonly inSlot: boolean },
): boolean {
  return seat !== 'outside' || isOnTrust(method) || inSlot;
}

/**
 * [CH5] An order counts as unpaid until this epoch ms: always where it is on trust, a gateway's while it holds a place
 * (heldUntil; null = none). Money that came and was kept ends it: such an order may wait for a person.
 */
export function countsUntil(
  { method, kept }: { readonly method: string; readonly kept: Minor },
  heldUntil: number | null,
): number {
  if (kept > 0) return 0;
  return isOnTrust(method) ? Number.MAX_SAFE_INTEGER : (heldUntil ?? 0);
}

/** [CH5] Whether a step changes what an order counts as: paid, answered or ended. */
export const changesCount = (from: OrderStatus, to: OrderStatus): boolean =>
  from === 'WAIT_PAYMENT' || isAnswered(to);
