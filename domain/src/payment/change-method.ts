import type { OfferedMethod } from '../store/offered-methods.ts';

/** An order as far as its way to be paid can still be changed. */
export interface ToPayOtherwise {
  /** it waits for its money and can be paid */
  readonly waiting: boolean;
  readonly paid: boolean;
  /** the diner has said that the transfer is sent */
  readonly claimed: boolean;
  /** part of the money is there */
  readonly begun: boolean;
  /** it comes in shares: what is there is no reason to wait for the rest the same way [PA48] */
  readonly inShares?: boolean;
}

export interface ChangeRefusal {
  readonly refused: 'ALREADY_PAID' | 'NOT_PAYABLE' | 'METHOD_FIXED' | 'PAYMENT_UNAVAILABLE';
}

/**
 * [PA27] [PA48] Whether an order can be paid by another method; null = yes. As long as it waits and no money of it is there
 * or claimed, by whatever its store offers for it now. What is still open stays payable, and its money counts.
 */
export function mayChangeMethod(
  { waiting, paid, claimed, begun, inShares = false }: ToPayOtherwise,
  method: string,
  offered: readonly OfferedMethod[],
): ChangeRefusal | null {
  if (paid) return { refused: 'ALREADY_PAID' };
  if (claimed || (begun && !inShares)) return { refused: 'METHOD_FIXED' };
  if (!waiting) return { refused: 'NOT_PAYABLE' };
  const entry = offered.find((offer) => offer.method === method);
  return entry?.disabled === null ? null : { refused: 'PAYMENT_UNAVAILABLE' };
}
