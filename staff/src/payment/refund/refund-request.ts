import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { amountInputText, typedAmount } from '@mam/domain/money/typed-amount.ts';
import { splitRefund } from '@mam/domain/payment/ledger.ts';
import { refundOfLines } from '@mam/domain/payment/line-refund.ts';
import { RECEIPT, withReceipt } from '@mam/domain/payment/on-receipt.ts';
import { isTillWay } from '@mam/domain/payment/till-way.ts';
import { goesByItself } from '@mam/domain/payment/way-back.ts';
import { capturesIn, type OrderPayments, refundsIn } from '@mam/domain/staff/order-payments.ts';

/** Everything that is left, some lines, or an amount. */
export const REFUND_WAYS = ['all', 'lines', 'amount'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** A refund as somebody puts it together. */
export interface RefundRequest {
  readonly way: RefundWay;
  /** how many of which line */
  readonly counts: ReadonlyMap<string, number>;
  /** the amount as it was typed */
  readonly typed: string;
}

/** The amount a gateway refused last and that has not gone back since; 0 = none. */
export function failedLast({ moves, refundable }: OrderPayments): Minor {
  const last = moves.findLast(({ kind }) => kind === 'refund');
  return last?.state === 'failed' ? Math.min(last.amount, refundable) : 0;
}

/** A refund to begin with: the surplus or the amount a gateway refused last; otherwise the dishes, none chosen yet. */
export function firstRequest(payments: OrderPayments, currency: Currency): RefundRequest {
  const due = payments.surplus || failedLast(payments);
  return {
    way: due ? 'amount' : 'lines',
    counts: new Map(),
    typed: due ? amountInputText(due, currency) : '',
  };
}

/** [PA17] The amount of a request, also above the money left (see `refundGap`); null = nothing chosen or typed yet. */
export function requestedAmount(
  payments: OrderPayments,
  request: RefundRequest,
  currency: Currency,
): Minor | null {
  if (request.way === 'all') return payments.refundable;
  if (request.way === 'amount') return typedAmount(request.typed, currency) || null;
  const wanted = linesRequested(request);
  if (wanted.length === 0) return null;
  const before = payments.lines
    .filter(({ gone }) => gone > 0)
    .map(({ key, gone }) => ({ key, quantity: gone }));
  // the shares were worked out by the server: among themselves they are their own proportion
  const paid = payments.lines.reduce((sum, { amount }) => sum + amount, 0);
  return refundOfLines(payments.lines, paid, wanted, before) || null;
}

/** [PA16] The first thing that keeps a request from being sent; null = nothing. */
export function refundGap(
  { refundable }: Pick<OrderPayments, 'refundable'>,
  { way, amount, why }: { readonly way: RefundWay; readonly amount: Minor | null; readonly why: string },
): `refund.gap.${RefundWay | 'tooMuch' | 'reason'}` | null {
  if (!amount) return `refund.gap.${way}`;
  if (amount > refundable) return 'refund.gap.tooMuch';
  return why === '' ? 'refund.gap.reason' : null;
}

export const linesRequested = ({ counts }: RefundRequest) =>
  [...counts].filter(([, quantity]) => quantity > 0).map(([key, quantity]) => ({ key, quantity }));

/** [PA16] [PA18] [PA65] Which way how much of an amount goes back; [] = the order does not hold so much. */
export function waysBack(
  payments: OrderPayments,
  amount: Minor,
): readonly { readonly gateway: string; readonly amount: Minor }[] {
  const captures = capturesIn(payments);
  const parts = splitRefund(withReceipt(captures, payments.receipt), refundsIn(payments), amount);
  if ('refused' in parts) return [];
  const ways = new Map<string, Minor>();
  for (const part of parts) {
    const gateway =
      part.captureId === RECEIPT ? 'cash' : (captures.find(({ id }) => id === part.captureId)?.gateway ?? '');
    ways.set(gateway, (ways.get(gateway) ?? 0) + part.amount);
  }
  return [...ways].map(([gateway, back]) => ({ gateway, amount: back }));
}

/** The words of the button: who sends the money back by hand has done so before. */
export function goWords(ways: readonly string[]) {
  if (ways.some(goesByItself)) return 'refund.go';
  return ways.every(isTillWay) ? 'refund.goInHand' : 'refund.goByHand';
}
