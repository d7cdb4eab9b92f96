import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { itemsBeforeVoucher, type ReadLine, readCart } from '@mam/domain/cart/read-cart.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { type ResolvedTime, resolveTime } from '@mam/domain/checkout/order-time.ts';
import { mayPlace, type PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import type { ShippingFee } from '@mam/domain/delivery/delivery.ts';
import { shippingFee } from '@mam/domain/delivery/shipping-fee.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { type FullSlot, isFull } from '@mam/domain/slot/slot.ts';
import { mayFillCart } from '@mam/domain/store/may-fill-cart.ts';
import { isOpenAt } from '@mam/domain/store/open-state.ts';
import { defaultMethod, type OfferedMethod, offeredMethods } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { type CartCode, codeOfCart } from '@mam/domain/voucher/shown-voucher.ts';
import type { VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import { useMemo } from 'react';
import { mayChooseTime, timeOf, type Way, wayOf, waysOf } from '../cart/wanted-at.ts';
import { recipientOf } from '../delivery/address-book.ts';
import { feeToShow, LOCAL, type ToldFee } from '../delivery/told-fee.ts';
import { useToldFee } from '../delivery/use-told-fee.ts';
import { type Kept, useKept } from '../device/kept.ts';
import { useVisit } from '../device/visit.ts';
import { infoOf, NO_CHECK, useVoucherCheck, type VoucherCheck } from '../voucher/voucher-check.ts';
import { useFullSlots } from './use-full-slots.ts';

/** Everything the checkout shows and sends, worked out from what the diner did and today's menu. */
export interface Checkout {
  readonly store: Store;
  readonly menu: Menu;
  readonly ways: readonly Way[];
  readonly way: Way;
  /** a time can be chosen; without one there is nothing to choose */
  readonly mayChooseTime: boolean;
  readonly mayOrderNow: boolean;
  readonly draft: OrderDraft;
  readonly time: ResolvedTime | null;
  readonly read: readonly ReadLine[];
  readonly count: number;
  /** the voucher's, as typed or filled in */
  readonly code: CartCode;
  /** what that code does, once it is known to be usable */
  readonly voucher: VoucherEffect | null;
  /** what the code is worth is being asked: the total may change */
  readonly checking: boolean;
  /** a delivery partner is being asked: nothing is known of the fee yet */
  readonly askingFee: boolean;
  readonly shipping: ShippingFee | null;
  /** without the lines that cannot be had */
  readonly quote: Quote;
  readonly offered: readonly OfferedMethod[];
  /** why it cannot be placed as it stands */
  readonly refusal: PlacingRefusal | null;
  readonly now: EpochMs;
  /** slots without a place left */
  readonly full: readonly FullSlot[];
}

/** What the checkout reads of all that is kept. */
type KeptForCheckout = Pick<Kept, 'addresses' | 'cart' | 'choices' | 'user'>;

function draftOf(kept: KeptForCheckout, store: Store, way: Way, preview: boolean): OrderDraft {
  const { cart, choices } = kept;
  return {
    ...timeOf(choices, store),
    lines: cart.lines,
    ...recipientOf(kept, way === 'delivery'),
    address: way === 'delivery' ? choices.address : null,
    note: cart.note,
    paymentMethod: null,
    preview,
  };
}

/** What the checkout is worked out from, beside what is kept. */
export interface CheckoutFacts {
  readonly store: Store;
  readonly menu: Menu;
  readonly now: EpochMs;
  readonly preview: boolean;
  /** what the server said of the code */
  readonly check?: VoucherCheck;
  /** what the server said of the fee */
  readonly told?: ToldFee;
  readonly full?: readonly FullSlot[];
}

/** The checkout of a store at a moment. */
export function checkoutOf(kept: KeptForCheckout, facts: CheckoutFacts): Checkout {
  const { store, menu, now, preview, check = NO_CHECK, told = LOCAL, full = [] } = facts;
  const way = wayOf(kept.choices, store);
  const blank = draftOf(kept, store, way, preview);
  const resolved = resolveTime(blank, store, now);
  const time = 'refused' in resolved ? null : resolved;
  const type = time?.type ?? blank.type;
  const at = time?.at ?? now;
  const read = readCart(blank.lines, menu, wallTime(at, store.zone));
  const sold = read.filter(({ problem }) => problem === null).map(({ line }) => line);
  const itemTotal = itemsBeforeVoucher(read.filter(({ problem }) => problem === null));
  const own = shippingFee(store, { type, address: blank.address, itemTotal });
  const shipping = feeToShow(store, own, told);
  const code = codeOfCart(kept.cart.voucher, store, now);
  const asked = check.state !== 'none' && check.typed === code.code;
  const voucher = asked ? (infoOf(check)?.effect ?? null) : null;
  const quoted = quote({ lines: sold, menu, store, voucher, type, shipping, at });
  const offered = offeredMethods(store, type, quoted.total, shipping?.kind === 'unsupported');
  const draft = { ...blank, paymentMethod: defaultMethod(offered, kept.choices.paymentMethod) };
  const closed = mayFillCart(store, now);
  return {
    store,
    menu,
    ways: waysOf(store),
    way,
    mayChooseTime: mayChooseTime(store, way),
    mayOrderNow: mayOrderNow(draft, store, { now, full }),
    draft,
    time,
    read,
    count: itemCount(sold),
    code,
    voucher,
    checking: (asked && check.state === 'asking') || told.state === 'asking',
    askingFee: told.state === 'asking' && store.shipping.kind === 'Partner',
    shipping,
    quote: quoted,
    offered,
    // a store that takes nothing today says so before it asks for an address
    refusal:
      closedFirst(closed) ??
      mayPlace(draft, { store, menu, quote: quoted, shipping, now, openUnpaid: 0, full }),
    now,
    full,
  };
}

function closedFirst(closed: ReturnType<typeof mayFillCart>): PlacingRefusal | null {
  if (closed === null) return null;
  return closed.refused === 'STORE_PAUSED'
    ? { refused: 'STORE_PAUSED' }
    : { refused: 'STORE_CLOSED', opensAt: null, takesScheduled: false };
}

/** "As soon as possible" is hidden while the store is closed, where only a time will do, and where the running slot is full. */
function mayOrderNow(
  draft: OrderDraft,
  store: Store,
  { now, full }: Pick<Checkout, 'now' | 'full'>,
): boolean {
  const soonest = resolveTime({ ...draft, orderNow: true }, store, now);
  if ('refused' in soonest || isFull(store, soonest, full)) return false;
  return store.orderTypes.length > 0 && !store.outOfService && isOpenAt(store, now);
}

export function useCheckout(store: Store, menu: Menu, now: EpochMs): Checkout {
  const cart = useKept((state) => state.cart);
  const choices = useKept((state) => state.choices);
  const addresses = useKept((state) => state.addresses);
  const user = useKept((state) => state.user);
  const preview = useVisit((state) => state.preview);
  const check = useVoucherCheck();
  const full = useFullSlots(store);
  const kept = useMemo(() => ({ addresses, cart, choices, user }), [addresses, cart, choices, user]);
  const facts = useMemo(
    () => ({ store, menu, now, preview, check, full }),
    [store, menu, now, preview, check, full],
  );
  // what the fee is asked about follows from the checkout without it
  const own = useMemo(() => checkoutOf(kept, facts), [kept, facts]);
  const told = useToldFee({ store, address: own.draft.address, itemTotal: own.quote.beforeVoucher });
  return useMemo(
    () => (told === LOCAL ? own : checkoutOf(kept, { ...facts, told })),
    [own, told, kept, facts],
  );
}
