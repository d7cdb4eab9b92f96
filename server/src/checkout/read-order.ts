import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { parseOrderDraft } from '@mam/contract/checkout/order-draft.ts';
import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import { type OpenCheckout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import { MOST_LINES, MOST_LINES_TOGETHER, tooManyLines } from '@mam/domain/checkout/limits.ts';
import { withTrueOrigin } from '@mam/domain/suggestion/true-origin.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { brandCode } from '../brand/brand-document.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import type { SentTaking } from './placer.ts';
import type { GroupCart } from './together.ts';

/**
 * An order as it was sent, read once by the menu of one moment: it is judged, priced and asked about outside as such.
 */
export interface ReadOrder {
  readonly brand: string;
  readonly selling: SellingStore;
  /** refused = the body keeps to its schema and makes no sense */
  readonly open: OpenCheckout | Refused<'TOO_MUCH'>;
}

interface Reading {
  readonly body: PlaceOrderBody;
  readonly now: EpochMs;
  /** where the food is brought, as nameOfTable writes it; absent = nowhere in the house */
  readonly table?: string | undefined;
  /** somebody of the restaurant takes it; absent = its diner orders */
  readonly taken?: SentTaking;
  /** the lines several people have chosen, instead of the body's; absent = one orders alone */
  readonly together?: GroupCart | null;
  /** the store as an order needs it; null = there is none, or it sells nothing */
  readonly storeOf: (brand: string, id: number) => Promise<SellingStore | null>;
}

/**
 * [CH3] Turns a body into a draft and reads its cart, each once. Ids, quantities and choices count; the body's sums of
 * money are never looked at.
 */
export async function readOrder({
  body,
  now,
  table,
  together,
  storeOf,
  taken,
}: Reading): Promise<ReadOrder | Refused> {
  const brand = brandCode(body.brand_id);
  const selling = brand && (await storeOf(brand, body.store_id));
  if (!selling) return refuse('UNKNOWN');
  return { brand, selling, open: openOrder(selling, body, { now, table, together, taken }) };
}

function openOrder(
  { store, menu }: SellingStore,
  body: PlaceOrderBody,
  {
    now,
    table,
    together,
    taken,
  }: Pick<Reading, 'now' | 'table' | 'together'> & {
    readonly taken: SentTaking | undefined;
  },
): ReadOrder['open'] {
  const sent = parseOrderDraft(body, menu, wallTime(now, store.zone), together?.lines);
  if ('refused' in sent) return refuse(sent.refused, { path: sent.path });
  // looking up choices costs the square of how many there are
  const many = tooManyLines(sent.lines, together ? MOST_LINES_TOGETHER : MOST_LINES);
  if (many) return refuse(many.refused, { limit: many.limit, max: many.max });
  const agreedFee = minorFromTyped(taken?.fee ?? 0, store.currency);
  if (agreedFee === null) return refuse('MALFORMED', { path: 'shipping_fee' });
  const byStaff = taken && { ...taken, agreedFee: taken.fee === null ? null : agreedFee };
  const lines = sent.lines.map((line) => withTrueOrigin(line, menu));
  const paymentMethod = together?.method ?? sent.paymentMethod;
  const draft = {
    ...sent,
    lines,
    paymentMethod,
    ...(table && { table }),
    ...(byStaff && { taken: byStaff }),
  };
  return openCheckout(draft, { store, menu }, { now });
}

/** The order itself, where it makes sense. */
export function readableCheckout(read: ReadOrder | Refused): OpenCheckout | null {
  return isRefused(read) || isRefused(read.open) ? null : read.open;
}
