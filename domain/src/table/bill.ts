import type { Minor } from '../money/currency.ts';
import type { Payable } from '../payment/payable.ts';
import type { EpochMs } from '../time/moment.ts';

/** [TB65] So long after it was closed guests read their bill, in ms. */
const BILL_READ = 12 * 60 * 60_000;

/** A round that was not cancelled. */
export interface BillRound {
  /** the order's code */
  readonly round: string;
  readonly total: Minor;
  /** the money it holds and need not give back */
  readonly kept: Minor;
}

/** A line of a round, with its part of fees and vouchers. */
export interface BillLine {
  readonly round: string;
  readonly key: string;
  /** portions */
  readonly quantity: number;
  /** its part of the round's total [PA17] */
  readonly amount: Minor;
  /** the phone that ordered it; null = staff did, or nobody knows */
  readonly by: string | null;
}

/** So many parts of a line; a portion has PORTION of them. */
export interface LinePart {
  readonly round: string;
  readonly key: string;
  readonly parts: number;
}

/** The same with what it cost when it was taken. */
export interface TakenPart extends LinePart {
  readonly amount: Minor;
}

/** Parts of a bill that was divided equally, as each share of them carries it. */
export interface DivisionPart {
  /** of the division: the same on all its shares */
  readonly id: string;
  readonly people: number;
  /** the amount still to be paid when it was divided */
  readonly base: Minor;
  /** how many of the parts */
  readonly parts: number;
}

/** A part of a bill that somebody pays. */
export interface BillShare {
  readonly id: string;
  /** the phone that pays it; null = staff took the money by hand [TB62] */
  readonly payer: string | null;
  readonly amount: Minor;
  /** money that has come for it */
  readonly counted: Minor;
  /** null = it was given up, or taken by hand */
  readonly heldUntil: EpochMs | null;
  /** money taken by hand that was given back [TB62] */
  readonly isBack: boolean;
  /** none = it is shared equally or by amount */
  readonly parts: readonly TakenPart[];
  /** null = it is no part of a bill divided equally */
  readonly division: DivisionPart | null;
}

/** Everything that was ordered and paid at a table. Rounds are the oldest first. */
export interface TableBill {
  readonly rounds: readonly BillRound[];
  readonly lines: readonly BillLine[];
  readonly shares: readonly BillShare[];
}

/** paid, about to be paid, part of it came, nobody's any more, given back. */
export type BillShareState = 'paid' | 'held' | 'less' | 'free' | 'back';

/** [TB59] How a share stands. What has money stays its payer's, also when the two minutes are over. */
export function stateOfBillShare(
  { amount, counted, heldUntil, isBack }: BillShare,
  now: EpochMs,
): BillShareState {
  if (isBack) return 'back';
  if (counted === amount) return 'paid';
  if (heldUntil !== null && now < heldUntil) return 'held';
  return counted > 0 ? 'less' : 'free';
}

/** [TB59] Whether a share keeps what it is of from others: it is paid, held, or money has come for it. */
export const isTaken = (share: BillShare, now: EpochMs): boolean =>
  ['paid', 'held', 'less'].includes(stateOfBillShare(share, now));

export const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0);

/** total = paid + held + remainder, always. */
export interface BillAmounts {
  readonly total: Minor;
  readonly paid: Minor;
  /** somebody is about to pay it */
  readonly held: Minor;
  /** the rest anybody can still take; never below 0 */
  readonly remainder: Minor;
}

/** [TB56] [TB57] The amounts of a bill now. A round that is called off makes it smaller, also below what is held. */
export function amountsOfBill(
  { rounds, shares }: Pick<TableBill, 'rounds' | 'shares'>,
  now: EpochMs,
): BillAmounts {
  const total = sumOf(rounds.map((round) => round.total));
  const paid = sumOf(rounds.map((round) => Math.min(round.kept, round.total)));
  const wanted = shares
    .filter((share) => stateOfBillShare(share, now) === 'held')
    .map(({ amount, counted }) => amount - counted);
  const held = Math.min(sumOf(wanted), total - paid);
  return { total, paid, held, remainder: total - paid - held };
}

/**
 * [PA58] A share of a bill as something to be paid: that share alone, as far as the bill still wants it. Amounts others
 * are about to pay stay theirs, also when its money comes after its own two minutes.
 */
export function payableShareOfBill(
  {
    bill,
    share,
    isClosed,
  }: { readonly bill: TableBill; readonly share: BillShare; readonly isClosed: boolean },
  now: EpochMs,
): Payable {
  const missing = share.amount - share.counted;
  const others = bill.shares.filter(({ id }) => id !== share.id);
  const wanted = Math.min(missing, amountsOfBill({ ...bill, shares: others }, now).remainder);
  const standing = isClosed ? 'over' : 'unpaid';
  return { of: 'bill-share', standing, leftOut: false, missing, wanted, atDoor: 0 };
}

/** [PA59] Money laid on rounds, the oldest first, on each as much as it lacks. */
export function laidOnRounds(
  rounds: readonly BillRound[],
  amount: Minor,
): { readonly round: string; readonly amount: Minor }[] {
  let open = amount;
  return rounds.flatMap(({ round, total, kept }) => {
    const laid = Math.min(open, Math.max(0, total - kept));
    open -= laid;
    return laid > 0 ? [{ round, amount: laid }] : [];
  });
}

/** [TB63] Whether a bill is closed by what was paid: something was ordered, and nothing of it is missing. */
export const isBillPaid = (bill: Pick<TableBill, 'rounds' | 'shares'>, now: EpochMs): boolean => {
  const { total, paid } = amountsOfBill(bill, now);
  return total > 0 && paid === total;
};

/** [TB60] So long after a round was called off its party may order something else instead, in ms. */
const ORDERS_INSTEAD = 2 * 60_000;

/**
 * [TB60] Whether a bill closes although no money has just come: nothing of it is missing, something of it was paid at the
 * table, and no round was called off a moment ago. calledOffAt: when the last one was; null = none.
 */
export const closesByItself = (
  bill: Pick<TableBill, 'rounds' | 'shares'>,
  calledOffAt: EpochMs | null,
  now: EpochMs,
): boolean =>
  isBillPaid(bill, now) &&
  bill.shares.some(({ counted, isBack }) => counted > 0 && !isBack) &&
  (calledOffAt === null || now >= calledOffAt + ORDERS_INSTEAD);

/** [TB65] Whether guests still read a bill: it is open, or was closed a short time ago. */
export const isBillReadable = (closedAt: EpochMs | null, now: EpochMs): boolean =>
  closedAt === null || now < closedAt + BILL_READ;
