/** An order's money: to be paid, paid in full, collected (handed over, anything missing taken then), or over. */
export type Settlement = 'unpaid' | 'paid' | 'collected' | 'over';

/**
 * The meaning of money that came in. settles: what it was for is paid; under, over: kept, a person decides; fee: pays what
 * the door would take; double (it was paid already) and late (it had ended): refunds due.
 */
export type Arrival = 'settles' | 'under' | 'over' | 'fee' | 'double' | 'late';

/** [PA14] [PA13] The state of the attempt that brought the money. */
export function attemptAfter(arrival: Arrival): 'paid' | 'late' {
  return arrival === 'late' ? 'late' : 'paid';
}
