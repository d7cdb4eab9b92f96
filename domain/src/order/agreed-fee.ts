import type { Minor } from '../money/currency.ts';
import { type MoveRefusal, type Moving, mayMove } from './transitions.ts';

/** none: there is nothing to agree. open: nobody has named a fee. offered: the diner has to answer. agreed: part of the order. */
export type FeeState = 'none' | 'open' | 'offered' | 'agreed';

/** The state of an order's fee between restaurant and diner. */
export interface FeeTalk {
  /** the fee was left to be agreed, and still is */
  readonly toConfirm: boolean;
  /** the last number staff have named; null = none */
  readonly offered: Minor | null;
}

/** [OR30] How far a fee has been agreed. */
export function feeState({ toConfirm, offered }: FeeTalk): FeeState {
  if (!toConfirm) return offered === null ? 'none' : 'agreed';
  return offered === null ? 'open' : 'offered';
}

export interface FeeRefusal {
  readonly refused: 'FEE_SETTLED' | 'TRANSFER_UNCONFIRMED';
}

/** An order whose fee somebody names. */
export interface ToOffer extends Moving, FeeTalk {
  /** the diner says the money is sent, and nobody has seen it */
  readonly claimedUnseen: boolean;
}

/** [OR31] Whether staff may name a fee now; null = yes. Only what is not settled, and only before the kitchen begins. */
export function mayOfferFee(order: ToOffer): FeeRefusal | MoveRefusal | null {
  const late = mayMove(order, 'CONFIRMED', 'staff');
  if (late) return late;
  if (!order.toConfirm) return { refused: 'FEE_SETTLED' };
  // the number on the statement must not change while it is looked for
  return order.claimedUnseen ? { refused: 'TRANSFER_UNCONFIRMED' } : null;
}

/** [OR31] A fee of 0 needs no answer: nobody declines a gift. */
export const needsAnswer = (fee: Minor): boolean => fee > 0;

export interface AnswerRefusal {
  readonly refused: 'FEE_SETTLED' | 'FEE_CHANGED';
}

/** [OR32] Whether a diner's answer is about the number that stands; null = yes. */
export function mayAnswerFee(
  order: Moving & FeeTalk,
  seen: Minor,
  answer: 'accept' | 'decline',
): AnswerRefusal | MoveRefusal | null {
  if (!order.toConfirm) return { refused: 'FEE_SETTLED' };
  if (order.offered !== seen) return { refused: 'FEE_CHANGED' };
  return answer === 'accept'
    ? mayMove(order, 'CONFIRMED', 'staff')
    : mayMove(order, 'USER_CANCELLED', 'diner');
}
