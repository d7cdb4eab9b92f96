import type { Minor } from '../money/currency.ts';
import type { Arrival, Settlement } from './arrival.ts';

/** Something that is paid under a code of its own: an order, a share of one, a share of a table's bill. */
export interface Payable {
  readonly of: 'order' | 'order-share' | 'bill-share';
  /** where the order or the bill stands that it is or belongs to */
  readonly standing: Settlement;
  /** [PA53] an order went on without whose share it is */
  readonly leftOut: boolean;
  /** the part of it that has not come */
  readonly missing: Minor;
  /** the part of that which is wanted still: of a bill, what nobody else is about to pay [PA58] */
  readonly wanted: Minor;
  /** [PA25] of a paid order: what the door still takes */
  readonly atDoor: Minor;
}

/** Money that came, and the part of it that pays. */
export interface ArrivedAmount {
  readonly arrival: Arrival;
  readonly counted: Minor;
}

/**
 * [PA14] [PA47] [PA58] Judges an amount that arrives. Payments add up, and only exactly what is missing settles by itself.
 * Money above an order nobody has paid waits for a person; money above a share goes back.
 */
export function arrivalAt(
  { of, standing, leftOut, missing, wanted, atDoor }: Payable,
  amount: Minor,
): ArrivedAmount {
  if (standing === 'over' || standing === 'collected' || leftOut) return { arrival: 'late', counted: 0 };
  if (standing === 'paid')
    return missing > 0 && amount <= atDoor
      ? { arrival: 'fee', counted: amount }
      : { arrival: 'double', counted: 0 };
  const counted = Math.min(amount, wanted);
  if (counted === amount) return { arrival: counted === missing ? 'settles' : 'under', counted };
  return { arrival: counted > 0 || of === 'order' ? 'over' : 'double', counted };
}
