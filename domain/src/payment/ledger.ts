import type { Minor } from '../money/currency.ts';
import type { Settlement } from './arrival.ts';

/** Money that came in, by one payment. */
export interface Capture {
  readonly id: string;
  readonly amount: Minor;
  /** it came when the order had ended */
  readonly late?: boolean;
}

/** Money on its way back. failed = the gateway refused it, so nothing left. */
export interface Refund {
  readonly captureId: string;
  readonly amount: Minor;
  readonly state: 'asked' | 'done' | 'failed';
}

/** The money of one order. captured = refunded + counted + surplus, always. */
export interface Ledger {
  readonly captured: Minor;
  /** given back, or on its way back */
  readonly refunded: Minor;
  /** the part that pays for the order itself */
  readonly counted: Minor;
  /** to be given back: came twice, too late, or too much */
  readonly surplus: Minor;
  /** the rest of an unpaid total; 0 once it was settled */
  readonly missing: Minor;
}

/** [PA15] The money an order holds: came in and was not given back. */
export const amountHeld = ({ captured, refunded }: Pick<Ledger, 'captured' | 'refunded'>): Minor =>
  captured - refunded;

/**
 * [PA15] The amount still to come of a total; 0 when the order holds it or more. due: the part of it that goes back.
 */
export const amountMissing = (
  order: Pick<Ledger, 'captured' | 'refunded'> & { readonly total: Minor },
  due: Minor = 0,
): Minor => Math.max(0, order.total - amountHeld(order) + due);

/** [PA16] Whether this refund counts: money the gateway refused to send back has not left. */
export const hasLeft = ({ state }: Pick<Refund, 'state'>): boolean => state !== 'failed';

const sum = (amounts: readonly { readonly amount: Minor }[]): Minor =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/**
 * [PA15] [PA28] The most an order can take: nothing once it ended badly; once collected, only money that came in time.
 */
function collectableAmount(
  captures: readonly Capture[],
  { standing, total }: { readonly standing: Settlement; readonly total: Minor },
): Minor {
  if (standing === 'over') return 0;
  return standing === 'collected' ? Math.min(total, sum(captures.filter(({ late }) => !late))) : total;
}

interface OrderOfLedger {
  readonly standing: Settlement;
  readonly total: Minor;
  /** [PA47] money that came above single shares: it pays for nothing else of the order */
  readonly aboveShares?: Minor;
}

/** [PA15] The money of an order, from every payment and refund there ever was. */
export function buildLedger(
  captures: readonly Capture[],
  refunds: readonly Refund[],
  order: OrderOfLedger,
): Ledger {
  const captured = sum(captures);
  const refunded = sum(refunds.filter(hasLeft));
  const kept = amountHeld({ captured, refunded });
  const counted = Math.min(kept - (order.aboveShares ?? 0), collectableAmount(captures, order));
  return {
    captured,
    refunded,
    counted,
    surplus: kept - counted,
    missing: order.standing === 'unpaid' ? order.total - counted : 0,
  };
}

export interface RefundRefusal {
  readonly refused: 'REFUND_TOO_MUCH';
  readonly max: Minor;
}

/** A part of a refund: so much of that payment. */
export interface RefundPart {
  readonly captureId: string;
  readonly amount: Minor;
}

/**
 * [PA16] [PA18] Gives back from the newest payment first, as money came twice or late came last, and of each at most
 * the rest of it. [PA51] [PA56] first: parts that go before. Refused when the order holds less.
 */
export function splitRefund(
  captures: readonly Capture[],
  refunds: readonly Refund[],
  amount: Minor,
  first: readonly RefundPart[] = [],
): RefundPart[] | RefundRefusal {
  const left = captures.map(({ id, amount: came }) => ({
    captureId: id,
    amount: came - sum(refunds.filter((refund) => refund.captureId === id && hasLeft(refund))),
  }));
  const max = sum(left);
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > max)
    return { refused: 'REFUND_TOO_MUCH', max };
  const parts = new Map<string, Minor>();
  let open = amount;
  for (const { captureId, amount: most } of [...first, ...left.reverse()]) {
    const taken = Math.min(open, most - (parts.get(captureId) ?? 0));
    if (taken > 0) parts.set(captureId, (parts.get(captureId) ?? 0) + taken);
    open -= Math.max(0, taken);
  }
  return [...parts].map(([captureId, part]) => ({ captureId, amount: part }));
}
