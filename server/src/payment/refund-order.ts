import type { REFUND_REFUSES } from '@mam/contract/payment/refusals.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { type Signature, type StaffActor, signed } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { askRefundAt } from '@mam/domain/payment/attempt.ts';
import { amountHeld, hasLeft, type RefundPart, splitRefund } from '@mam/domain/payment/ledger.ts';
import { type LineToRefund, paidLines, refundOfLines } from '@mam/domain/payment/line-refund.ts';
import { RECEIPT, type Receipt, withReceipt } from '@mam/domain/payment/on-receipt.ts';
import { goesByItself } from '@mam/domain/payment/way-back.ts';
import type { Trx } from '../db/database.ts';
import type { PaymentRow } from '../db/tables/payment-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { lockOrder } from '../order/queries.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';
import { gatewayOfAttempt } from './ask-payment.ts';
import { attemptById } from './attempts.ts';
import { insertMoney, isRefund, type MoneyDocument, moneyDocument } from './money.ts';
import { unwrittenReceipt, writeReceipt } from './on-receipt.ts';
import { type MoneyWriting, updateMoney } from './settle-order.ts';
import { readMoney } from './share/shares.ts';

type RefundCode = (typeof REFUND_REFUSES)[number];

/** A refund as staff ask for it: an amount in minor units, lines, or everything that is left. */
export interface RefundRequest {
  readonly actor: StaffActor;
  readonly amount: number | null;
  readonly lines: readonly LineToRefund[] | null;
  readonly reason: string;
  readonly now: number;
}

/** The lines given back so far, of refunds that have not failed. */
export function refundedLines(rows: readonly PaymentRow[]): LineToRefund[] {
  return rows
    .filter((row) => isRefund(row) && hasLeft({ state: row.status }))
    .flatMap((row) => moneyDocument(row).lines ?? []);
}

/** The amount to give back: of the lines asked for, or as asked; else all that is kept, or was taken on receipt. */
function amountToRefund(
  order: PlacedOrder,
  { rows, receipt }: { readonly rows: readonly PaymentRow[]; readonly receipt: Receipt },
  asked: RefundRequest,
): number | Refused<RefundCode> {
  if (asked.lines) {
    const { lines, paid } = paidLines(order);
    return refundOfLines(lines, paid, asked.lines, refundedLines(rows)) ?? refuse('REFUND_LINES');
  }
  return asked.amount ?? (amountHeld(order) || receipt.amount);
}

/**
 * [PA16] [PA18] [PA65] Writes a refund down, in as many parts as payments it comes from. The order's row is taken
 * first, so two refunds at once add up. The gateways are asked after the commit.
 */
export async function writeRefund(
  trx: Trx,
  { gateways, followMoney }: MoneyWriting & { readonly gateways: PaymentGateways },
  seen: PlacedOrder,
  asked: RefundRequest,
): Promise<readonly PaymentRow[] | Refused<RefundCode>> {
  const order = await lockOrder(trx, seen.brand, seen.id);
  if (!order) return refuse('UNKNOWN');
  const money = await readMoney(trx, order);
  const { captures, refunds, first } = money;
  const receipt = unwrittenReceipt(order, money);
  const amount = amountToRefund(order, { rows: money.rows, receipt }, asked);
  if (typeof amount !== 'number') return amount;
  const parts = splitRefund(withReceipt(captures, receipt), refunds, amount, first);
  if ('refused' in parts) {
    const { currency } = order;
    return refuse(parts.refused, { max: formatMoney(parts.max, currency) });
  }
  const { reason, lines, now } = asked;
  const by = signed(asked.actor);
  const { rows, named } = await withWritten(trx, order, { rows: money.rows, parts, receipt, by });
  const written: PaymentRow[] = [];
  for (const [index, part] of named.entries()) {
    const document = { by, reason, ...(lines && index === 0 && { lines }) };
    const row = await writePart(trx, gateways, { order, rows, part, document, now });
    if (row === 'unavailable') return refuse('PAYMENT_UNAVAILABLE');
    if (row) written.push(row);
  }
  // [OR113] of an earlier refund that failed nothing has gone
  const returned = Math.min(order.returned, order.refunded) + Math.min(amount, order.refundDue);
  await followMoney.givenBack(trx, await updateMoney(trx, order, now, { returned }), now);
  return written;
}

