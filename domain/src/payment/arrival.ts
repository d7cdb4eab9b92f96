import type { Minor } from '../money/currency.ts';

/** Where an order stands with its money: still to be paid, paid in full, or over and wanting none. */
export type Standing = 'unpaid' | 'paid' | 'over';

/**
 * What money means that has come in. settles: the order is paid. under, over: kept, the order waits for a person.
 * double: the order was paid already. late: the order had ended. double and late are refunds due.
 */
export type Arrival = 'settles' | 'under' | 'over' | 'double' | 'late';

export interface Awaiting {
  readonly standing: Standing;
  readonly total: Minor;
  /** captured before and not given back */
  readonly kept: Minor;
}

/**
 * [PA14] What an amount that arrives means. Several payments add up; only exactly the total settles an order by
 * itself, never less and never more.
 */
export function arrivalOf({ standing, total, kept }: Awaiting, amount: Minor): Arrival {
  if (standing === 'over') return 'late';
  if (standing === 'paid') return 'double';
  if (kept + amount === total) return 'settles';
  return kept + amount < total ? 'under' : 'over';
}

/** [PA14] [PA13] What the attempt becomes that brought the money. */
export function attemptAfter(arrival: Arrival): 'paid' | 'late' {
  return arrival === 'late' ? 'late' : 'paid';
}
