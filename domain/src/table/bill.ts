import type { Minor } from '../money/currency.ts';
import type { Arrival } from '../payment/arrival.ts';
import type { EpochMs } from '../time/moment.ts';
import { inParts, PORTION } from './bill-parts.ts';

/** [TB59] So long nobody else can take what somebody is about to pay, in ms. */
export const HOLD_LASTS = 2 * 60_000;
/** [TB65] So long after it was closed guests read their bill, in ms. */
const BILL_READ = 12 * 60 * 60_000;
/** [SP11] Among so many a bill is shared equally at most. */
export const MOST_SHARING = 60;

/** A round that was not cancelled. */
export interface BillRound {
  /** the order's code */
  readonly round: string;
  readonly total: Minor;
  /** what it holds and need not give back */
  readonly kept: Minor;
}

/** A line of a round, with its part of fees and vouchers. */
export interface BillLine {
  readonly round: string;
  readonly key: string;
  /** portions */
  readonly quantity: number;
  /** what it is of the round's total [PA17] */
  readonly amount: Minor;
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

/** What somebody pays of a bill. */
export interface BillShare {
  readonly id: string;
  readonly amount: Minor;
  /** what has come of it */
  readonly counted: Minor;
  /** null = it was given up, or is cash */
  readonly heldUntil: EpochMs | null;
  /** cash that was taken back [TB62] */
  readonly isBack: boolean;
  /** none = it is shared equally or by amount */
  readonly parts: readonly TakenPart[];
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

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0);

/** total = paid + held + remainder, always. */
export interface BillAmounts {
  readonly total: Minor;
  readonly paid: Minor;
  /** somebody is about to pay it */
  readonly held: Minor;
  /** what somebody can still take; never below 0 */
  readonly remainder: Minor;
}

/** [TB56] [TB57] The amounts of a bill now. A round that is called off makes it smaller, also below what is held. */
export function amountsOfBill(
  { rounds, shares }: Pick<TableBill, 'rounds' | 'shares'>,
  now: EpochMs,
): BillAmounts {
  const total = sum(rounds.map((round) => round.total));
  const paid = sum(rounds.map((round) => Math.min(round.kept, round.total)));
  const wanted = shares
    .filter((share) => stateOfBillShare(share, now) === 'held')
    .map(({ amount, counted }) => amount - counted);
  const held = Math.min(sum(wanted), total - paid);
  return { total, paid, held, remainder: total - paid - held };
}

/** [SP10] What of a line nobody has paid and nobody is about to pay. */
export function freeOfLine(
  { round, key, quantity, amount }: BillLine,
  shares: readonly BillShare[],
  now: EpochMs,
): { readonly parts: number; readonly amount: Minor } {
  const taken = shares
    .filter((share) => ['paid', 'held', 'less'].includes(stateOfBillShare(share, now)))
    .flatMap(({ parts }) => parts)
    .filter((part) => part.round === round && part.key === key);
  const parts = Math.max(0, quantity * PORTION - sum(taken.map((part) => part.parts)));
  return { parts, amount: parts === 0 ? 0 : Math.max(0, amount - sum(taken.map((part) => part.amount))) };
}

/** What somebody wants to pay: parts of lines, some of so many equal parts of what is left, or an amount. */
export type BillWish =
  | { readonly by: 'items'; readonly parts: readonly LinePart[] }
  | { readonly by: 'equal'; readonly people: number; readonly of: number }
  | { readonly by: 'amount'; readonly amount: Minor };

export interface TakenOfBill {
  readonly amount: Minor;
  readonly parts: readonly TakenPart[];
}

export type BillRefusal =
  | { readonly refused: 'BILL_NOTHING_LEFT' | 'BILL_NOTHING_CHOSEN' | 'BILL_DISH_TAKEN' | 'BILL_PEOPLE' }
  | { readonly refused: 'BILL_AMOUNT'; readonly max: Minor };

const isCount = (count: number, most: number): boolean =>
  Number.isSafeInteger(count) && count >= 1 && count <= most;

/** [SP10] Parts of a line out of those that are free; the last of them cost what is left of it. */
function partOf(bill: TableBill, wanted: LinePart, now: EpochMs): TakenPart | BillRefusal {
  const line = bill.lines.find(({ round, key }) => round === wanted.round && key === wanted.key);
  const free = line ? freeOfLine(line, bill.shares, now) : { parts: 0, amount: 0 };
  if (!isCount(wanted.parts, free.parts)) return { refused: 'BILL_DISH_TAKEN' };
  return { ...wanted, amount: inParts(free.amount, wanted.parts, free.parts) };
}

function takeItems(bill: TableBill, wanted: readonly LinePart[], now: EpochMs): TakenOfBill | BillRefusal {
  const once = new Map<string, LinePart>();
  for (const part of wanted) {
    const name = JSON.stringify([part.round, part.key]);
    once.set(name, { ...part, parts: part.parts + (once.get(name)?.parts ?? 0) });
  }
  const parts: TakenPart[] = [];
  for (const part of once.values()) {
    const taken = partOf(bill, part, now);
    if ('refused' in taken) return taken;
    parts.push(taken);
  }
  const amount = Math.min(sum(parts.map((part) => part.amount)), amountsOfBill(bill, now).remainder);
  return amount === 0 ? { refused: 'BILL_NOTHING_CHOSEN' } : { amount, parts };
}

/**
 * [SP10] [SP11] [SP12] What a wish comes to of a bill as it stands, never more than is left of it: what others hold or
 * have paid is theirs. Amounts are whole units of the smallest.
 */
export function takeOfBill(bill: TableBill, wish: BillWish, now: EpochMs): TakenOfBill | BillRefusal {
  const { remainder } = amountsOfBill(bill, now);
  if (remainder === 0) return { refused: 'BILL_NOTHING_LEFT' };
  switch (wish.by) {
    case 'items':
      return takeItems(bill, wish.parts, now);
    case 'equal': {
      const { people, of } = wish;
      if (!isCount(people, MOST_SHARING) || !isCount(of, people)) return { refused: 'BILL_PEOPLE' };
      const amount = inParts(remainder, of, people);
      return amount === 0 ? { refused: 'BILL_PEOPLE' } : { amount, parts: [] };
    }
    case 'amount':
      return isCount(wish.amount, remainder)
        ? { amount: wish.amount, parts: [] }
        : { refused: 'BILL_AMOUNT', max: remainder };
  }
}

/** [TB59] Whether a share whose two minutes are over can be held once more as it is; null = it can. */
export function mayHoldAgain(
  bill: TableBill,
  share: BillShare,
  now: EpochMs,
): { readonly refused: 'BILL_DISH_TAKEN' } | { readonly refused: 'BILL_AMOUNT'; readonly max: Minor } | null {
  const others = { ...bill, shares: bill.shares.filter(({ id }) => id !== share.id) };
  const isFree = ({ round, key, parts }: LinePart) => {
    const line = bill.lines.find((one) => one.round === round && one.key === key);
    return line !== undefined && freeOfLine(line, others.shares, now).parts >= parts;
  };
  if (!share.parts.every(isFree)) return { refused: 'BILL_DISH_TAKEN' };
  const { remainder: max } = amountsOfBill(others, now);
  return share.amount - share.counted > max ? { refused: 'BILL_AMOUNT', max } : null;
}

/** What came for a share, and what of it pays the bill; the rest is due back. */
export interface BillArrival {
  readonly arrival: Exclude<Arrival, 'fee'>;
  readonly counted: Minor;
}

/**
 * [PA58] What money means that has come for a share: it pays the share and nobody else's, as far as the bill still wants it.
 * What others are about to pay stays theirs, also when this comes after its own two minutes.
 */
export function arrivalOfBillMoney(
  {
    bill,
    share,
    isClosed,
  }: { readonly bill: TableBill; readonly share: BillShare; readonly isClosed: boolean },
  amount: Minor,
  now: EpochMs,
): BillArrival {
  if (isClosed) return { arrival: 'late', counted: 0 };
  const missing = share.amount - share.counted;
  const others = bill.shares.filter(({ id }) => id !== share.id);
  const counted = Math.min(amount, missing, amountsOfBill({ ...bill, shares: others }, now).remainder);
  if (counted < amount) return { arrival: counted > 0 ? 'over' : 'double', counted };
  return { arrival: counted === missing ? 'settles' : 'under', counted };
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
