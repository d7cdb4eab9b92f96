import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import {
  amountsOfBill,
  type BillShare,
  type DivisionPart,
  type LinePart,
  sumOf,
  type TableBill,
  type TakenPart,
} from './bill.ts';
import { inParts } from './bill-parts.ts';
import { costOfParts, dividedAmong, isDivisionOpen, MOST_SHARING, standingDivision } from './division.ts';
import { type OpenLine, openLines, unclaimedLines } from './open-lines.ts';

/** [SP11] Parts of the bill divided equally: of the division that stands, or of a new one. */
export interface EqualPartRequest {
  readonly by: 'equal';
  readonly people: number;
  /** how many of the parts */
  readonly of: number;
  /** the division that somebody sees; null = none */
  readonly division: string | null;
  /** the rest of it is divided anew */
  readonly anew: boolean;
}

/** One of three ways to say what is to be paid. */
export type BillPartRequest =
  | { readonly by: 'items'; readonly parts: readonly LinePart[] }
  | EqualPartRequest
  | { readonly by: 'amount'; readonly amount: Minor };

export interface TakenOfBill {
  readonly amount: Minor;
  readonly parts: readonly TakenPart[];
  /** its id is null where it is a new one; null = divided by nobody */
  readonly division: (Omit<DivisionPart, 'id'> & { readonly id: string | null }) | null;
}

export type BillRefusal =
  | { readonly refused: 'BILL_NOTHING_LEFT' | 'BILL_NOTHING_CHOSEN' | 'BILL_DISH_TAKEN' | 'BILL_PEOPLE' }
  | { readonly refused: 'BILL_PART_TAKEN' }
  | { readonly refused: 'BILL_DIVIDED'; readonly people: number }
  | { readonly refused: 'BILL_AMOUNT'; readonly max: Minor };

const isCount = (count: number, most: number): boolean =>
  Number.isSafeInteger(count) && count >= 1 && count <= most;

/** [SP10] Parts of a line out of those that are free; the last of them cost what is left of it. */
function takePart(lines: readonly OpenLine[], wanted: LinePart): TakenPart | BillRefusal {
  const line = lines.find(({ round, key }) => round === wanted.round && key === wanted.key);
  if (!line || !isCount(wanted.parts, line.free.parts)) return { refused: 'BILL_DISH_TAKEN' };
  return { ...wanted, amount: inParts(line.free.amount, wanted.parts, line.free.parts) };
}

function takeItems(bill: TableBill, wanted: readonly LinePart[], now: EpochMs): TakenOfBill | BillRefusal {
  const once = new Map<string, LinePart>();
  for (const part of wanted) {
    const name = JSON.stringify([part.round, part.key]);
    once.set(name, { ...part, parts: part.parts + (once.get(name)?.parts ?? 0) });
  }
  const lines = openLines(bill, now);
  const parts: TakenPart[] = [];
  for (const part of once.values()) {
    const taken = takePart(lines, part);
    if ('refused' in taken) return taken;
    parts.push(taken);
  }
  const amount = Math.min(sumOf(parts.map((part) => part.amount)), amountsOfBill(bill, now).remainder);
  return amount === 0 ? { refused: 'BILL_NOTHING_CHOSEN' } : { amount, parts, division: null };
}

/** [SP11] Parts of the division that stands, unless it is used up, or whoever sees it divides what is left anew. */
function takeEqual(bill: TableBill, wish: EqualPartRequest, now: EpochMs): TakenOfBill | BillRefusal {
  const { remainder } = amountsOfBill(bill, now);
  const standing = standingDivision(bill, now);
  const goesOn =
    standing !== null && isDivisionOpen(standing) && !(wish.anew && wish.division === standing.id);
  if (goesOn) {
    const { id, people, base, free } = standing;
    if (wish.anew || (wish.division !== id && wish.people !== people))
      return { refused: 'BILL_DIVIDED', people };
    if (!isCount(wish.of, free.parts)) return { refused: 'BILL_PART_TAKEN' };
    const amount = costOfParts(standing, wish.of, remainder);
    return { amount, parts: [], division: { id, people, base, parts: wish.of } };
  }
  const { people, of } = wish;
  if (!isCount(people, MOST_SHARING) || !isCount(of, people)) return { refused: 'BILL_PEOPLE' };
  const amount = costOfParts(dividedAmong(people, remainder), of, remainder);
  if (amount === 0) return { refused: 'BILL_PEOPLE' };
  return { amount, parts: [], division: { id: null, people, base: remainder, parts: of } };
}

/**
 * [SP10] [SP11] [SP12] A wish is worth so much of a bill as it stands, never more than is left of it: what others hold or
 * have paid is theirs. Amounts are whole units of the smallest.
 */
export function takeOfBill(bill: TableBill, wish: BillPartRequest, now: EpochMs): TakenOfBill | BillRefusal {
  const { remainder } = amountsOfBill(bill, now);
  if (remainder === 0) return { refused: 'BILL_NOTHING_LEFT' };
  switch (wish.by) {
    case 'items':
      return takeItems(bill, wish.parts, now);
    case 'equal':
      return takeEqual(bill, wish, now);
    case 'amount':
      return isCount(wish.amount, remainder)
        ? { amount: wish.amount, parts: [], division: null }
        : { refused: 'BILL_AMOUNT', max: remainder };
  }
}

/**
 * [TB59] Whether a share whose two minutes are over can be held again as it is; null = it can. Others may have taken
 * the part its money did not cover, so that it costs more than its dishes are still open for.
 */
export function mayHoldAgain(
  bill: TableBill,
  share: BillShare,
  now: EpochMs,
): { readonly refused: 'BILL_DISH_TAKEN' } | { readonly refused: 'BILL_AMOUNT'; readonly max: Minor } | null {
  const others = { ...bill, shares: bill.shares.filter(({ id }) => id !== share.id) };
  const [open, unclaimed] = [openLines(others, now), unclaimedLines(others, now)];
  const freeOf = (lines: readonly OpenLine[], { round, key }: LinePart) =>
    lines.find((one) => one.round === round && one.key === key)?.free;
  const isFree = (part: TakenPart) =>
    (freeOf(open, part)?.parts ?? 0) >= part.parts && (freeOf(unclaimed, part)?.amount ?? 0) >= part.amount;
  if (!share.parts.every(isFree)) return { refused: 'BILL_DISH_TAKEN' };
  const { remainder: max } = amountsOfBill(others, now);
  return share.amount - share.counted > max ? { refused: 'BILL_AMOUNT', max } : null;
}
