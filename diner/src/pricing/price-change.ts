import type { Minor } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';

/** One thing that differs between what the diner saw and what the server says. was or is null: it was not there. */
export interface PriceChange {
  readonly key: string;
  /** a line's name; for a row of the summary its kind */
  readonly name: string;
  readonly row: boolean;
  readonly was: Minor | null;
  readonly is: Minor | null;
}

function compare(
  before: ReadonlyMap<string, { readonly name: string; readonly amount: Minor }>,
  after: ReadonlyMap<string, { readonly name: string; readonly amount: Minor }>,
  row: boolean,
): PriceChange[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const was = before.get(key);
    const is = after.get(key);
    if (was?.amount === is?.amount) return [];
    return [{ key, name: (is ?? was)?.name ?? '', row, was: was?.amount ?? null, is: is?.amount ?? null }];
  });
}

const lineAmounts = (quote: Quote) =>
  new Map(quote.lines.map(({ key, name, amount }) => [key, { name, amount }] as const));

/** The rows that do not follow from the lines: their own changes are worth saying. */
const chargeAmounts = (quote: Quote) =>
  new Map(
    quote.rows
      .filter(({ kind }) => kind !== 'items')
      .map(({ kind, amount }) => [kind, { name: kind, amount }] as const),
  );

/** Changes between two quotes, line by line, then charge by charge. */
export function priceChanges(before: Quote, after: Quote): readonly PriceChange[] {
  return [
    ...compare(lineAmounts(before), lineAmounts(after), false),
    ...compare(chargeAmounts(before), chargeAmounts(after), true),
  ];
}
