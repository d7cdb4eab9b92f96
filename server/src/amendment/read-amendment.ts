import type { WeighAmendmentBody } from '@mam/contract/amendment/amendment.schema.ts';
import type { AMEND_REFUSES } from '@mam/contract/amendment/refusals.ts';
import { orMalformed } from '@mam/contract/checkout/order-draft.ts';
import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { amendLines } from '@mam/domain/checkout/amend.ts';
import { tooMuch } from '@mam/domain/checkout/limits.ts';
import { refusalOfLines, type UnsellableLines } from '@mam/domain/checkout/sellable-lines.ts';
import { type AddedLine, type ChangedLines, changedLines } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Quote, QuotedLine } from '@mam/domain/pricing/amounts.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';

/** bytes: two hundred lines with all their choices */
export const MOST_CHANGED = 256 * 1024;

export type AmendCode = (typeof AMEND_REFUSES)[number];

/** An order with other lines, and every number of it; nothing of it is written yet. */
export interface ReadAmendment extends ChangedLines {
  readonly bill: Quote;
  /** the new lines as somebody chose them, under keys of their own */
  readonly chosen: readonly CartLine[];
}

interface Wished {
  readonly selling: SellingStore;
  readonly body: WeighAmendmentBody;
  readonly now: EpochMs;
}

/** Lines under keys no line of the order ever had, for each change counts its version up. */
const withOwnKeys = (lines: readonly CartLine[], version: number): CartLine[] =>
  lines.map((line, index) => ({ ...line, key: `+${version}.${index}` }));

/** The lines that were sent, as today's menu prices them at the time the order is wanted; or why they cannot be had. */
function priceAdded(
  order: PlacedOrder,
  lines: readonly CartLine[],
  { selling: { store, menu }, now }: Wished,
): readonly QuotedLine[] | UnsellableLines {
  const at = wallTime(order.wishedAt ?? now, store.zone);
  const read = readCart(lines, menu, at, { table: order.tableName !== null });
  const refusal = refusalOfLines(read);
  return refusal ?? quote({ read, menu, store, voucher: null, type: order.kind, shipping: null }).lines;
}

/** [OR111] An order as it becomes by a change of its lines, or why it cannot. */
export function readAmendment(order: PlacedOrder, wished: Wished): ReadAmendment | Refused<AmendCode> {
  const { selling, body } = wished;
  const sent = orMalformed(() => readSentLines(body.added, selling.menu));
  if ('refused' in sent) return refuse(sent.refused, { path: sent.path });
  const many = tooMuch(sent, 0);
  if (many) return refuse(many.refused, { limit: many.limit, max: many.max });
  const priced = priceAdded(order, sent, wished);
  if ('refused' in priced) return refuse(priced.refused, { names: priced.names, lineKeys: priced.lineKeys });
  const version = order.version + 1;
  const chosen = withOwnKeys(sent, version);
  const insteadOf = new Map((body.swaps ?? []).map(({ added, line }) => [added, line]));
  const added = priced.map(
    (line, index): AddedLine => ({
      line: { ...line, key: chosen[index]?.key ?? '' },
      insteadOf: insteadOf.get(line.key) ?? null,
    }),
  );
  const changed = changedLines(order.bill.lines, { wishes: body.lines, added, version });
  if ('refused' in changed) return refuse(changed.refused);
  const anew = [...changed.fewer.map(({ line }) => line), ...added.map(({ line }) => line)];
  const bill = amendLines(order, { closed: changed.closed, added: anew });
  const large = tooMuch([], bill.total);
  return large ? refuse(large.refused, { limit: large.limit, max: large.max }) : { ...changed, bill, chosen };
}
