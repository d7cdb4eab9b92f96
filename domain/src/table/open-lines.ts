import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import {
  amountsOfBill,
  type BillLine,
  type BillShare,
  isTaken,
  stateOfBillShare,
  sumOf,
  type TableBill,
  type TakenPart,
} from './bill.ts';
import { PORTION } from './bill-parts.ts';

/** A line and what of it nobody has paid and nobody is about to pay. */
export interface OpenLine extends BillLine {
  readonly free: { readonly parts: number; readonly amount: Minor };
}

/** The dishes of a share with what of each it covers: all it takes, or as far as its money went when its hold is over. */
function coveredBy(share: BillShare, now: EpochMs): readonly TakenPart[] {
  if (stateOfBillShare(share, now) !== 'less') return share.parts;
  let money = share.counted;
  return share.parts.map((part) => {
    const amount = Math.min(money, part.amount);
    money -= amount;
    return { ...part, amount };
  });
}

/** The money of a share that names no dishes. */
const amountWithoutDishes = (share: BillShare, now: EpochMs): Minor => {
  if (share.parts.length > 0) return 0;
  return stateOfBillShare(share, now) === 'held' ? share.amount : share.counted;
};

/** [SP10] The lines of a bill, and of each what nobody has taken by its name: money that names none is not laid on it. */
export function unclaimedLines(bill: TableBill, now: EpochMs): readonly OpenLine[] {
  const taken = bill.shares.filter((share) => isTaken(share, now)).flatMap((share) => coveredBy(share, now));
  return bill.lines.map((line) => {
    const own = taken.filter(({ round, key }) => round === line.round && key === line.key);
    const amount = Math.max(0, line.amount - sumOf(own.map((part) => part.amount)));
    const parts = line.quantity * PORTION - sumOf(own.map((part) => part.parts));
    // money still open on a line whose parts are all taken is one small part more
    return { ...line, free: { amount, parts: amount > 0 ? Math.max(1, parts) : 0 } };
  });
}

/** Lays an amount on lines, the first first, as much on each as is open of it; how much found room. */
function lay(open: Minor[], lines: readonly number[], amount: Minor): Minor {
  let left = amount;
  for (const at of lines) {
    const part = Math.min(left, open[at] ?? 0);
    open[at] = (open[at] ?? 0) - part;
    left -= part;
  }
  return amount - left;
}

/**
 * [SP10] [SP13] The lines of a bill with their free parts. Dishes somebody takes are theirs; money that names none lies
 * on the dishes its payer ordered, then on the oldest, so that the free amounts are the remainder.
 */
export function openLines(bill: TableBill, now: EpochMs): readonly OpenLine[] {
  const unclaimed = unclaimedLines(bill, now);
  const open = unclaimed.map(({ free }) => free.amount);
  const { paid, held } = amountsOfBill(bill, now);
  const named = sumOf(unclaimed.map((line) => line.amount)) - sumOf(open);
  let loose = Math.max(0, paid + held - named);
  const all = unclaimed.map((_, at) => at);
  for (const share of bill.shares.filter((one) => isTaken(one, now))) {
    const own = all.filter((at) => share.payer !== null && unclaimed[at]?.by === share.payer);
    loose -= lay(open, own, Math.min(amountWithoutDishes(share, now), loose));
  }
  lay(open, all, loose);
  return unclaimed.map((line, at) => {
    const amount = open[at] ?? 0;
    return { ...line, free: { amount, parts: amount > 0 ? line.free.parts : 0 } };
  });
}
