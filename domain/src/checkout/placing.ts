import type { ReadLine } from '../cart/read-cart.ts';
import { isRecipientName, type NameRefusal, nameAtTable } from '../contact/name.ts';
import { type PhoneProblem, phoneProblem } from '../contact/phone.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import { isDelivery } from '../delivery/is-delivery.ts';
import { deliveryKm, isTooFar } from '../delivery/shipping-fee.ts';
import type { Minor } from '../money/currency.ts';
import type { Quote } from '../pricing/amounts.ts';
import { type FullSlot, isFull } from '../slot/slot.ts';
import { isDeliveredAt, isOpenAt, isServing, openState, takesNothing } from '../store/open-state.ts';
import { isPayLater } from '../store/payment-methods.ts';
import type { OrderType, Store } from '../store/store.ts';
import { pauseOf } from '../store/switches.ts';
import type { EpochMs } from '../time/moment.ts';
import { methodToSend } from './chosen-method.ts';
import type { OrderDraft } from './draft.ts';
import { MOST_LINES, MOST_LINES_TOGETHER, type TooMuch, tooMuch } from './limits.ts';
import type { ResolvedTime, TimeRefusal } from './order-time.ts';
import { LINE_CHECKS, type UnsellableLines } from './sellable-lines.ts';

/** Why an order cannot be placed. The codes are the codes on the wire. */
export type PlacingRefusal =
  | { readonly refused: 'STORE_UNPUBLISHED' | 'STORE_PAUSED' | 'TABLES_STOPPED' }
  | { readonly refused: 'TYPE_UNAVAILABLE' | 'PREVIEW' | 'EMPTY_CART' }
  /** takesLater: an order for a time after the end would do */
  | {
      readonly refused: 'PAUSED';
      readonly type: OrderType;
      readonly until: EpochMs;
      readonly takesLater: boolean;
    }
  | { readonly refused: 'TABLES_PAUSED'; readonly until: EpochMs }
  | UnsellableLines
  | { readonly refused: 'BELOW_MINIMUM'; readonly minimum: Minor }
  | { readonly refused: 'SHIPPING_UNAVAILABLE' | 'ADDRESS_REQUIRED' | 'ADDRESS_NEEDS_LOCATION' }
  /** null = not known, or the border is no distance */
  | { readonly refused: 'OUT_OF_RANGE'; readonly limitKm: number | null; readonly distanceKm: number | null }
  | { readonly refused: 'OVER_DISTANCE'; readonly limitKm: number; readonly distanceKm: number }
  | { readonly refused: 'PAYMENT_REQUIRED' | 'PAYMENT_UNAVAILABLE' }
  | { readonly refused: 'TIME_REQUIRED' | 'TIME_PASSED' | 'TIME_TOO_SOON' }
  /** takesScheduled: choosing a later time would do */
  | { readonly refused: 'STORE_CLOSED'; readonly opensAt: EpochMs | null; readonly takesScheduled: boolean }
  /** at is when the food was wanted */
  | { readonly refused: 'SLOT_FULL'; readonly at: EpochMs }
  | { readonly refused: 'NAME_REQUIRED' | PhoneProblem }
  | NameRefusal
  | { readonly refused: 'TOO_MANY_OPEN'; readonly limit: number }
  | TooMuch;

/** An order with everything that decides whether it may be placed. The cart has been read, once, for the time it is wanted. */
export interface Placing {
  readonly draft: OrderDraft;
  readonly store: Store;
  readonly time: ResolvedTime | TimeRefusal;
  readonly type: OrderType;
  readonly read: readonly ReadLine[];
  readonly quote: Quote;
  readonly shipping: ShippingFee | null;
  readonly now: EpochMs;
  /** open orders paid later, of this uid or phone */
  readonly openUnpaid: number;
  /** slots without a place left; the server reads them while nobody else can take one */
  readonly full: readonly FullSlot[];
}

export type PlacingCheck = (placing: Placing) => PlacingRefusal | null;

