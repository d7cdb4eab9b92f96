import type { Currency, Minor } from '../money/currency.ts';
import type { SplitRule } from '../order/placed-order.ts';

export interface ToSplit {
  /** the bill as a whole */
  readonly total: Minor;
  /** the price of each one's dishes, after what was taken off their lines; null = none of theirs is in it */
  readonly subtotals: readonly (Minor | null)[];
  /** shares are whole numbers of this many minor units */
  readonly step: Minor;
  readonly rule: SplitRule;
}

export interface Shares {
  /** in the order of the subtotals */
  readonly shares: readonly Minor[];
  /** the rest that rounding leaves; the owner pays it */
  readonly remainder: Minor;
}

/** [SP14] Whether somebody has nothing to pay any more: there was nothing, or it has come. */
export const isSettled = ({ share, paid }: { readonly share: Minor; readonly paid: boolean }): boolean =>
  share === 0 || paid;

/** [SP2] Shares of đồng are whole hundreds, of a currency with decimals whole units of the smallest. */
export const splitStep = ({ decimals }: Currency): Minor => (decimals === 0 ? 100 : 1);

/** [SP1] [SP2] [SP3] [SP4] Divides a bill among people. Shares and remainder are the total, always. */
export function divideBill({ total, subtotals, step, rule }: ToSplit): Shares {
  const dishes = subtotals.filter((own) => own !== null);
  const eaten = dishes.reduce((sum, one) => sum + one, 0);
  const people = dishes.length;
  const down = (numerator: bigint, by: number): Minor =>
    Number(floorDiv(numerator, BigInt(by) * BigInt(step))) * step;
  const proportional = (own: Minor) => down(BigInt(total) * BigInt(own), eaten);
  const equalFees = (own: Minor) => down(BigInt(own) * BigInt(people) + BigInt(total - eaten), people);
  // taking the same off everybody would leave somebody with less than nothing
  const inShare = rule === 'proportional' || dishes.some((own) => equalFees(own) < 0);
  const share = (own: Minor) => (inShare ? proportional(own) : equalFees(own));
  const shares = subtotals.map((own) =>
    own === null ? 0 : eaten === 0 ? down(BigInt(total), people) : share(own),
  );
  return { shares, remainder: total - shares.reduce((sum, one) => sum + one, 0) };
}

/**
 * [SP8] The amounts paid straight to the restaurant, in the order of the subtotals. The owner, who comes first, pays
 * the remainder with their own, so that the amounts are the total.
 */
export function fixedShares(toSplit: ToSplit): readonly Minor[] {
  const { shares, remainder } = divideBill(toSplit);
  return shares.map((share, at) => (at === 0 ? share + remainder : share));
}

/**
 * [SP9] Divides a bill that has become another: members never pay more than their share was, the owner, who comes
 * first, pays all the rest. The amounts are the total.
 */
export function redivideShares(toSplit: ToSplit, before: readonly Minor[]): readonly Minor[] {
  const members = divideBill(toSplit).shares.map((share, at) =>
    at === 0 ? 0 : Math.min(share, before[at] ?? 0),
  );
  const rest = toSplit.total - members.reduce((sum, share) => sum + share, 0);
  return members.map((share, at) => (at === 0 ? rest : share));
}

function floorDiv(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}
