/** Where an order is wanted: at a table of the house, at its counter, anywhere else. */
export type Seat = 'table' | 'counter' | 'outside';

/** How many orders stand in the way of one more, counted where nobody can add to them. */
export interface OrdersAround {
  readonly seat: Seat;
  /** of this network address at this store: open, to be paid later, or holding an unpaid place in a slot */
  readonly unpaidOfAddress: number;
  /** the same of everybody at this store, as far as nobody has accepted them */
  readonly unpaidOfStore: number;
  /** that nobody has accepted yet, at this table or at the counter */
  readonly waitingHere: number;
  /** of this network address in the last ten minutes, for the same kind of seat, at any store */
  readonly recentOfAddress: number;
}

export interface FloodLimits {
  readonly unpaidOfAddress: number;
  readonly unpaidOfAddressFree: number;
  readonly unpaidOfStore: number;
  readonly unpaidOfStoreFree: number;
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
  if (seat === 'table') return recentOfAddress >= limits.recentOfTablesFree;
  if (recentOfAddress >= limits.recentFree || unpaidOfAddress >= limits.unpaidOfAddressFree) return true;
  return seat === 'outside' && unpaidOfStore >= limits.unpaidOfStoreFree;
}

/** [CH5] Whether one more order that nobody has paid for may stand open here; null = yes. */
export function oneMoreOpen(around: OrdersAround, limits: FloodLimits): FloodRefusal | null {
  const { seat, waitingHere, unpaidOfAddress, unpaidOfStore } = around;
  if (seat !== 'outside') {
    const limit = seat === 'table' ? limits.waitingOfTable : limits.waitingOfCounter;
    return waitingHere >= limit ? { refused: 'TABLE_BUSY', limit } : null;
  }
  if (unpaidOfAddress >= limits.unpaidOfAddress) return { refused: 'TOO_MANY_NEARBY' };
  return unpaidOfStore >= limits.unpaidOfStore ? { refused: 'STORE_BUSY' } : null;
}
