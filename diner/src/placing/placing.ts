import { deviceStorage } from '@mam/client/storage.ts';
import { placeOrder } from '@mam/contract/checkout/place-order.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { PLACING_REFUSES } from '@mam/contract/checkout/refusals.ts';
import { placeTableOrder } from '@mam/contract/checkout/table-order.ts';
import type { Answer, Failed } from '@mam/contract/http/client.ts';
import { menuTopic, slotsTopic, storeTopic } from '@mam/contract/http/topic.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call } from '../data/call.ts';
import { reportFeature } from '../data/features.ts';
import { FEES, ring } from '../data/query-cache.ts';
import { EMPTY, persisted } from '../device/persisted.ts';
import { rememberAttempt } from '../payment/payment-queries.ts';
import { storeUnpaid } from '../payment/unpaid-orders.ts';
import { captchaNow, dropCaptcha, solvedCaptcha } from './captcha.ts';
import { dropIntent, type Intent, isDefinite, type OrderBody, storedIntent, storeIntent } from './intent.ts';

/** What the diner saw when they said yes; after a reload nobody knows. */
export interface Seen {
  readonly quote: Quote;
  readonly currency: Currency;
}

type PlacingCode = (typeof PLACING_REFUSES)[number];

export type Refusal = Failed<PlacingCode>;

/** The one order this device is placing. */
export type Placing =
  | { readonly state: 'idle' }
  /** said yes to, and not sent before what tells about it stands */
  | { readonly state: 'begun'; readonly intent: Intent; readonly seen: Seen }
  /** there is no network: nothing has left the device */
  | { readonly state: 'unsent'; readonly intent: Intent; readonly seen: Seen }
  | { readonly state: 'sending'; readonly intent: Intent; readonly seen: Seen | null }
  /** no answer: the same key may be asked again, nothing else */
  | {
      readonly state: 'unsure';
      readonly intent: Intent;
      readonly seen: Seen | null;
      readonly hushed?: boolean;
    }
  | {
      readonly state: 'refused';
      readonly intent: Intent;
      readonly seen: Seen | null;
      readonly refusal: Refusal;
    }
  | { readonly state: 'placed'; readonly intent: Intent; readonly order: PlacedOrder }
  /** placed, and its payment is on screen: the cart goes when that is left */
  | { readonly state: 'paying'; readonly intent: Intent; readonly order: PlacedOrder };

export const placing = createStore<Placing>(() => ({ state: 'idle' }));

export function usePlacing<T>(pick: (state: Placing) => T): T {
  return useStore(placing, pick);
}

const PAUSES = [1_000, 3_000];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks with the puzzle the store wants solved, and where the server wants one all the same, once more with that. */
async function ask(intent: Intent): Promise<Answer<PlacedOrder, PlacingCode>> {
  const answer = await askWith(intent, await solvedCaptcha());
  if (answer.ok || answer.code !== 'CAPTCHA_REQUIRED') return answer;
  const captcha = await captchaNow();
  return captcha === null ? answer : askWith(intent, captcha);
}

/** Asks under the intent's key until the answer is definite, three times at most. */
async function askWith(intent: Intent, captcha: string | null): Promise<Answer<PlacedOrder, PlacingCode>> {
  const { body, key: idempotencyKey } = intent;
  const once = () =>
    'setting' in body
      ? call(placeOrder, { body, idempotencyKey, captcha })
      : call(placeTableOrder, { body, idempotencyKey, captcha });
  let answer = await once();
  for (const pause of PAUSES) {
    if (isDefinite(answer)) return answer;
    await wait(pause);
    answer = await once();
  }
  return answer;
}

async function send(intent: Intent, seen: Seen | null): Promise<void> {
  if (placing.getState().state === 'sending') return;
  placing.setState({ state: 'sending', intent, seen }, true);
  const answer = await ask(intent);
  if (!isDefinite(answer)) return placing.setState({ state: 'unsure', intent, seen }, true);
  if (answer.ok || answer.code === 'CAPTCHA_REQUIRED') dropCaptcha();
  if (answer.ok) {
    // the mark stays until the success has been dismissed: leaving in any way empties the cart
    storeIntent(deviceStorage, { ...intent, hash: answer.data.hash });
    reportFeature('place_order');
    rememberPayment(intent, answer.data);
    return placing.setState({ state: 'placed', intent, order: answer.data }, true);
  }
  dropIntent(deviceStorage);
  // the refusal says that this screen shows yesterday's news
  ring(menuTopic(intent.brand, intent.storeId));
  ring(storeTopic(intent.brand, intent.storeId));
  ring(slotsTopic(intent.brand, intent.storeId));
  ring(FEES);
  placing.setState({ state: 'refused', intent, seen, refusal: answer }, true);
}

