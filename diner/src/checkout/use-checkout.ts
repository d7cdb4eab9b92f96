import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { checkout, type Checkout as DomainCheckout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { type ResolvedTime, resolveTime } from '@mam/domain/checkout/order-time.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { QuoteShare } from '@mam/domain/pricing/amounts.ts';
import { type FullSlot, isFull } from '@mam/domain/slot/slot.ts';
import { mayFillCart } from '@mam/domain/store/may-fill-cart.ts';
import { isOpenAt, takesNothing } from '@mam/domain/store/open-state.ts';
import { TRANSFER } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useMemo } from 'react';
import { orderRecipient } from '../address/address-book.ts';
import { chosenWay, chosenWayAndTime, mayChooseTime, offeredWays, type Way } from '../cart/wanted-at.ts';
import { feeToShow, LOCAL, type ServerFee, useServerFee } from '../delivery/server-fee.ts';
import { type Persisted, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { useFullSlots } from '../slot/use-full-slots.ts';
import { NO_CHECK, useVoucherCheck, type VoucherCheck } from '../voucher/voucher-check.ts';
import { type VoucherOfCart, voucherOfCart } from '../voucher/voucher-of-cart.ts';

/** Everything the checkout shows and sends, worked out from what the diner did and today's menu. */
export interface Checkout extends Omit<DomainCheckout, 'time'>, VoucherOfCart {
  readonly ways: readonly Way[];
  readonly way: Way;
  /** a time can be chosen; without one there is nothing to choose */
  readonly mayChooseTime: boolean;
  readonly mayOrderNow: boolean;
  readonly time: ResolvedTime | null;
  readonly count: number;
  /** the server is asked about the code or the fee: the total may change */
  readonly checking: boolean;
  /** a delivery partner is being asked: nothing is known of the fee yet */
  readonly askingFee: boolean;
}

/** The persisted state the checkout reads. */
type PersistedForCheckout = Pick<Persisted, 'addresses' | 'cart' | 'choices' | 'user'>;

function buildOrderDraft(
  persisted: PersistedForCheckout,
  { store, now, preview }: CheckoutFacts,
  way: Way,
): OrderDraft {
  const { cart, choices } = persisted;
  return {
    ...chosenWayAndTime(choices, store, now),
    lines: cart.lines,
    ...orderRecipient(persisted, way === 'delivery'),
    address: way === 'delivery' ? choices.address : null,
    note: cart.note,
    paymentMethod: null,
    preview,
  };
}

/** Facts the checkout needs beside the persisted state. */
export interface CheckoutFacts {
  readonly store: Store;
  readonly menu: Menu;
  readonly now: EpochMs;
  readonly preview: boolean;
  /** the server's answer about the code */
  readonly check?: VoucherCheck;
  /** the server's answer about the fee */
  readonly serverFee?: ServerFee;
  readonly full?: readonly FullSlot[];
  /** the lines are those of several people, with what they get for it */
  readonly together?: GroupCheckoutFacts | null;
}

/** A group order as the checkout takes it, in place of one diner's cart. */
export interface GroupCheckoutFacts {
  readonly lines: readonly CartLine[];
  readonly share: QuoteShare | null;
  /** [SP7] each pays their own share to the store: there is one way to pay */
  readonly toStore: boolean;
}

/** The checkout of a store at a moment: the domain's [CH1] [CH2], with what only this app knows. */
export function buildCheckout(persisted: PersistedForCheckout, facts: CheckoutFacts): Checkout {
  const { store, menu, now, check = NO_CHECK, serverFee = LOCAL, full = [], together = null } = facts;
  const way = chosenWay(persisted.choices, store);
  const own = buildOrderDraft(persisted, facts, way);
  const draft = together ? { ...own, lines: together.lines, together: true } : own;
  const open = openCheckout(draft, { store, menu }, { now, onlySold: true });
  // [GO12] people who order together have no code but their promotion's
  const ofCart = voucherOfCart(together ? '' : persisted.cart.voucher, store, check);
  const done = checkout(open, {
    voucher: ofCart.voucher,
    share: together?.share ?? null,
    full,
    feeInstead: (own) => feeToShow(store, own, serverFee),
    lastMethod: together?.toStore ? TRANSFER : persisted.choices.paymentMethod,
  });
  return {
    ...done,
    ways: offeredWays(store),
    way,
    mayChooseTime: mayChooseTime(store, way),
    mayOrderNow: mayOrderNow(open.draft, store, { now, full }),
    time: 'refused' in open.time ? null : open.time,
    count: itemCount(open.counted.map(({ line }) => line)),
    ...ofCart,
    checking: ofCart.checking || serverFee.state === 'asking',
    askingFee: serverFee.state === 'asking' && store.shipping.kind === 'Partner',
    // a store that takes nothing today says so before it asks for an address
    refusal: closedFirst(mayFillCart(store, now)) ?? done.refusal,
  };
}

function closedFirst(closed: ReturnType<typeof mayFillCart>): PlacingRefusal | null {
  if (closed === null) return null;
  return closed.refused === 'STORE_CLOSED'
    ? { refused: 'STORE_CLOSED', opensAt: null, takesScheduled: false }
    : { refused: closed.refused };
}

/** "As soon as possible" is hidden while the store is closed, takes times only or has paused it, and where the slot now is full. */
function mayOrderNow(
  draft: OrderDraft,
  store: Store,
  { now, full }: Pick<Checkout, 'now' | 'full'>,
): boolean {
  const soonest = resolveTime({ ...draft, orderNow: true }, store, now);
  if ('refused' in soonest || isFull(store, soonest, full)) return false;
  if (pauseOf(store, soonest.type, now) !== null) return false;
  return !takesNothing(store) && !store.outOfService && isOpenAt(store, now);
}

export function useCheckout(
  store: Store,
  menu: Menu,
  now: EpochMs,
  together: GroupCheckoutFacts | null = null,
): Checkout {
  const cart = usePersisted((state) => state.cart);
  const choices = usePersisted((state) => state.choices);
  const addresses = usePersisted((state) => state.addresses);
  const user = usePersisted((state) => state.user);
  const preview = useVisit((state) => state.preview);
  const check = useVoucherCheck();
  const full = useFullSlots(store);
  const persisted = useMemo(() => ({ addresses, cart, choices, user }), [addresses, cart, choices, user]);
  const facts = useMemo(
    () => ({ store, menu, now, preview, check, full, together }),
    [store, menu, now, preview, check, full, together],
  );
  // the question about the fee needs an address and a total, so a checkout without the answer comes first
  const own = useMemo(() => buildCheckout(persisted, facts), [persisted, facts]);
  const serverFee = useServerFee({ store, address: own.draft.address, itemTotal: own.quote.beforeVoucher });
  return useMemo(
    () => (serverFee === LOCAL ? own : buildCheckout(persisted, { ...facts, serverFee })),
    [own, serverFee, persisted, facts],
  );
}
