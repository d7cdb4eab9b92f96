import type { Minor } from '../money/currency.ts';

/**
 * Where an order stands with its money: still to be paid, paid in full, collected (the food has been handed over, and
 * whatever was missing was taken then), or over and wanting none.
 */
export type Standing = 'unpaid' | 'paid' | 'collected' | 'over';

/**
 * What money means that has come in. settles: the order is paid. under, over: kept, the order waits for a person.
 * fee: pays what the door would have taken. double: the order was paid already. late: the order had ended. double and
 * late are refunds due.
 */
export type Arrival = 'settles' | 'under' | 'over' | 'fee' | 'double' | 'late';

export interface Awaiting {
  readonly standing: Standing;
  readonly total: Minor;
  /** captured before and not given back */
  readonly kept: Minor;
  /** of a paid order: what the door still takes of a fee that was agreed afterwards [OR34] */
  readonly atDoor: Minor;
}

/**
 * [PA14] What an amount that arrives means. Several payments add up; only exactly the total settles an order by
 * itself, never less and never more. [PA25] Of a paid order, what is no more than the door still takes pays for that.
 */
export function arrivalOf({ standing, total, kept, atDoor }: Awaiting, amount: Minor): Arrival {
  if (standing === 'over' || standing === 'collected') return 'late';
  if (standing === 'paid') return amount <= atDoor ? 'fee' : 'double';
  if (kept + amount === total) return 'settles';
  return kept + amount < total ? 'under' : 'over';
}

/** [PA14] [PA13] What the attempt becomes that brought the money. */
export function attemptAfter(arrival: Arrival): 'paid' | 'late' {
  return arrival === 'late' ? 'late' : 'paid';
}
