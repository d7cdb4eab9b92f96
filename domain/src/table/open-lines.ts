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
const looseOf = (share: BillShare, now: EpochMs): Minor => {
  if (share.parts.length > 0) return 0;
  return stateOfBillShare(share, now) === 'held' ? share.amount : share.counted;
};

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
 * [SP10] [SP13] The lines of a bill, and what of each is free. Dishes somebody takes are theirs; money that names none, paid
 * or held, lies on the dishes its payer ordered, then on the oldest, so that the free amounts are the remainder. What is
 * left of a line whose parts are all taken is one small part more.
 */
export function openLines(bill: TableBill, now: EpochMs): readonly OpenLine[] {
  const { lines } = bill;
  const shares = bill.shares.filter((share) => isTaken(share, now));
  const taken = shares.flatMap((share) => coveredBy(share, now));
  const takenOf = ({ round, key }: BillLine) =>
    taken.filter((part) => part.round === round && part.key === key);
  const open = lines.map((line) =>
    Math.max(0, line.amount - sumOf(takenOf(line).map((part) => part.amount))),
  );
  const { paid, held } = amountsOfBill(bill, now);
  const named = sumOf(lines.map((line) => line.amount)) - sumOf(open);
  let loose = Math.max(0, paid + held - named);
  const all = lines.map((_, at) => at);
  for (const share of shares) {
    const own = all.filter((at) => share.payer !== null && lines[at]?.by === share.payer);
    loose -= lay(open, own, Math.min(looseOf(share, now), loose));
  }
  lay(open, all, loose);
  return lines.map((line, at) => {
    const amount = open[at] ?? 0;
    const parts = line.quantity * PORTION - sumOf(takenOf(line).map((part) => part.parts));
    return { ...line, free: { amount, parts: amount > 0 ? Math.max(1, parts) : 0 } };
  });
}
