import { buildOrderBody } from '@mam/contract/checkout/order-body.ts';
import { placeOrder } from '@mam/contract/checkout/place-order.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { Call } from '@mam/contract/http/client.ts';
import { acceptOrder, markDeparted, markReady } from '@mam/contract/staff/board.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { checkout, openCheckout, type Shop } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { defaultSelection } from '@mam/domain/options/selection.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { App } from '../context.ts';
import { dataOrFault, newGuest } from './guest.ts';

/** How many of which dish. */
export type SampleDish = readonly [dish: string, quantity: number];

/** Lines of a cart, each dish as it comes when nobody chooses anything about it. */
export function sampleLines({ store, menu }: Shop, wishes: readonly SampleDish[], now: EpochMs): CartLine[] {
  const wall = wallTime(now, store.zone);
  return wishes.map(([id, quantity]) => {
    const dish = menu.dishById.get(id);
    if (!dish) throw new Error(`the demo menu has no ${id}`);
    const { variantId, options } = defaultSelection(dish, wall);
    return { kind: 'dish', key: id, dishId: id, variantId, options, quantity, note: '', origin: null };
  });
}

export const EMPTY_DRAFT: OrderDraft = {
  type: 'DELI',
  lines: [],
  orderNow: true,
  pickupAt: NO_TIME,
  name: '',
  phone: '',
  address: null,
  note: '',
  paymentMethod: 'PAYMENT_ON_DELIVERY',
  preview: false,
};

/** The fields an app sends besides the draft. */
export const sentBeside = ({ store, menu }: Shop, suffix: string) => ({
  store,
  menu,
  uid: '',
  suffix,
  paymentType: 'OTHER',
  voucherCode: null,
  distanceKm: null,
});

/** A sample order and how far its kitchen has got with it. */
export interface SampleOrder {
  readonly wishes: readonly SampleDish[];
  readonly draft: Partial<OrderDraft>;
  readonly steps: readonly ('accept' | 'ready' | 'depart')[];
  /** minutes the kitchen promises */
  readonly minutes: number;
}

/** Places one, by somebody of its own. */
export async function placeSample(
  app: App,
  shop: Shop,
  { wishes, draft }: SampleOrder,
  now: EpochMs,
): Promise<PlacedOrder> {
  const { call } = await newGuest(app);
  const whole: OrderDraft = { ...EMPTY_DRAFT, ...draft, lines: sampleLines(shop, wishes, now) };
  const { quote } = checkout(openCheckout(whole, shop, { now }));
  const body = buildOrderBody(whole, quote, sentBeside(shop, String(draft.phone)));
  return dataOrFault(await call(placeOrder, { body }));
}

/** Takes an order, of that version, as far as its kitchen has got. */
export async function cook(
  asCook: Call,
  { code, version }: { readonly code: string; readonly version: number },
  { steps, minutes }: Pick<SampleOrder, 'steps' | 'minutes'>,
): Promise<void> {
  const params = { code };
  let now = version;
  for (const step of steps) {
    const stepped =
      step === 'accept'
        ? await asCook(acceptOrder, { params, body: { version: now, minutes } })
        : await asCook(step === 'ready' ? markReady : markDeparted, { params, body: { version: now } });
    now = dataOrFault(stepped).version;
  }
}
