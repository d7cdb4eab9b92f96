import type { Minor } from '../money/currency.ts';

/** An order's money: to be paid, paid in full, collected (handed over, anything missing taken then), or over. */
export type Settlement = 'unpaid' | 'paid' | 'collected' | 'over';

/**
 * The meaning of money that came in. settles: the order is paid; under, over: kept, a person decides; fee: pays what
 * the door would take; double (it was paid already) and late (it had ended): refunds due.
 */
export type Arrival = 'settles' | 'under' | 'over' | 'fee' | 'double' | 'late';

export interface Awaiting {
  readonly standing: Settlement;
  readonly total: Minor;
  /** captured before and not given back */
  readonly kept: Minor;
  /** of a paid order: what the door still takes of a fee that was agreed afterwards [OR34] */
  readonly atDoor: Minor;
}

/**
 * [PA14] Judges an amount that arrives: payments add up, only exactly the total settles an order by itself. [PA25] Once
 * it is paid, an amount no higher than the door still takes pays for that.
 */
export function judgeArrival({ standing, total, kept, atDoor }: Awaiting, amount: Minor): Arrival {
  if (standing === 'over' || standing === 'collected') return 'late';
  if (standing === 'paid') return amount <= atDoor ? 'fee' : 'double';
  if (kept + amount === total) return 'settles';
  return kept + amount < total ? 'under' : 'over';
}

/** [PA14] [PA13] The state of the attempt that brought the money. */
export function attemptAfter(arrival: Arrival): 'paid' | 'late' {
  return arrival === 'late' ? 'late' : 'paid';
}
