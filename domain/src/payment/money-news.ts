import type { Minor } from '../money/currency.ts';
import { amountHeld } from './ledger.ts';

/** How far an order is with being paid, by the server's word. */
export interface PaymentStage {
  /** somebody has said that the money is complete */
  readonly paid: boolean;
  /** the order ended badly */
  readonly ended: boolean;
  /** it can still be paid */
  readonly waiting: boolean;
  /** the last attempt failed, was cancelled or has run out */
  readonly lastFailed: boolean;
  /** it was its gateway that said no to the last attempt, or the diner: it has not just run out */
  readonly lastRefused: boolean;
  /** the diner has said that the transfer is sent */
  readonly claimed: boolean;
}

/** The same with the money. */
export interface PaymentState extends PaymentStage {
  readonly captured: Minor;
  readonly refunded: Minor;
  /** money that must go back to the diner */
  readonly refundDue: Minor;
}

/** The money of an order, beside what it costs. */
export interface OrderMoneySeen extends PaymentState {
  readonly total: Minor;
  /** it is paid in shares: what came above one is told to whose it is [PA47] */
  readonly inShares?: boolean;
}

/** The news for a diner about their money; an amount where there is one to tell. */
export type MoneyNews =
  | { readonly news: 'to-pay' | 'tried' | 'claimed' | 'paid' | 'ended' | 'returned' }
  /** came in, and the rest is still to come */
  | { readonly news: 'under'; readonly came: Minor; readonly missing: Minor }
  /** more came in than was asked for: the restaurant has to look at it */
  | { readonly news: 'over'; readonly came: Minor; readonly tooMuch: Minor }
  /** paid more than once, or for an order that had ended */
  | { readonly news: 'double' | 'owed'; readonly due: Minor };

/** [PA24] The news about an order's money. Paid only when the server says so; money that must go back comes first. */
export function moneyNews(seen: OrderMoneySeen): MoneyNews {
  const { total, captured, refundDue: due, paid, ended } = seen;
  if (ended) {
    if (due > 0) return { news: 'owed', due };
    return { news: captured > 0 ? 'returned' : 'ended' };
  }
  // also of an order that was paid on receipt, when money of an older code comes as well
  if (due > 0 && !seen.inShares) return { news: 'double', due };
  if (paid) return { news: 'paid' };
  const came = amountHeld(seen) - due;
  if (came > total) return { news: 'over', came, tooMuch: came - total };
  if (came > 0 && came < total) return { news: 'under', came, missing: total - came };
  if (seen.claimed) return { news: 'claimed' };
  return { news: seen.lastFailed ? 'tried' : 'to-pay' };
}

/** [PA24] Whether the order can still be paid by the diner, all of it or what is missing. */
export function mayPayNow(seen: OrderMoneySeen): boolean {
  const { news } = moneyNews(seen);
  return seen.waiting && (news === 'to-pay' || news === 'tried' || news === 'under');
}
