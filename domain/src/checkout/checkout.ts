import { itemsBeforeVoucher, type ReadLine, readCart } from '../cart/read-cart.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import { type KnownShipping, shippingFee } from '../delivery/shipping-fee.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import type { Quote, QuoteShare } from '../pricing/amounts.ts';
import { quote } from '../pricing/quote.ts';
import type { FullSlot } from '../slot/slot.ts';
import { type OfferedMethod, offeredMethods } from '../store/offered-methods.ts';
import type { OrderType, Store } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';
import { NO_TIME } from '../time/pickup-at.ts';
import { wallTime } from '../time/wall-time.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';
import { methodToBeginWith, type ToPay } from './chosen-method.ts';
import type { OrderDraft } from './draft.ts';
import { type ResolvedTime, resolveTime, type TimeRefusal } from './order-time.ts';
import { mayPlace, type PlacingRefusal } from './placing.ts';
import { feeOfTaken, mayTake } from './taking.ts';

/** A store and what it sells. */
export interface Shop {
  readonly store: Store;
  readonly menu: Menu;
}

/** An order that somebody wants, as far as it can be known without asking anybody: its time and its cart. */
export interface OpenCheckout extends Shop {
  readonly draft: OrderDraft;
  readonly now: EpochMs;
  readonly time: ResolvedTime | TimeRefusal;
  /** the type the order is sent with; one for a table counts as collected */
  readonly type: OrderType;
  /** when the food is wanted; now where no time is known */
  readonly at: EpochMs;
  /** every line of the cart */
  readonly read: readonly ReadLine[];
  /** the lines that the amounts are made of */
  readonly counted: readonly ReadLine[];
  /** of the counted lines, before any voucher [PR2] */
  readonly itemTotal: Minor;
}

/** Facts of an order that others know: the server's database, a delivery partner, the diner's last choice. */
export interface Facts {
  /** of a code that was found to be usable; null = none */
  readonly voucher?: VoucherEffect | null;
  /** reductions earned by ordering together; null = none */
  readonly share?: QuoteShare | null;
  /** answers about the delivery: the distance by road, the partner's word */
  readonly known?: KnownShipping;
  /** the fee that counts instead of the one worked out here: what the server has told of it */
  readonly feeInstead?: (own: ShippingFee | null) => ShippingFee | null;
  /** the method to begin with, where it is offered [PA6]; absent = the draft says its method itself */
  readonly lastMethod?: string | null;
  /** open orders paid later, of this diner or phone */
  readonly openUnpaid?: number;
  /** slots without a place left */
  readonly full?: readonly FullSlot[];
}

/** An order that somebody wants, with every amount of it and whether it may be placed. */
export interface Checkout extends OpenCheckout {
  /** null = nothing is delivered */
  readonly shipping: ShippingFee | null;
  readonly quote: Quote;
  readonly offered: readonly OfferedMethod[];
  readonly openUnpaid: number;
  readonly full: readonly FullSlot[];
  /** why it cannot be placed as it stands; null = it may be placed */
  readonly refusal: PlacingRefusal | null;
}

/** [TB4] An order for a table is for now, whatever else it says. */
const AT_TABLE = { type: 'PICKUP', orderNow: true, pickupAt: NO_TIME } as const;

/**
 * [CH1] Reads a cart, once, at the moment its food is wanted. Whoever shows a checkout leaves out of the amounts what
 * cannot be had (`onlySold`); whoever judges an order counts every line of it.
 */
export function openCheckout(
  draft: OrderDraft,
  { store, menu }: Shop,
  { now, onlySold = false }: { readonly now: EpochMs; readonly onlySold?: boolean },
): OpenCheckout {
  const seated = Boolean(draft.table);
  const time = resolveTime(seated ? AT_TABLE : draft, store, now);
  const { at, type } = 'refused' in time ? { at: now, type: draft.type } : time;
  const read = readCart(draft.lines, menu, wallTime(at, store.zone), { table: seated });
  const counted = onlySold ? read.filter(({ problem }) => problem === null) : read;
  return { store, menu, draft, now, time, type, at, read, counted, itemTotal: itemsBeforeVoucher(counted) };
}

/** [CH2] The fee, every amount, the ways to pay and whether it may be placed, of a checkout and what others know of it. */
export function checkout(open: OpenCheckout, facts: Facts = {}): Checkout {
  const { store, menu, type, counted, itemTotal } = open;
  const { voucher = null, share = null, known, feeInstead, lastMethod, openUnpaid = 0, full = [] } = facts;
  const seated = Boolean(open.draft.table);
  const kind = seated ? 'TABLE' : type;
  const own = shippingFee(store, { type: kind, address: open.draft.address, itemTotal }, known);
  const shipping = feeInstead ? feeInstead(own) : feeOfTaken(own, open.draft.taken);
  const priced = quote({ read: counted, menu, store, voucher, type: kind, shipping, share });
  const offered = offeredMethods(store, kind, priced.total, shipping?.kind === 'unsupported');
  const pay: ToPay = { store, type: kind, total: priced.total, shipping };
  const draft =
    lastMethod === undefined
      ? open.draft
      : { ...open.draft, paymentMethod: methodToBeginWith(offered, lastMethod, pay) };
  const placing = { ...open, draft, shipping, quote: priced, offered, openUnpaid, full };
  const { taken } = draft;
  return { ...placing, refusal: taken ? mayTake(placing, taken) : mayPlace(placing) };
}
