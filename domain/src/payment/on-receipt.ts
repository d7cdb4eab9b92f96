import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { Settlement } from './arrival.ts';
import type { Capture, Refund } from './ledger.ts';
import { refundableAmount, type ShareCapture } from './shares-of-order.ts';

/** The money of an order that was handed over, as it stood then. */
export interface HandedOver {
  readonly standing: Settlement;
  readonly total: Minor;
  readonly captures: readonly ShareCapture[];
  /** refunds given by then */
  readonly refunds: readonly Refund[];
  /** of an order that was paid before: what its door took for an agreed fee [OR34] */
  readonly atDoor: Minor;
}

/** [PA65] Money taken on receipt and not written down: all that was missing then; of an order paid before, the fee of its door. */
export function takenOnReceipt({ standing, total, captures, refunds, atDoor }: HandedOver): Minor {
  if (standing === 'paid') return atDoor;
  if (standing !== 'collected') return 0;
  const inTime = captures.filter(({ late, above }) => !late && !above);
  const held = inTime.reduce((sum, capture) => sum + refundableAmount(capture, refunds), 0);
  return Math.max(0, total - held);
}

/** Money that was taken on receipt, and when. */
export interface Receipt {
  readonly amount: Minor;
  readonly at: EpochMs;
}

/** The name of that money among the payments of its order, as long as nobody has written it down. */
export const RECEIPT = 'receipt';

/** [PA65] [PA18] The payments of an order with what was taken on receipt among them, as they came one after the other. */
export function withReceipt(
  captures: readonly (Capture & { readonly at: EpochMs })[],
  { amount, at }: Receipt,
): readonly Capture[] {
  if (amount === 0) return captures;
  const before = captures.filter((capture) => capture.at <= at);
  return [...before, { id: RECEIPT, amount }, ...captures.slice(before.length)];
}