export const takesNone: PlacingCheck = ({ store }) => takesNothing(store);

/** [TB9] [TB95] The staff take no orders at the tables and the counter, for good or until a time; others go on. */
const tablesStopped: PlacingCheck = ({ store, now }) => {
  if (store.tablesStopped) return { refused: 'TABLES_STOPPED' };
  const pause = pauseOf(store, 'TABLE', now);
  return pause && { refused: 'TABLES_PAUSED', until: pause.until };
};

export const DRAFT_CHECKS: readonly PlacingCheck[] = [
  ({ draft }) => (draft.preview ? { refused: 'PREVIEW' } : null),
  ({ draft }) => (draft.lines.length === 0 ? { refused: 'EMPTY_CART' } : null),
];

export const tooLarge: PlacingCheck = ({ draft, quote }) =>
  tooMuch(draft.lines, quote.total, draft.together ? MOST_LINES_TOGETHER : MOST_LINES);

/** [OR10] The checks in the order they are made; the first that fails is the answer. */
const CHECKS: readonly PlacingCheck[] = [
  takesNone,
  wrongType,
  pausedThen,
  ...LINE_CHECKS,
  belowMinimum,
  ...DRAFT_CHECKS,
  cannotShip,
  wrongPayment,
  addressMissing,
  tooFar,
  ({ time }) => ('refused' in time ? time : null),
  closedThen,
  noPlaceThen,
  ({ draft }) => (isRecipientName(draft.name) ? null : { refused: 'NAME_REQUIRED' }),
  ({ draft }) => phoneRefusal(draft.phone),
  tooManyOpen,
  tooLarge,
];

/** [CT3] The fault of a typed number; null = it is one. */
export function phoneRefusal(typed: string): PlacingRefusal | null {
  const refused = phoneProblem(typed);
  return refused && { refused };
}

/** [TB5] Checks of an order that is brought to a table, where the staff see who sits there. */
const TABLE_CHECKS: readonly PlacingCheck[] = [
  takesNone,
  tablesStopped,
  ...LINE_CHECKS,
  ...DRAFT_CHECKS,
  closedThen,
  ({ draft }) => nameAtTable(draft.name),
  tooLarge,
];

