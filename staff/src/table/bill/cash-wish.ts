import { fromWire, toWire } from '@mam/contract/money/money-wire.ts';
import type { BillWishWire, TableBillWire } from '@mam/contract/table/bill.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { typedAmount } from '@mam/domain/money/typed-amount.ts';

/** What cash is taken for, as it is being said. */
export interface CashRequest {
  readonly way: 'amount' | 'items';
  readonly typed: string;
  /** ids of lines */
  readonly lines: ReadonlySet<string>;
}

type Line = TableBillWire['lines'][number];

export const idOf = ({ order_code: code, key }: Line): string => `${code} ${key}`;

/** The lines of which something can still be paid. */
export const freeLines = ({ lines }: TableBillWire): readonly Line[] =>
  lines.filter(({ free_amount: free }) => free > 0);

const chosen = (bill: TableBillWire, { lines }: CashRequest) =>
  freeLines(bill).filter((line) => lines.has(idOf(line)));

/** [SP10] [SP12] What it comes to; null = nothing, or more than is left. */
export function cashAmount(bill: TableBillWire, request: CashRequest, currency: Currency): Minor | null {
  const remainder = fromWire(bill.remainder, currency);
  const amount =
    request.way === 'amount'
      ? typedAmount(request.typed, currency)
      : Math.min(
          chosen(bill, request).reduce((sum, { free_amount: free }) => sum + fromWire(free, currency), 0),
          remainder,
        );
  return amount !== null && amount > 0 && amount <= remainder ? amount : null;
}

/** The same as it is sent. */
export const cashWish = (
  bill: TableBillWire,
  request: CashRequest,
  { amount, currency }: { readonly amount: Minor; readonly currency: Currency },
): BillWishWire =>
  request.way === 'amount'
    ? { by: 'amount', amount: toWire(amount, currency) }
    : {
        by: 'items',
        items: chosen(bill, request).map(({ order_code, key, free_parts: parts }) => ({
          order_code,
          key,
          parts,
        })),
      };
