import type { Minor } from '../money/currency.ts';
import { statusGroup } from '../order/status.ts';
import type { Settlement } from '../payment/arrival.ts';
import { buildLedger, type Refund } from '../payment/ledger.ts';
import {
  type FixedShare,
  type ShareCapture,
  surplusOfBill,
  surplusOfShares,
} from '../payment/shares-of-order.ts';
import type { Quote } from '../pricing/amounts.ts';
import { ofWhole, type Points } from './points.ts';

/** [LO6] The receivers of a group order's points. */
export type PointsGoTo = 'owner' | 'members';

/** A brand's rule for giving points, in the currency of a store. */
export interface PointsRule {
  /** one point is given for so much; at least 1 */
  readonly unit: Minor;
  readonly groupPoints: PointsGoTo;
}

/** whole · part / of, cut down; in exact numbers, whatever their size. */
const inProportion = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/** [LO3] The money paid for the dishes of a bill, after the voucher and what ordering together takes off. */
export const paidForDishes = ({ afterVoucher, together }: Pick<Quote, 'afterVoucher' | 'together'>): Minor =>
  afterVoucher - together;

/** [LO3] The points an amount paid for dishes is worth. */
export const pointsFor = (paid: Minor, { unit }: Pick<PointsRule, 'unit'>): Points =>
  inProportion(Math.max(0, paid), ofWhole(1), unit);

/** [LO4] Whether an order has come to where it earns: the food is there, and it is paid before or on receipt. */
export const hasEarned = (order: { readonly status: string; readonly standing: Settlement }): boolean =>
  statusGroup(order.status) === 'COMPLETED' && (order.standing === 'paid' || order.standing === 'collected');

/** [LO6] The points of a group order by what each one's dishes cost, cut down, in the order of the subtotals. */
export function pointsByDishes(points: Points, subtotals: readonly Minor[]): readonly Points[] {
  const all = subtotals.reduce((sum, one) => sum + one, 0);
  return subtotals.map((own) => (all === 0 ? 0 : inProportion(points, own, all)));
}

/** How much of an order's money was given back, and of how much. */
export interface GivenBack {
  readonly back: Minor;
  readonly of: Minor;
}

/** [LO7] The part of an order that refunds took back; returned money that came twice, too late or too much is none. */
export function givenBack(
  {
    captures,
    refunds,
    shares,
  }: {
    readonly captures: readonly ShareCapture[];
    readonly refunds: readonly Refund[];
    /** nobody = it is paid as a whole */
    readonly shares: readonly FixedShare[];
  },
  order: { readonly standing: Settlement; readonly total: Minor },
): GivenBack {
  const countedWith = (refunds: readonly Refund[]) => {
    const above = [...surplusOfShares(shares, captures, refunds), ...surplusOfBill(captures, refunds)];
    const aboveShares = above.reduce((sum, { amount }) => sum + amount, 0);
    return buildLedger(captures, refunds, { ...order, aboveShares }).counted;
  };
  const came = countedWith([]);
  // no gateway can give back money taken on receipt, or at the door for a fee
  return { back: came - countedWith(refunds), of: order.standing === 'paid' ? came : order.total };
}

/** [LO7] The points left of those an order earned, in proportion to what it still holds. */
export const pointsLeft = (earned: Points, { back, of }: GivenBack): Points =>
  back <= 0 ? earned : inProportion(earned, Math.max(0, of - back), of);

/** The effect of a movement, and the part of it that could not be done. */
export interface Correction {
  /** added to the balance; below 0 = taken */
  readonly points: Points;
  /** noted as not taken for want of points; below 0 = a note that is evened out */
  readonly missing: Points;
}

/**
 * [LO7] How the points of an order become what they are to be: `booked` are its movements so far, `balance` what there is.
 * Taken is as far as there are points; what comes back evens out first what was only noted. null = they are right.
 */
export function correctionTo(
  wanted: Points,
  { booked, balance }: { readonly booked: readonly Correction[]; readonly balance: Points },
): Correction | null {
  const noted = booked.reduce((sum, { missing }) => sum + missing, 0);
  const meant = booked.reduce((sum, { points }) => sum + points, -noted);
  const change = wanted - meant;
  if (change === 0) return null;
  if (change > 0) {
    const even = Math.min(change, noted);
    return { points: change - even, missing: 0 - even };
  }
  const taken = Math.min(-change, balance);
  return { points: 0 - taken, missing: -change - taken };
}
