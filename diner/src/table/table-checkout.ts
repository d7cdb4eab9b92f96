import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { withoutSampleName } from '@mam/domain/contact/name.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { nameOfTable, type Table } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import type { Checkout } from '../checkout/use-checkout.ts';
import type { Persisted } from '../device/persisted.ts';
import type { VoucherCheck } from '../voucher/voucher-check.ts';
import { voucherOfCart } from '../voucher/voucher-of-cart.ts';

/** The checkout of a table: the cart with its code, who asks for it, and nothing of addresses, times and payment. */
export type TableCheckout = Pick<
  Checkout,
  | 'store'
  | 'menu'
  | 'draft'
  | 'read'
  | 'count'
  | 'quote'
  | 'refusal'
  | 'ways'
  | 'now'
  | 'shipping'
  | 'code'
  | 'voucher'
  | 'checking'
>;

interface TableFacts {
  readonly store: Store;
  readonly menu: Menu;
  readonly now: EpochMs;
  readonly preview: boolean;
  /** the server's answer about the code */
  readonly check: VoucherCheck;
}

/** [TB20] A name that is missing, or too long to be called, is asked for on the way. */
export const asksForName = ({ refused }: PlacingRefusal): boolean =>
  refused === 'NAME_REQUIRED' || refused === 'NAME_TOO_LONG';

/** [TB4] [TB92] The cart of somebody who sits at a table, as the server will judge it. */
export function buildTableCheckout(
  { cart, user }: Pick<Persisted, 'cart' | 'user'>,
  table: Table,
  { store, menu, now, preview, check }: TableFacts,
): TableCheckout {
  const draft: OrderDraft = {
    type: 'PICKUP',
    orderNow: true,
    pickupAt: NO_TIME,
    lines: cart.lines,
    name: withoutSampleName(user.name),
    phone: '',
    address: null,
    note: cart.note,
    paymentMethod: null,
    preview,
    table: nameOfTable(table),
  };
  const open = openCheckout(draft, { store, menu }, { now, onlySold: true });
  const ofCart = voucherOfCart(cart.voucher, store, check);
  const count = itemCount(open.counted.map(({ line }) => line));
  return { ...checkout(open, { voucher: ofCart.voucher }), ...ofCart, count, ways: [] };
}
