import type { Minor } from '@mam/domain/money/currency.ts';
import { inParts, PORTION } from '@mam/domain/table/bill-parts.ts';
import { costOfParts, dividedAmong } from '@mam/domain/table/division.ts';
import type { SeenBill, SeenBillLine, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';

/** A choice of what to pay, before anybody has said that they pay it. */
export interface Choice {
  readonly way: 'items' | 'equal' | 'amount';
  /** parts of lines, by their ids */
  readonly parts: ReadonlyMap<string, number>;
  readonly people: number;
  readonly of: number;
  /** the rest of the division is divided anew */
  readonly anew: boolean;
  /** null = what was typed is no amount */
  readonly amount: Minor | null;
}

/** The lines that are chosen and how much of them; what somebody has taken meanwhile is not chosen any more. */
export const chosenLines = (bill: SeenBill, { parts }: Choice) =>
  bill.lines.flatMap((line) => {
    const taken = Math.min(parts.get(line.id) ?? 0, line.free.parts);
    return taken > 0 ? [{ line, parts: taken }] : [];
  });

/** [SP10] The price of parts of a line. */
export const partsCost = ({ free }: SeenBillLine, parts: number): Minor =>
  inParts(free.amount, parts, free.parts);

/** How many dishes are chosen; half a dish is one. */
export const portionsChosen = (bill: SeenBill, choice: Choice): number =>
  chosenLines(bill, choice).reduce((sum, { parts }) => sum + Math.ceil(parts / PORTION), 0);

/** [SP11] The division somebody takes parts of: the one that stands, or theirs of what is left; and how many parts. */
export function divisionFor({ division, remainder }: SeenBill, { people, of, anew }: Choice) {
  const stands = division !== null && !anew;
  const parts = stands ? division : dividedAmong(people, remainder);
  return { stands, people: parts.people, free: parts.free, of: Math.min(of, parts.free.parts) };
}

/** [SP10] [SP11] [SP12] The amount of a choice; 0 = nothing that can be paid. */
export function choiceAmount(bill: SeenBill, choice: Choice): Minor {
  const { remainder } = bill;
  if (choice.way === 'equal') {
    const { people, free, of } = divisionFor(bill, choice);
    return costOfParts({ people, free }, of, remainder);
  }
  if (choice.way === 'amount') {
    const { amount } = choice;
    return amount !== null && amount <= remainder ? amount : 0;
  }
  const cost = chosenLines(bill, choice).reduce((sum, { line, parts }) => sum + partsCost(line, parts), 0);
  return Math.min(cost, remainder);
}

/** The same as a wish to pay it. */
export function billPartRequest(bill: SeenBill, choice: Choice): BillPartRequest {
  switch (choice.way) {
    case 'items':
      return {
        by: 'items',
        parts: chosenLines(bill, choice).map(({ line: { round, key }, parts }) => ({ round, key, parts })),
      };
    case 'equal': {
      const { people, of, stands } = divisionFor(bill, choice);
      const { division } = bill;
      return {
        ...{ by: 'equal', people, of },
        division: division?.id ?? null,
        anew: division !== null && !stands,
      };
    }
    case 'amount':
      return { by: 'amount', amount: choice.amount ?? 0 };
  }
}

/** A phone's own word on the share it pays, beside the bill. */
export interface Paying {
  /** the share they held last; null = none */
  readonly last: string | null;
  /** they chose something else: the rest of a share is left for later */
  readonly aside: boolean;
}

/**
 * [TB59] The share this phone is paying: one it holds; else one it has paid in part or has gone to pay by a wallet;
 * else the one it held last.
 */
export const sharePaid = (bill: SeenBill, { last, aside }: Paying): SeenBillShare | undefined => {
  const own = bill.shares.filter(({ isYours, way }) => isYours && way === null);
  const isOpen = ({ id, state, isBegun }: SeenBillShare) =>
    (state === 'less' && !aside) || (state === 'free' && (id === last || (isBegun && !aside)));
  return own.find(({ state }) => state === 'held') ?? own.findLast(isOpen);
};
