import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import { type Capture, hasLeft, type Refund, type RefundPart } from './ledger.ts';
import type { TransferTarget } from './payment-attempt.ts';

/** A share that is paid straight to the restaurant. */
export interface FixedShare {
  readonly code: string;
  readonly amount: Minor;
}

/** [GO27] Whether somebody reads and pays a share: their own, that of a guest they chose for, and the owner that of any guest. */
export const mayPayShare = (
  { uid, madeBy }: { readonly uid: string; readonly madeBy: string | null },
  who: { readonly uid: string; readonly isOwner: boolean },
): boolean => uid === who.uid || (madeBy !== null && (madeBy === who.uid || who.isOwner));

/** Money of an order that is known to be for a share; null = for the order itself. */
export interface ShareCapture extends Capture {
  readonly share: string | null;
  /** the order was paid, or had ended, when it came */
  readonly afterwards: boolean;
  /** [PA58] of a round: what came above the bill of its table, or above somebody's share of that */
  readonly above?: boolean;
}

/** The money of one share. came = counted + surplus. */
export interface ShareMoney {
  /** came in and was not given back */
  readonly came: Minor;
  /** the part that pays the share */
  readonly counted: Minor;
  readonly surplus: Minor;
  readonly missing: Minor;
}

/** The rest of a payment that has not been given back yet, nor is on its way back. */
export const refundableAmount = (
  { id, amount }: Pick<Capture, 'id' | 'amount'>,
  refunds: readonly Refund[],
): Minor =>
  refunds
    .filter((refund) => refund.captureId === id && hasLeft(refund))
    .reduce((left, { amount: back }) => left - back, amount);

/** [PA47] The money of a share; nobody's surplus pays for another. */
export function moneyOfShare(
  { code, amount }: FixedShare,
  captures: readonly ShareCapture[],
  refunds: readonly Refund[],
): ShareMoney {
  const came = captures
    .filter(({ share }) => share === code)
    .reduce((sum, capture) => sum + refundableAmount(capture, refunds), 0);
  const counted = Math.min(came, amount);
  return { came, counted, surplus: came - counted, missing: amount - counted };
}

/** [PA51] The surplus above shares, by the payment that brought it, the newest first. */
export function surplusOfShares(
  shares: readonly FixedShare[],
  captures: readonly ShareCapture[],
  refunds: readonly Refund[],
): RefundPart[] {
  return shares.flatMap((share) => {
    let open = moneyOfShare(share, captures, refunds).surplus;
    return captures
      .filter((capture) => capture.share === share.code)
      .reverse()
      .flatMap((capture) => {
        const amount = Math.min(open, refundableAmount(capture, refunds));
        open -= amount;
        return amount > 0 ? [{ captureId: capture.id, amount }] : [];
      });
  });
}

/** [PA58] Money of a round above the bill of its table, the newest first: it pays for nothing, and goes back first. */
export function surplusOfBill(captures: readonly ShareCapture[], refunds: readonly Refund[]): RefundPart[] {
  return captures
    .filter(({ above }) => above)
    .reverse()
    .map((capture) => ({ captureId: capture.id, amount: refundableAmount(capture, refunds) }))
    .filter(({ amount }) => amount > 0);
}

/**
 * [PA51] [PA56] The first money back from an order in shares: above a share, then after it was paid, then for the order
 * itself, each newest first. Twice named, a payment gives its larger amount; without shares the list is empty.
 */
export function firstBack(
  shares: readonly FixedShare[],
  captures: readonly ShareCapture[],
  refunds: readonly Refund[],
  due: Minor,
): RefundPart[] {
  if (shares.length === 0) return [];
  const above = surplusOfShares(shares, captures, refunds);
  const aboveOf = new Map(above.map(({ captureId, amount }) => [captureId, amount]));
  let open = above.reduce((left, { amount }) => left - amount, due);
  const newest = [...captures].reverse();
  const order = [
    ...newest.filter(({ afterwards }) => afterwards),
    ...newest.filter(({ afterwards, share }) => !afterwards && share === null),
  ];
  const rest = order.flatMap((capture) => {
    const [gone, left] = [aboveOf.get(capture.id) ?? 0, refundableAmount(capture, refunds)];
    const more = Math.min(open, left - gone);
    if (more <= 0) return [];
    open -= more;
    return [{ captureId: capture.id, amount: gone + more }];
  });
  return [...above, ...rest];
}

/**
 * [PA52] Whether an order can go on without somebody: a member whose share is not all there. The owner pays the rest.
 */
export const mayBeLeftOut = (person: {
  readonly owner: boolean;
  readonly share: Minor;
  readonly paid: boolean;
  readonly leftOut: boolean;
}): boolean => !person.owner && person.share > 0 && !person.paid && !person.leftOut;

/** How a share stands: nothing is there, part of it, all of it. */
export type ShareState = 'open' | 'less' | 'paid';

/** [PA47] */
export const stateOfShare = ({ counted, missing }: ShareMoney): ShareState => {
  if (missing === 0) return 'paid';
  return counted > 0 ? 'less' : 'open';
};

/** A diner's own share of an order that is paid in shares, straight to the restaurant [PA47]. */
export interface ShareToPay {
  readonly state: ShareState;
  /** the money that pays it so far, and the rest still to come */
  readonly counted: Minor;
  readonly missing: Minor;
  /** the part of their money that goes back, and the part that has gone */
  readonly refundDue: Minor;
  readonly refunded: Minor;
  /** [PA53] the order went on without them */
  readonly isLeftOut: boolean;
  /** [PA54] when the order goes on for those who have paid; null = it waits for all */
  readonly paysUntil: EpochMs | null;
  /** the text to draw as a code; null = there is none */
  readonly code: string | null;
  /** where what is missing goes; null = nothing is to be sent */
  readonly transfer: TransferTarget | null;
}

/** An order that is paid in shares, as it would go on without members whose share is not there [PA52]. */
export interface WithoutUnpaid {
  /** of the order as its owner reads it */
  readonly version: number;
  /** their names */
  readonly leftOut: readonly string[];
  readonly total: Minor;
  /** the part of it the owner pays */
  readonly missing: Minor;
  /** it has gone to the restaurant */
  readonly isSent: boolean;
}
