import type { Minor } from '../money/currency.ts';
import { isPayLater } from '../store/payment-methods.ts';
import { isFinal } from './status.ts';

/** An order with what it costs and what has come for it. */
export interface AtDoor {
  readonly status: string;
  /** null = none was chosen */
  readonly method: string | null;
  /** somebody has said that the money is complete */
  readonly paid: boolean;
  readonly total: Minor;
  readonly captured: Minor;
  /** the part of it that was due back and went; other money that went back is a gift and is not taken again */
  readonly returned: Minor;
}

/**
 * [OR34] [OR113] The amount the door of an order that was paid before still takes: what it has come to cost since, by a fee that was
 * agreed or dishes that were changed, as far as its money does not cover it. One paid on receipt is taken whole there,
 * and one that is over takes nothing.
 */
export const missingAtDoor = (order: AtDoor): Minor => (isFinal(order.status) ? 0 : takenAtDoor(order));

/** [OR34] [OR113] The amount taken at the door of an order that was handed over. */
export function takenAtDoor({ method, paid, total, captured, returned }: Omit<AtDoor, 'status'>): Minor {
  const paidBefore = paid && !isPayLater(method ?? '');
  return paidBefore ? Math.max(0, total - captured + returned) : 0;
}
