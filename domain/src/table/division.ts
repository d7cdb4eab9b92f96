import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import { isTaken, sumOf, type TableBill } from './bill.ts';
import { inParts } from './bill-parts.ts';

/** [SP11] Among so many a bill is divided equally at most. */
export const MOST_SHARING = 60;

/** [SP11] A bill divided equally, as it stands: among how many, and what is left of it. */
export interface Division {
  readonly id: string;
  readonly people: number;
  /** the amount still to be paid when it was divided */
  readonly base: Minor;
  readonly free: { readonly parts: number; readonly amount: Minor };
}

/**
 * [SP11] The division of a bill that holds now: the last that was begun, while anybody has a part of it. null = none. Its last
 * part is what is left of it.
 */
export function standingDivision({ shares }: Pick<TableBill, 'shares'>, now: EpochMs): Division | null {
  const parts = shares.filter((share) => share.division !== null && isTaken(share, now));
  const last = parts.at(-1)?.division;
  if (!last) return null;
  const own = parts.filter((share) => share.division?.id === last.id);
  const taken = sumOf(own.map((share) => share.division?.parts ?? 0));
  return {
    id: last.id,
    people: last.people,
    base: last.base,
    free: {
      parts: Math.max(0, last.people - taken),
      amount: Math.max(0, last.base - sumOf(own.map(({ amount }) => amount))),
    },
  };
}

/** [SP11] Whether a part of a division can still be taken. */
export const isDivisionOpen = ({ free }: Division): boolean => free.parts > 0 && free.amount > 0;

/** Parts that somebody can take: those left of a division, or all of one that is not begun yet. */
export type FreeParts = Pick<Division, 'people' | 'free'>;

/** [SP11] An amount divided among so many, nobody of whom has taken a part. */
export const dividedAmong = (people: number, amount: Minor): FreeParts => ({
  people,
  free: { parts: people, amount },
});

/** [SP11] Some of the parts left cost so much, and never more than is left of the bill; who leaves less than a unit for each takes it along. */
export function costOfParts({ people, free }: FreeParts, of: number, remainder: Minor): Minor {
  const amount = Math.min(inParts(free.amount, of, free.parts), remainder);
  return remainder - amount < people ? remainder : amount;
}