interface Split {
  readonly rows: readonly PaymentRow[];
  readonly parts: readonly RefundPart[];
  readonly receipt: Receipt;
  readonly by: Signature;
}

/** [PA65] The parts of a refund with their rows: money taken on receipt gets its row where some of it goes back. */
async function withWritten(trx: Trx, order: PlacedOrder, { rows, parts, receipt, by }: Split) {
  if (parts.every(({ captureId }) => captureId !== RECEIPT)) return { rows, named: parts };
  const taken = await writeReceipt(trx, order, receipt, { by });
  const named = parts.map((part) => (part.captureId === RECEIPT ? { ...part, captureId: taken.id } : part));
  return { rows: [...rows, taken], named };
}

interface Part {
  readonly order: PlacedOrder;
  readonly rows: readonly PaymentRow[];
  readonly part: RefundPart;
  readonly document: MoneyDocument;
  readonly now: number;
}

/** One part of a refund, written down; undefined = it is already. */
async function writePart(
  trx: Trx,
  gateways: PaymentGateways,
  { order, rows, part, document, now }: Part,
): Promise<PaymentRow | undefined | 'unavailable'> {
  const from = rows.find(({ id }) => id === part.captureId);
  if (!from) throw new Error('a refund of money nobody wrote down');
  const reference = await refundReference(trx, gateways, from, now);
  if (reference === undefined) return 'unavailable';
  return insertMoney(trx, {
    brand: order.brand,
    order_id: order.id,
    kind: 'refund',
    method: from.method,
    amount: part.amount,
    currency: order.currency.symbol,
    // money that came by bank goes back by hand: the person who writes this down has sent it
    status: reference === null ? 'done' : 'asked',
    provider_ref: reference,
    document,
    created_at: now,
    attempt_id: from.attempt_id,
    capture_id: from.id,
    next_ask_at: reference === null ? null : askRefundAt(now, 'never'),
  });
}

interface WholeRefund extends Pick<RefundRequest, 'reason' | 'now'> {
  /** absent = nobody decided it: it goes back by itself */
  readonly by?: Signature;
}

/** An order of which everything goes back, and the refunds that were written for it. */
interface GivenBack {
  readonly order: PlacedOrder;
  readonly refunds: readonly PaymentRow[];
}

/**
 * [PA34] Writes down that all an order holds from gateways goes back, of an order whose row is taken. Money that came
 * by bank, or by a gateway without keys, stays due.
 */
export async function writeWholeRefund(
  trx: Trx,
  gateways: PaymentGateways,
  order: PlacedOrder,
  { by, reason, now }: WholeRefund,
): Promise<GivenBack> {
  if (amountHeld(order) <= 0) return { order, refunds: [] };
  const { rows, captures, refunds } = await readMoney(trx, order);
  const parts = splitRefund(captures, refunds, amountHeld(order));
  if ('refused' in parts) throw new Error('an order holds more than ever came in for it');
  const written: PaymentRow[] = [];
  for (const part of parts) {
    const from = rows.find(({ id }) => id === part.captureId);
    if (!from || !goesByItself(from.method)) continue;
    const row = await writePart(trx, gateways, {
      order,
      rows,
      part,
      document: { ...(by && { by }), reason },
      now,
    });
    if (row && row !== 'unavailable') written.push(row);
  }
  if (written.length === 0) return { order, refunds: [] };
  return { order: await updateMoney(trx, order, now), refunds: written };
}

/**
 * Our number for a refund at the gateway the money came by; null = it goes back by hand, undefined = its keys are gone.
 */
async function refundReference(
  trx: Trx,
  gateways: PaymentGateways,
  { method, attempt_id }: PaymentRow,
  now: number,
): Promise<string | null | undefined> {
  if (!goesByItself(method)) return null;
  const attempt = attempt_id === null ? undefined : await attemptById(trx, attempt_id);
  return attempt && gatewayOfAttempt(gateways, attempt)?.refundReference(now);
}