/** [OR10] Whether an order may be placed: null, or the first reason why not. The app greys its button with it, the server refuses with it. */
export function mayPlace(placing: Placing): PlacingRefusal | null {
  for (const check of placing.draft.table ? TABLE_CHECKS : CHECKS) {
    const refusal = check(placing);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** [OR12] [DE12] The items before any voucher must come to the store's minimum and to that of the zone; 0 sets none. */
export function belowMinimum({ store, quote, shipping }: Pick<Placing, 'store' | 'quote' | 'shipping'>): {
  readonly refused: 'BELOW_MINIMUM';
  readonly minimum: Minor;
} | null {
  const zone = shipping?.kind === 'fee' ? shipping.zone : undefined;
  const minimum = Math.max(store.minimumOrder, zone?.minimum ?? 0);
  return minimum !== 0 && quote.beforeVoucher < minimum ? { refused: 'BELOW_MINIMUM', minimum } : null;
}

export function cannotShip({ type, shipping }: Placing): PlacingRefusal | null {
  if (!isDelivery(type) || shipping === null) return null;
  if (shipping.kind === 'unsupported') return { refused: 'SHIPPING_UNAVAILABLE' };
  if (shipping.kind !== 'out-of-range') return null;
  return { refused: 'OUT_OF_RANGE', limitKm: shipping.limitKm, distanceKm: shipping.distanceKm };
}

export function wrongPayment({ draft, store, type, quote, shipping }: Placing): PlacingRefusal | null {
  const method = methodToSend(draft.paymentMethod, { store, type, total: quote.total, shipping });
  return typeof method === 'string' ? null : method;
}

export function addressMissing({ draft, type, shipping }: Placing): PlacingRefusal | null {
  if (!isDelivery(type)) return null;
  if (draft.address === null || draft.address.text.trim() === '') return { refused: 'ADDRESS_REQUIRED' };
  return shipping?.kind === 'needs-location' ? { refused: 'ADDRESS_NEEDS_LOCATION' } : null;
}

/** [OR13] Nobody delivers beyond the store's distance. */
export function tooFar({ draft, store, type, shipping }: Placing): PlacingRefusal | null {
  if (!isDelivery(type)) return null;
  const km = deliveryKm(store, draft.address, shipping);
  return isTooFar(store, km)
    ? { refused: 'OVER_DISTANCE', limitKm: store.distanceLimitKm, distanceKm: km }
    : null;
}

/** [OR9] The store must take this kind of order; a delivery that still lacks its time may become either kind. */
export function wrongType({ store, time, type }: Placing): PlacingRefusal | null {
  const offered =
    'refused' in time && isDelivery(type)
      ? store.orderTypes.some(isDelivery)
      : store.orderTypes.includes(type);
  return offered ? null : { refused: 'TYPE_UNAVAILABLE' };
}

/** [OR94] A kind that is paused is taken for a time from the end on, and for nothing before. */
function pausedThen({ store, time, now }: Placing): PlacingRefusal | null {
  if ('refused' in time) return null;
  const { type, scheduled, at } = time;
  const pause = pauseOf(store, type, scheduled ? at : now);
  if (pause === null) return null;
  const takesLater = store.orderTypes.includes(type === 'PICKUP' ? 'PICKUP' : 'DELIAT');
  return { refused: 'PAUSED', type, until: pause.until, takesLater };
}

/** [OR14] Open now for an order for now and for any pickup; open then for a chosen time. Only scheduled delivery opens a closed store. */
function closedThen({ store, time, now }: Placing): PlacingRefusal | null {
  if ('refused' in time) return null;
  if (takesNothing(store)) return null;
  if (isTakenAt(store, time, isServing(store, now))) return null;
  const open = openState(store, now);
  const opensAt = open.state === 'closed' ? open.opensAt : null;
  return { refused: 'STORE_CLOSED', opensAt, takesScheduled: store.orderTypes.includes('DELIAT') };
}

function isTakenAt(store: Store, { at, type, scheduled }: ResolvedTime, openNow: boolean): boolean {
  if (type === 'DELIAT') return isDeliveredAt(store, at);
  return openNow && (!scheduled || isOpenAt(store, at));
}

/** [OR16] The slot of the chosen time, or of now, must have a place left. */
export function noPlaceThen({ store, time, full }: Placing): PlacingRefusal | null {
  if ('refused' in time) return null;
  return isFull(store, time, full) ? { refused: 'SLOT_FULL', at: time.at } : null;
}

/** [OR15] Only so many orders that nobody has paid for may be open at once. */
function tooManyOpen({ draft, store, type, quote, shipping, openUnpaid }: Placing): PlacingRefusal | null {
  const method = methodToSend(draft.paymentMethod, { store, type, total: quote.total, shipping });
  const unpaid = typeof method === 'string' && isPayLater(method) && quote.total > 0;
  return unpaid ? oneMoreUnpaid(store, openUnpaid) : null;
}

/** [OR15] How many open orders that nobody has paid for count: where the number is the diner's own [MS11], those of others with it do not. */
export const countOpenUnpaid = (
  open: Readonly<Record<'ofDiner' | 'ofPhone', number>> & { readonly own: boolean },
): number => (open.own ? open.ofDiner : Math.max(open.ofDiner, open.ofPhone));

/** [OR15] Whether somebody with so many open orders that nobody has paid for may have one more; null = yes. */
export function oneMoreUnpaid(
  { openUnpaidLimit: limit }: Pick<Store, 'openUnpaidLimit'>,
  openUnpaid: number,
): Extract<PlacingRefusal, { readonly refused: 'TOO_MANY_OPEN' }> | null {
  return openUnpaid >= limit ? { refused: 'TOO_MANY_OPEN', limit } : null;
}
