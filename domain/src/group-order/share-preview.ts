import { itemsBeforeVoucher, type ReadLine } from '../cart/read-cart.ts';
import type { Address } from '../delivery/delivery.ts';
import { isDelivery } from '../delivery/is-delivery.ts';
import { shippingFee } from '../delivery/shipping-fee.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import type { SplitRule } from '../order/placed-order.ts';
import type { QuoteShare } from '../pricing/amounts.ts';
import { quote } from '../pricing/quote.ts';
import { divideBill, splitStep } from '../split/shares.ts';
import type { OrderType, Store } from '../store/store.ts';
import { lineOfMember } from './session.ts';

/** The facts a share is worked out from while people still choose. */
export interface ToPreview {
  /** everybody who is in, also who has chosen nothing, with their lines by today's menu */
  readonly team: readonly { readonly uid: string; readonly read: readonly ReadLine[] }[];
  readonly store: Store;
  readonly menu: Menu;
  /** how and where to, as far as the owner has said */
  readonly type: OrderType;
  readonly address: Address | null;
  readonly promotion: QuoteShare | null;
  readonly rule: SplitRule;
}

export interface SharePreview {
  /** in the order of the team */
  readonly shares: readonly Minor[];
  /** whether delivery is in them: 'open' = nobody can say yet what it costs; 'none' = nothing is brought */
  readonly delivery: 'in' | 'open' | 'none';
}

/**
 * [GO21] Each one's share of the bill [SP1], about, if all of it were ordered as it stands. null = there is nothing to
 * share yet: a fee for bringing nothing is no bill.
 */
export function sharePreview({
  team,
  store,
  menu,
  type,
  address,
  promotion,
  rule,
}: ToPreview): SharePreview | null {
  const people = team.map(({ uid, read }) =>
    read
      .filter(({ problem }) => problem === null)
      .map((one) => ({ ...one, line: { ...one.line, key: lineOfMember(uid, one.line.key) } })),
  );
  const read = people.flat();
  if (read.length === 0) return null;
  const shipping = shippingFee(store, { type, address, itemTotal: itemsBeforeVoucher(read) });
  const bill = quote({ read, menu, store, voucher: null, type, shipping, share: promotion });
  const subtotals = people.map((own) => (own.length === 0 ? null : itemsBeforeVoucher(own)));
  const { shares } = divideBill({ total: bill.total, subtotals, step: splitStep(store.currency), rule });
  const told = bill.shipping === null ? 'open' : 'in';
  return { shares, delivery: isDelivery(type) ? told : 'none' };
}
