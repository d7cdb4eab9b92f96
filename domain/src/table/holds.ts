import type { EpochMs } from '../time/moment.ts';
import {
  amountsOfBill,
  type BillLine,
  type BillShare,
  type LinePart,
  stateOfBillShare,
  sumOf,
  type TableBill,
} from './bill.ts';
import { PORTION } from './bill-parts.ts';
import type { TakenOfBill } from './take-of-bill.ts';

/** [TB59] So long nobody else can take what somebody is about to pay, in ms. */
export const HOLD_LASTS = 2 * 60_000;
/** [TB83] So often in a row a phone holds without money coming, before it waits. */
const UNPAID_HOLDS = 2;
/** [TB83] So long it waits, in ms. */
const WAITS = 5 * 60_000;
/** [TB83] A hold that was given up sooner than this, in ms, kept nobody waiting. */
const HARDLY_HELD = 30_000;

/** [TB62] The bill as the till takes from it: the phones' holds are no bar to it. */
export const billForTill = (bill: TableBill): TableBill => ({
  ...bill,
  shares: bill.shares.map((share) => ({ ...share, heldUntil: null })),
});

const isPartFrom =
  ({ round, key }: BillLine) =>
  (part: LinePart): boolean =>
    part.round === round && part.key === key;

/**
 * [TB62] The shares whose hold ends because the till takes this: it does not fit beside it, in money or in dishes. What was
 * held first stays first.
 */
export function holdsEndedBy(bill: TableBill, taken: TakenOfBill, now: EpochMs): readonly BillShare[] {
  const { total, paid } = amountsOfBill(bill, now);
  const states = bill.shares.map((share) => ({ share, state: stateOfBillShare(share, now) }));
  const parts: LinePart[] = [
    ...taken.parts,
    ...states.filter(({ state }) => state === 'paid' || state === 'less').flatMap(({ share }) => share.parts),
  ];
  let room = total - paid - taken.amount;
  const fits = ({ amount, counted, parts: own }: BillShare): boolean =>
    amount - counted <= room &&
    bill.lines.every(
      (line) =>
        sumOf([...parts, ...own].filter(isPartFrom(line)).map((part) => part.parts)) <=
        line.quantity * PORTION,
    );
  return states.flatMap(({ share, state }) => {
    if (state !== 'held') return [];
    if (!fits(share)) return share;
    room -= share.amount - share.counted;
    parts.push(...share.parts);
    return [];
  });
}

/** A share of one phone for which no money has come, and whose hold is over. */
export interface UnpaidHold {
  /** how often it was held; a hold that kept nobody waiting is none */
  readonly holds: number;
  readonly endedAt: EpochMs;
}

/** [TB83] How many holds of a share count when it is given up now. */
export const holdsGivenUp = (holds: number, heldUntil: EpochMs, now: EpochMs): number =>
  now - (heldUntil - HOLD_LASTS) < HARDLY_HELD ? holds - 1 : holds;

/**
 * [TB83] Until when a phone waits before it holds again: since it paid last it has held twice for nothing, and others sit
 * there who want to pay. null = it need not. unpaid: its shares since then.
 */
export function holdsAgainAt(
  unpaid: readonly UnpaidHold[],
  areOthers: boolean,
  now: EpochMs,
): EpochMs | null {
  if (!areOthers || sumOf(unpaid.map(({ holds }) => holds)) < UNPAID_HOLDS) return null;
  const until = Math.max(...unpaid.filter(({ holds }) => holds > 0).map(({ endedAt }) => endedAt)) + WAITS;
  return now < until ? until : null;
}
