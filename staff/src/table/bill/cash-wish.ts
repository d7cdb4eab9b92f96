import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { typedAmount } from '@mam/domain/money/typed-amount.ts';
import { costOfParts, dividedAmong, type FreeParts } from '@mam/domain/table/division.ts';
import type { SeenBill, SeenBillLine } from '@mam/domain/table/seen-bill.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';

/** The money that is taken, as it is being said. */
export interface CashRequest {
  readonly way: 'amount' | 'items' | 'equal';
  readonly typed: string;
  /** ids of lines */
  readonly lines: ReadonlySet<string>;
  /** [SP11] among how many the bill is divided, where nobody has divided it yet */
  readonly people: number;
  readonly of: number;
}

/** The lines of which something can still be paid. */
export const freeLines = ({ lines }: SeenBill): readonly SeenBillLine[] =>
  lines.filter(({ free }) => free.amount > 0);

const chosen = (bill: SeenBill, { lines }: CashRequest) =>
  freeLines(bill).filter((line) => lines.has(line.id));

/** [TB62] The till takes so much at most: it goes before what phones only hold. */
export const mostAtTill = ({ remainder, held }: SeenBill): Minor => remainder + held;

/** [SP11] The division parts are taken of, and how many parts. */
export function divisionAtTill(
  bill: SeenBill,
  { people, of }: CashRequest,
): FreeParts & { readonly of: number } {
  const parts = bill.division ?? dividedAmong(people, mostAtTill(bill));
  return { people: parts.people, free: parts.free, of: Math.min(of, parts.free.parts) };
}

/** [SP10] [SP11] [SP12] It comes to so much; null = nothing, or more than is left. */
export function cashAmount(bill: SeenBill, request: CashRequest, currency: Currency): Minor | null {
  const most = mostAtTill(bill);
  const amount = requestedCash(bill, request, currency);
  return amount !== null && amount > 0 && amount <= most ? amount : null;
}

function requestedCash(bill: SeenBill, request: CashRequest, currency: Currency): Minor | null {
  const most = mostAtTill(bill);
  if (request.way === 'amount') return typedAmount(request.typed, currency);
  if (request.way === 'equal') {
    const { of, ...division } = divisionAtTill(bill, request);
    return costOfParts(division, of, most);
  }
  const lines = chosen(bill, request);
  return Math.min(
    lines.reduce((sum, { free }) => sum + free.amount, 0),
    most,
  );
}

/** The same as a wish to pay it. */
export function cashWish(bill: SeenBill, request: CashRequest, amount: Minor): BillPartRequest {
  if (request.way === 'amount') return { by: 'amount', amount };
  if (request.way === 'equal') {
    const { people, of } = divisionAtTill(bill, request);
    return { by: 'equal', people, of, division: bill.division?.id ?? null, anew: false };
  }
  const lines = chosen(bill, request);
  return { by: 'items', parts: lines.map(({ round, key, free }) => ({ round, key, parts: free.parts })) };
}
