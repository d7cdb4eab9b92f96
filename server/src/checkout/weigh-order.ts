import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { draftOf } from '@mam/contract/checkout/order-draft.ts';
import { itemsBeforeVoucher, readCart } from '@mam/domain/cart/read-cart.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import { phoneKey } from '@mam/domain/contact/phone.ts';
import type { ShippingFee } from '@mam/domain/delivery/delivery.ts';
import { type KnownShipping, shippingFee } from '@mam/domain/delivery/shipping-fee.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import { withTrueOrigin } from '@mam/domain/suggestion/true-origin.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { type TriedVoucher, tryVoucher } from '../voucher/try-voucher.ts';

/** An order with every number of it, by the server's own menu; nothing of it is written yet. */
export interface WeighedOrder {
  readonly store: Store;
  readonly menu: Menu;
  readonly draft: OrderDraft;
  /** what it is sent as; a table's order is one that is collected */
  readonly type: OrderType;
  /** when the food is wanted; now unless a time was chosen */
  readonly at: EpochMs;
  readonly scheduled: boolean;
  readonly shipping: ShippingFee | null;
  /** null = no code was sent */
  readonly voucher: (TriedVoucher & { readonly typed: string }) | null;
  readonly quote: Quote;
  readonly phoneKey: string;
}

function voucherCodeOf({ setting, voucher_log }: PlaceOrderBody): string {
  if (setting.voucher_code) return setting.voucher_code;
  const log = voucher_log as { voucher_code?: unknown } | null | undefined;
  return typeof log?.voucher_code === 'string' ? log.voucher_code : '';
}

interface Weighing {
  readonly uid: string;
  readonly now: EpochMs;
  readonly known?: KnownShipping;
  /** where the food is brought; absent = nowhere in the house */
  readonly table?: string | undefined;
}

/** Rebuilds an order from ids, quantities and choices; what the body says of money is not looked at. */
export async function weighOrder(
  db: Kysely<Tables>,
  { store, menu }: SellingStore,
  body: PlaceOrderBody,
  { uid, now, known, table }: Weighing,
): Promise<WeighedOrder | Refused> {
  const sent = draftOf(body, menu);
  if ('refused' in sent) return refuse(sent.refused, { path: sent.path });
  const draft = table ? { ...sent, table } : sent;
  const time = resolveTime(draft, store, now);
  const { at, type, scheduled } = 'refused' in time ? { at: now, type: draft.type, scheduled: false } : time;
  const person = { uid, phoneKey: phoneKey(draft.phone) ?? '' };
  const typed = voucherCodeOf(body);
  const lines = draft.lines.map((line) => withTrueOrigin(line, menu));
  const itemTotal = itemsBeforeVoucher(
    readCart(lines, menu, wallTime(at, store.zone), { table: Boolean(table) }),
  );
  const shipping = shippingFee(store, { type, address: draft.address, itemTotal }, known);
  const voucher = typed
    ? { typed, ...(await tryVoucher(db, { store, menu, lines, ...person, code: typed, now, at })) }
    : null;
  const priced = quote({
    lines,
    menu,
    store,
    voucher: voucher?.effect ?? null,
    type: table ? 'TABLE' : type,
    shipping,
    at,
  });
  return {
    store,
    menu,
    draft: { ...draft, lines },
    type,
    at,
    scheduled,
    shipping,
    voucher,
    quote: priced,
    phoneKey: person.phoneKey,
  };
}
