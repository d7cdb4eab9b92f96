import type { Minor } from '../money/currency.ts';

/** A line of a bill as it was charged. */
export interface PaidLine {
  readonly key: string;
  readonly quantity: number;
  /** the amount its row shows */
  readonly amount: Minor;
}

export interface LineToRefund {
  readonly key: string;
  readonly quantity: number;
}

/** [PA17] The money paid for the food: the total without delivery. */
export const paidForFood = (order: { readonly total: Minor; readonly shippingFee: Minor }): Minor =>
  order.total - order.shippingFee;

interface PaidBill<Line> {
  readonly lines: readonly Line[];
  readonly total: Minor;
  /** null = nothing is delivered */
  readonly shipping: Minor | null;
}

/** [PA17] The lines of a bill as they were charged, and what was paid for them. */
export const paidLines = <Line extends PaidLine>({
  bill: { lines, total, shipping },
}: {
  readonly bill: PaidBill<Line>;
}) => ({
  lines,
  paid: paidForFood({ total, shippingFee: shipping ?? 0 }),
});

/**
 * [PA17] Divides the money paid for the food among the lines in proportion, so voucher, service and VAT follow them.
 * Shares are cut to whole units; the remainder goes one by one to the largest cuts, so they add up.
 */
export function lineShares(lines: readonly PaidLine[], paid: Minor): Map<string, Minor> {
  const base = lines.reduce((all, { amount }) => all + BigInt(amount), 0n);
  if (base === 0n) return new Map(lines.map(({ key }) => [key, 0]));
  const cut = lines.map(({ key, amount }) => {
    const exact = BigInt(amount) * BigInt(paid);
    return { key, share: Number(exact / base), rest: exact % base };
  });
  let open = paid - cut.reduce((all, { share }) => all + share, 0);
  const byRest = [...cut].sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1));
  for (const line of byRest) {
    if (open === 0) break;
    line.share += 1;
    open -= 1;
  }
  return new Map(cut.map(({ key, share }) => [key, share]));
}

/**
 * [PA17] The refund for some of each line; `before` was given back earlier, and the last of a line gives back the rest
 * of its share. null = there is no such line, or not so many of it.
 */
export function refundOfLines(
  lines: readonly PaidLine[],
  paid: Minor,
  wanted: readonly LineToRefund[],
  before: readonly LineToRefund[] = [],
): Minor | null {
  const shares = lineShares(lines, paid);
  let amount = 0;
  const gone = new Map<string, number>();
  for (const { key, quantity } of before) gone.set(key, (gone.get(key) ?? 0) + quantity);
  for (const { key, quantity } of wanted) {
    const line = lines.find((one) => one.key === key);
    const earlier = gone.get(key) ?? 0;
    if (!line || !Number.isSafeInteger(quantity) || quantity < 1 || earlier + quantity > line.quantity)
      return null;
    const upTo = (count: number) => Math.floor(((shares.get(key) ?? 0) * count) / line.quantity);
    amount += upTo(earlier + quantity) - upTo(earlier);
    gone.set(key, earlier + quantity);
  }
  return amount;
}
