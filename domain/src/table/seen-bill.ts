import type { Minor } from '../money/currency.ts';
import type { TransferTarget } from '../payment/payment-attempt.ts';
import type { TillWay } from '../payment/till-way.ts';
import type { EpochMs } from '../time/moment.ts';
import type { BillAmounts, BillShareState } from './bill.ts';
import type { Division } from './division.ts';

/** A line of a bill, as a guest or the staff read it; it has its part of fees and vouchers. */
export interface SeenBillLine {
  /** of the order and the line in it */
  readonly id: string;
  readonly round: string;
  readonly key: string;
  readonly itemId: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: number;
  readonly amount: Minor;
  /** the name on its order; null = nobody has said one */
  readonly orderedBy: string | null;
  /** the reader's phone ordered it */
  readonly isYours: boolean;
  /** the rest of it, which nobody has paid and nobody holds; of all lines that is the remainder */
  readonly free: { readonly parts: number; readonly amount: Minor };
}

/** A part of a bill somebody pays or has paid. */
export interface SeenBillShare {
  readonly id: string;
  /** its payer, or the member of staff who took the money by hand; null = nobody has said a name */
  readonly name: string | null;
  readonly isYours: boolean;
  /** how its money was taken by hand; null = it is paid from a phone */
  readonly way: TillWay | null;
  /** so many parts of the bill divided equally; 0 = none */
  readonly equalParts: number;
  /** its hold ended because the till took money for it */
  readonly isEndedByTill: boolean;
  readonly state: BillShareState;
  readonly amount: Minor;
  /** money that has come for it */
  readonly counted: Minor;
  /** until when nobody else takes it; null = it is not held */
  readonly heldUntil: EpochMs | null;
  /** one's own: gone to be paid by a wallet that has said nothing yet */
  readonly isBegun: boolean;
  /** ids of the lines it is of */
  readonly lines: readonly string[];
  /** the member of staff who has seen its transfer; null = nobody had to */
  readonly confirmedBy: string | null;
  /** words for a transfer of the missing rest, for staff; null = none is waited for */
  readonly reference: string | null;
  /** money taken by hand that was given back, for staff: by whom, and why; null = it was not */
  readonly back: { readonly by: string; readonly reason: string } | null;
  /** the text to draw as a code; null = there is none */
  readonly code: string | null;
  /** where what is missing of one's own goes; null = nothing is to be sent */
  readonly transfer: TransferTarget | null;
}

/** [TB93] The amount the code of a round took off, which its lines are already without. */
export interface SeenBillDiscount {
  readonly round: string;
  /** null = nobody has said one */
  readonly orderedBy: string | null;
  /** for the guest who ordered the round, and the staff; null = for others */
  readonly code: string | null;
  readonly voucherName: string;
  /** nothing was taken off: the restaurant settles it */
  readonly isCoupon: boolean;
  readonly amount: Minor;
}

/** The bill of a table as a guest or the staff read it. */
export interface SeenBill extends BillAmounts {
  readonly tables: readonly string[];
  /** null = it is open */
  readonly closedAt: EpochMs | null;
  /** guests can pay it from their phones */
  readonly isPaidByPhone: boolean;
  /** [PA60] the wallets and cards a guest pays with besides a transfer, for guests alone; resting = not at this moment */
  readonly methods: readonly { readonly method: string; readonly isResting: boolean }[];
  /** [SP11] while parts of it are left */
  readonly division: Division | null;
  /** money that came above it, or too late, and is still to go back */
  readonly refundDue: Minor;
  readonly lines: readonly SeenBillLine[];
  readonly discounts: readonly SeenBillDiscount[];
  /** the first first */
  readonly shares: readonly SeenBillShare[];
}

/** [PA60] The last attempt to pay one's share by a wallet or card. */
export interface ShareTry {
  readonly method: string;
  /** waiting: its gateway may still say that it is paid */
  readonly outcome: 'waiting' | 'paid' | 'failed';
}

/** The id of a line: of the order and the line in it. */
export const billLineId = ({ round, key }: { readonly round: string; readonly key: string }): string =>
  `${round} ${key}`;

/** The same bill with the lines of the reader's phone first. */
export const withOwnLinesFirst = (bill: SeenBill): SeenBill => ({
  ...bill,
  lines: [...bill.lines.filter(({ isYours }) => isYours), ...bill.lines.filter(({ isYours }) => !isYours)],
});

/** The shares that pay or have paid any of a line, the last first. */
export const payersOfLine = ({ shares }: SeenBill, { id }: SeenBillLine): readonly SeenBillShare[] =>
  shares.filter(({ state, lines }) => state !== 'free' && lines.includes(id)).reverse();

/** [TB98] The round on which a code does most: the dearest without one; null = there is none, or somebody pays already. */
export function largestRoundWithoutCode({
  lines,
  discounts,
  paid,
  held,
}: Pick<SeenBill, 'lines' | 'discounts' | 'paid' | 'held'>): string | null {
  if (paid > 0 || held > 0) return null;
  const coded = new Set(discounts.map(({ round }) => round));
  const sums = new Map<string, Minor>();
  for (const { round, amount } of lines)
    if (!coded.has(round)) sums.set(round, (sums.get(round) ?? 0) + amount);
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
