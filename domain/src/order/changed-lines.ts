import type { Minor } from '../money/currency.ts';
import type { QuotedLine } from '../pricing/amounts.ts';
import type { EpochMs } from '../time/moment.ts';
import type { Signature } from './actor.ts';
import type { OrderStatus } from './status.ts';

/** The facts of an order that decide whether its lines may be changed. */
export interface Changeable {
  readonly status: OrderStatus;
  readonly ready: boolean;
  /** the diner says the money is sent, and nobody has seen it */
  readonly claimedUnseen: boolean;
  /** in how many shares it is paid; 0 = as a whole */
  readonly shares: number;
  /** several people have chosen what it holds */
  readonly together: boolean;
  /** somebody has paid, or is about to pay, a part of the bill of its table */
  readonly billBegun: boolean;
}

export interface LinesLocked {
  readonly refused: 'WRONG_STATUS' | 'TRANSFER_UNCONFIRMED' | 'CHANGE_TOGETHER' | 'CHANGE_BILL_BEGUN';
}

/** The statuses in which the restaurant has an order and its kitchen is not done. */
const CHANGEABLE: readonly OrderStatus[] = [
  'PENDING',
  'WAIT_CONFIRM',
  'CONFIRMED',
  'ACCEPTED',
  'ASSIGNING',
  'AHA_CANCELLED',
];

/** [OR110] Why the restaurant may not change what an order holds; null = it may. */
export function whyLinesLocked(order: Changeable): LinesLocked | null {
  if (!CHANGEABLE.includes(order.status) || order.ready) return { refused: 'WRONG_STATUS' };
  // the number on the statement must not change while it is looked for
  if (order.claimedUnseen) return { refused: 'TRANSFER_UNCONFIRMED' };
  if (order.together || order.shares > 0) return { refused: 'CHANGE_TOGETHER' };
  return order.billBegun ? { refused: 'CHANGE_BILL_BEGUN' } : null;
}

/** How many of a line are still wanted; 0 = none. */
export interface LineWish {
  readonly key: string;
  readonly quantity: number;
}

/** A new line at today's price. */
export interface AddedLine {
  readonly line: QuotedLine;
  /** the key of the line it stands in for; null = it comes on top */
  readonly insteadOf: string | null;
}

/** A line of an order on one side of a change. */
export type ChangedLine = Pick<QuotedLine, 'itemId' | 'name' | 'details' | 'quantity' | 'amount'>;

/** One line before and after a change; null = it is not on that side. */
export interface LineChange {
  readonly key: string;
  readonly was: ChangedLine | null;
  readonly now: ChangedLine | null;
}

/** A change of an order, as its step keeps it. */
export interface MadeChange {
  readonly lines: readonly LineChange[];
  /** of the total; less than 0 = it has become cheaper */
  readonly difference: Minor;
  /** [OR116] the person who asked its diner, who agreed on their order's page; absent = nobody was asked there */
  readonly asked?: Signature;
}

/** [OR114] The same as somebody reads it. */
export interface OrderChange extends Omit<MadeChange, 'asked'> {
  readonly at: EpochMs;
  /** the person of the restaurant; '' = not for the reader */
  readonly by: string;
  /** [OR116] its diner agreed on their order's page */
  readonly onPage?: boolean;
}

/** Lines as they are to become. */
export interface ChangedLines {
  readonly closed: ReadonlySet<string>;
  /** some of a line that is closed, at the price it was sold for */
  readonly fewer: readonly { readonly of: string; readonly line: QuotedLine }[];
  readonly changes: readonly LineChange[];
}

export interface LinesRefusal {
  readonly refused: 'CHANGE_LINES' | 'CHANGE_NOTHING' | 'CHANGE_EMPTY';
}

/** [OR111] Some of a line: each costs what it was sold for; what is left and what goes are the whole of it. */
const fewerOf = (line: QuotedLine, quantity: number, key: string): QuotedLine => ({
  ...line,
  key,
  quantity,
  amount: line.amount - Math.floor((line.amount * (line.quantity - quantity)) / line.quantity),
});

/** A line as the readers of a change are told of it. */
export const sideOf = ({ itemId, name, details, quantity, amount }: QuotedLine): ChangedLine => ({
  itemId,
  name,
  details,
  quantity,
  amount,
});

interface Wishes {
  readonly wishes: readonly LineWish[];
  readonly added: readonly AddedLine[];
  /** the order's version when it has been changed: what is left of a line gets a key of its own */
  readonly version: number;
}

const isFood = ({ kind }: QuotedLine): boolean => kind !== 'gift';

/**
 * [OR111] The lines of an order as the restaurant wants them. A line is wanted in fewer or not at all; more of it is a new
 * line, for it costs what it costs today. One line that is no gift is left in any case: an order of nothing is called off.
 */
export function changedLines(
  lines: readonly QuotedLine[],
  { wishes, added, version }: Wishes,
): ChangedLines | LinesRefusal {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const less = new Map(wishes.map(({ key, quantity }) => [key, quantity]));
  const isPossible = ({ key, quantity }: LineWish) =>
    Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= (byKey.get(key)?.quantity ?? -1);
  const swapped = added.flatMap(({ insteadOf }) => (insteadOf === null ? [] : [insteadOf]));
  const isSwapPossible =
    new Set(swapped).size === swapped.length && swapped.every((key) => less.get(key) === 0);
  if (less.size < wishes.length || !wishes.every(isPossible) || !isSwapPossible)
    return { refused: 'CHANGE_LINES' };
  const touched = lines.filter(({ key, quantity }) => (less.get(key) ?? quantity) < quantity);
  if (touched.length === 0 && added.length === 0) return { refused: 'CHANGE_NOTHING' };
  const closed = new Set(touched.map(({ key }) => key));
  const fewer = touched.flatMap((line) => {
    const left = less.get(line.key) ?? 0;
    return left === 0 ? [] : [{ of: line.key, line: fewerOf(line, left, `${line.key}'${version}`) }];
  });
  const isLeft = lines.some((line) => isFood(line) && !closed.has(line.key));
  if (!isLeft && !fewer.some(({ line }) => isFood(line)) && added.length === 0)
    return { refused: 'CHANGE_EMPTY' };
  const stays = new Map(fewer.map(({ of, line }) => [of, line]));
  const instead = new Map(added.map(({ insteadOf, line }) => [insteadOf, line]));
  const changes = touched.map((line): LineChange => {
    const now = stays.get(line.key) ?? instead.get(line.key);
    return { key: line.key, was: sideOf(line), now: now ? sideOf(now) : null };
  });
  const more = added
    .filter(({ insteadOf }) => insteadOf === null)
    .map(({ line }): LineChange => ({ key: line.key, was: null, now: sideOf(line) }));
  return { closed, fewer, changes: [...changes, ...more] };
}

/** [OR112] Whether a change needs its diner: a dearer one does, for nobody pays more than they agreed to. */
export const needsAgreement = (before: Minor, after: Minor): boolean => after > before;

/**
 * [OR113] The amount a change leaves to be settled: more is taken at the door, less comes back. Of an order that is paid
 * when it is received nothing is, for it is taken as a whole there.
 */
export const leftToSettle = (
  { paidAt, bill }: { readonly paidAt: EpochMs | null; readonly bill: { readonly total: Minor } },
  after: Minor,
): Minor => (paidAt === null ? 0 : after - bill.total);
