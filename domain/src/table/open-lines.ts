import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import {
  amountsOfBill,
  type BillLine,
  type BillShare,
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

/** Whether a share takes its dishes from others: it is paid, held, or money has come for it. */
const isTaken = (share: BillShare, now: EpochMs): boolean =>
  ['paid', 'held', 'less'].includes(stateOfBillShare(share, now));

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

/** What a share covers that names no dishes. */
const looseOf = (share: BillShare, now: EpochMs): Minor => {
  if (share.parts.length > 0) return 0;
  return stateOfBillShare(share, now) === 'held' ? share.amount : share.counted;
};

/** The money that is laid on lines, as far as it goes. */
class Cover {
  #left: Minor;
  readonly #open: Minor[];

  constructor(left: Minor, open: readonly Minor[]) {
    this.#left = left;
    this.#open = [...open];
  }

  /** Lays so much of it at most on these lines, the first first. */
  lay(lines: readonly number[], most: Minor): void {
    let here = Math.min(most, this.#left);
    for (const at of lines) {
      const part = Math.min(here, this.#open[at] ?? 0);
      this.#open[at] = (this.#open[at] ?? 0) - part;
      this.#left -= part;
      here -= part;
    }
  }

  openOf(at: number): Minor {
    return this.#open[at] ?? 0;
  }
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
  const unnamed = lines.map((line) =>
    Math.max(0, line.amount - sumOf(takenOf(line).map((part) => part.amount))),
  );
  const { paid, held } = amountsOfBill(bill, now);
  const named = sumOf(lines.map((line) => line.amount)) - sumOf(unnamed);
  const cover = new Cover(Math.max(0, paid + held - named), unnamed);
  const at = lines.map((_, index) => index);
  for (const share of shares)
    if (share.payer !== null)
      cover.lay(
        at.filter((index) => lines[index]?.by === share.payer),
        looseOf(share, now),
      );
  cover.lay(at, Number.MAX_SAFE_INTEGER);
  return lines.map((line, index) => {
    const amount = cover.openOf(index);
    const parts = line.quantity * PORTION - sumOf(takenOf(line).map((part) => part.parts));
    return { ...line, free: { amount, parts: amount > 0 ? Math.max(1, parts) : 0 } };
  });
}
