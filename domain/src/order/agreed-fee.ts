import type { Minor } from '../money/currency.ts';
import { isPayLater } from '../store/payment-methods.ts';
import { isFinal } from './status.ts';
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

/** An order with its bill and its money. */
export interface WithFee extends FeeTalk {
  readonly status: string;
  /** null = none was chosen */
  readonly method: string | null;
  /** somebody has said that the money is complete */
  readonly paid: boolean;
  readonly fee: Minor;
  readonly total: Minor;
  readonly captured: Minor;
}

/**
 * [OR34] The part of an agreed fee still to be taken at the door: of an order paid before, as far as its money does not
 * cover the fee. An order paid on receipt is taken whole there, and one that is over takes nothing.
 */
export function feeToCollect(order: WithFee): Minor {
  return isFinal(order.status) ? 0 : feeAtDoor(order);
}

/** [OR34] The amount taken at the door of an order that was handed over. */
export function feeAtDoor(order: Omit<WithFee, 'status'>): Minor {
  const { method, paid, fee, total, captured } = order;
  const paidBefore = paid && !isPayLater(method ?? '');
  if (feeState(order) !== 'agreed' || !paidBefore) return 0;
  return Math.min(fee, Math.max(0, total - captured));
}