/** An order to be paid is stored on the device until it is known what became of its money. */
function rememberPayment({ brand, storeId }: Intent, { hash, payment_request: request }: PlacedOrder): void {
  if (request === undefined) return;
  storeUnpaid({ hash, brand, storeId });
  rememberAttempt(hash, request);
}

/** Not crypto.randomUUID: that exists on https only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Places an order, as soon as what tells about it stands (sendBegun). */
export function place(body: OrderBody, seen: Seen): void {
  const now = placing.getState();
  if (now.state === 'begun' || now.state === 'sending') return;
  const intent: Intent = {
    key: newKey(),
    body,
    brand: body.brand_id,
    storeId: body.store_id,
    at: Date.now(),
  };
  placing.setState({ state: 'begun', intent, seen }, true);
}

/** What tells about the order stands: it goes on its way, its key stored before the first try. */
export function sendBegun(): void {
  const now = placing.getState();
  if (now.state !== 'begun' && now.state !== 'unsent') return;
  const { intent, seen } = now;
  if (navigator.onLine) {
    storeIntent(deviceStorage, intent);
    void send(intent, seen);
  } else placing.setState({ state: 'unsent', intent, seen }, true);
}

/** Asks again about an order nobody is sure of, under its own key. */
export function askAgain(): void {
  const now = placing.getState();
  if (now.state === 'unsure') void send(now.intent, now.seen);
}

/** "Later": the question goes away, the order and its key stay. */
export function hushPlacing(): void {
  const now = placing.getState();
  if (now.state === 'unsure') placing.setState({ ...now, hushed: true }, true);
}

/** The cart that was ordered is empty now; one of another store stays. */
function emptyOrderedCart({ brand, storeId }: Intent): void {
  persisted.setState(({ cart }) =>
    cart.brand === brand && cart.storeId === storeId ? { cart: { ...EMPTY.cart, brand, storeId } } : {},
  );
}

/** The order's code is on screen now. */
export function beginPaying(): void {
  const now = placing.getState();
  if (now.state === 'placed') placing.setState({ ...now, state: 'paying' }, true);
}

/** The order that was being paid goes on: it succeeded. False = it was placed before this page was loaded. */
export function paymentDone(): boolean {
  const now = placing.getState();
  if (now.state !== 'paying') return false;
  const { payment_request: _, ...order } = now.order;
  placing.setState({ state: 'placed', intent: now.intent, order }, true);
  return true;
}

/** The diner leaves to pay elsewhere: the cart is empty before, the order is not sent again. */
export function emptyBeforeLeaving(): void {
  const now = placing.getState();
  if (now.state !== 'placed') return;
  dropIntent(deviceStorage);
  emptyOrderedCart(now.intent);
}

/** The diner has seen how it ended; a placed order takes its cart with it. */
export function dismissPlacing(): void {
  const now = placing.getState();
  if (now.state === 'placed' || now.state === 'paying') {
    dropIntent(deviceStorage);
    emptyOrderedCart(now.intent);
  }
  // on failure the order's note goes, the lines stay
  if (now.state === 'refused' && now.refusal.code !== 'PRICE_CHANGED')
    persisted.setState(({ cart }) => ({ cart: { ...cart, note: '' } }));
  placing.setState({ state: 'idle' }, true);
}

/** At start: an order in the middle is asked for again, one whose success was never dismissed has emptied its cart. */
export function resumePlacing(): void {
  const intent = storedIntent(deviceStorage, Date.now());
  if (intent === null || placing.getState().state !== 'idle') return;
  if (intent.hash === undefined) {
    void send(intent, null);
  } else {
    dropIntent(deviceStorage);
    emptyOrderedCart(intent);
  }
}
