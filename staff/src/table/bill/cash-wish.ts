import { fromWire, toWire } from '@mam/contract/money/money-wire.ts';
import type { BillPartRequestWire, TableBillWire } from '@mam/contract/table/bill.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { typedAmount } from '@mam/domain/money/typed-amount.ts';
import { costOfParts, dividedAmong } from '@mam/domain/table/division.ts';

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

type Line = TableBillWire['lines'][number];

export const billLineId = ({ order_code: code, key }: Line): string => `${code} ${key}`;

/** The lines of which something can still be paid. */
export const freeLines = ({ lines }: TableBillWire): readonly Line[] =>
  lines.filter(({ free_amount: free }) => free > 0);

const chosen = (bill: TableBillWire, { lines }: CashRequest) =>
  freeLines(bill).filter((line) => lines.has(billLineId(line)));

/** [TB62] The till takes so much at most: it goes before what phones only hold. */
export const mostAtTill = ({ remainder, held }: TableBillWire, currency: Currency): Minor =>
  fromWire(remainder, currency) + fromWire(held, currency);

/** [SP11] The division parts are taken of, and how many parts. */
export function divisionAtTill(bill: TableBillWire, { people, of }: CashRequest, currency: Currency) {
  const { division } = bill;
  const parts = division
    ? {
        people: division.people,
        free: { parts: division.free_parts, amount: fromWire(division.free_amount, currency) },
      }
    : dividedAmong(people, mostAtTill(bill, currency));
  return { ...parts, of: Math.min(of, parts.free.parts) };
}

/** [SP10] [SP11] [SP12] It comes to so much; null = nothing, or more than is left. */
export function cashAmount(bill: TableBillWire, request: CashRequest, currency: Currency): Minor | null {
  const most = mostAtTill(bill, currency);
  const amount = requestedCash(bill, request, currency);
  return amount !== null && amount > 0 && amount <= most ? amount : null;
}

function requestedCash(bill: TableBillWire, request: CashRequest, currency: Currency): Minor | null {
  const most = mostAtTill(bill, currency);
  if (request.way === 'amount') return typedAmount(request.typed, currency);
  if (request.way === 'equal') {
    const { of, ...division } = divisionAtTill(bill, request, currency);
    return costOfParts(division, of, most);
  }
  const lines = chosen(bill, request);
  return Math.min(
    lines.reduce((sum, { free_amount: free }) => sum + fromWire(free, currency), 0),
    most,
  );
}

/** The same as it is sent. */
export function buildCashBody(
  bill: TableBillWire,
  request: CashRequest,
  { amount, currency }: { readonly amount: Minor; readonly currency: Currency },
): BillPartRequestWire {
  if (request.way === 'amount') return { by: 'amount', amount: toWire(amount, currency) };
  if (request.way === 'equal') {
    const { people, of } = divisionAtTill(bill, request, currency);
    return { by: 'equal', people, of, ...(bill.division && { division: bill.division.id }) };
  }
  const lines = chosen(bill, request);
  return {
    by: 'items',
    items: lines.map(({ order_code, key, free_parts: parts }) => ({ order_code, key, parts })),
  };
}
