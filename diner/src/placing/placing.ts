import { deviceStorage } from '@mam/client/storage.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { Failed } from '@mam/contract/http/client.ts';
import { menuTopic, slotsTopic, storeTopic } from '@mam/contract/http/topic.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { reportFeature } from '../data/features.ts';
import { ensureIdentity } from '../data/identity.ts';
import { FEES, invalidateTopic } from '../data/query-cache.ts';
import { persisted } from '../device/persisted.ts';
import { hasShown } from '../device/storage/persist-on-device.ts';
import { rememberAttempt } from '../payment/remember-attempt.ts';
import { storeUnpaid } from '../payment/unpaid-orders.ts';
import { askOrder, type PlacingCode } from './ask-order.ts';
import { dropCaptcha } from './captcha.ts';
import {
  type Became,
  type CameFrom,
  dropPlacing,
  hasBecome,
  type Intent,
  isDefinite,
  type OrderBody,
  storedPlacing,
  storePlacing,
} from './intent.ts';
import { keyOfCart, takeOrdered } from './ordered-cart.ts';
import { forgetSuccess, rememberSuccess, unseenSuccess } from './unseen-success.ts';

/** The bill the diner saw when they said yes; a reload loses it. */
export interface Seen {
  readonly quote: Quote;
  readonly currency: Currency;
}

export type Refusal = Failed<PlacingCode>;

/** Why nothing has left the device: there is no network, or the server does not say who this is. */
export type Unsent = 'network' | 'identity';

/** The one order this device is placing. */
export type Placing =
  | { readonly state: 'idle' }
  /** said yes to, and not sent before what tells about it stands */
  | { readonly state: 'begun'; readonly intent: Intent; readonly seen: Seen }
  | { readonly state: 'unsent'; readonly intent: Intent; readonly seen: Seen | null; readonly why: Unsent }
  /** on its way, also while another tab of this browser is sending */
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
  | { readonly state: 'placed'; readonly intent: CameFrom; readonly order: PlacedOrder }
  /** placed, and its payment is on screen */
  | { readonly state: 'paying'; readonly intent: CameFrom; readonly order: PlacedOrder }
  /** another tab has sent this cart; null = which order it became is not known */
  | { readonly state: 'elsewhere'; readonly order: Became | null };

export const placing = createStore<Placing>(() => ({ state: 'idle' }));

export function usePlacing<T>(pick: (state: Placing) => T): T {
  return useStore(placing, pick);
}

function setPlacing(now: Placing): void {
  // an order to be paid has a band of its own, from when it is placed
  if (now.state === 'placed' && now.order.payment_request === undefined) rememberSuccess(now);
  else forgetSuccess();
  placing.setState(now, true);
}

const stored = () => storedPlacing(deviceStorage, Date.now());

/**
 * One tab sends at a time. Without locks (a page not served over https) it is the key that keeps one cart one order:
 * tabs that send it at once are answered with the same order, or with a refusal.
 */
async function alone(work: () => Promise<void>, options: LockOptions = {}): Promise<void> {
  if (navigator.locks) await navigator.locks.request('mam.placing', options, (lock) => lock && work());
  else await work();
}

/** Says yes to an order; it goes as soon as the dialog about it stands (sendBegun). */
export function place(body: OrderBody, seen: Seen): void {
  const now = placing.getState();
  if (now.state === 'begun' || now.state === 'sending') return;
  const { brand_id: brand, store_id: storeId } = body;
  setPlacing({
    state: 'begun',
    intent: { key: keyOfCart(body), body, brand, storeId, at: Date.now() },
    seen,
  });
}

/** Sends the order begun once the dialog about it stands, as soon as there is a network and an identity. */
export async function sendBegun(): Promise<void> {
  const now = placing.getState();
  if (now.state !== 'begun' && now.state !== 'unsent') return;
  const { intent, seen } = now;
  const unsent = (why: Unsent) => setPlacing({ state: 'unsent', intent, seen, why });
  if (!navigator.onLine) return unsent('network');
  setPlacing({ state: 'sending', intent, seen });
  const identity = await ensureIdentity();
  if (!identity.ok) return unsent(identity.code === 'CONNECTION' ? 'network' : 'identity');
  await alone(() => send(intent, seen));
}

/** The order is sent; what another tab has stored about it meanwhile comes first. */
async function send(wanted: Intent, seen: Seen | null): Promise<void> {
  const last = stored();
  if (last && hasBecome(last) && last.key === wanted.key)
    return setPlacing({ state: 'elsewhere', order: last });
  // nobody is sure of that one yet: it is asked about before anything else is sent
  const unsettled = last && !hasBecome(last) ? last : null;
  const intent = unsettled ?? wanted;
  const saw = intent.key === wanted.key && intent.at === wanted.at ? seen : null;
  storePlacing(deviceStorage, intent);
  setPlacing({ state: 'sending', intent, seen: saw });
  const { answer, sent } = await askOrder(intent);
  if (answer.ok) return placed(intent, answer.data);
  if (!isDefinite(answer)) {
    if (sent || unsettled) return setPlacing({ state: 'unsure', intent, seen: saw });
    dropPlacing(deviceStorage);
    return setPlacing({ state: 'unsent', intent, seen: saw, why: 'identity' });
  }
  if (answer.code === 'CAPTCHA_REQUIRED') dropCaptcha();
  if (answer.code === 'IDEMPOTENCY_MISMATCH') return sentBefore(intent);
  dropPlacing(deviceStorage);
  // the refusal says that this screen shows yesterday's news
  invalidateTopic(menuTopic(intent.brand, intent.storeId));
  invalidateTopic(storeTopic(intent.brand, intent.storeId));
  invalidateTopic(slotsTopic(intent.brand, intent.storeId));
  invalidateTopic(FEES);
  setPlacing({ state: 'refused', intent, seen: saw, refusal: answer });
}

function placed(intent: Intent, order: PlacedOrder): void {
  const { key, brand, storeId } = intent;
  const { hash, payment_request: request } = order;
  dropCaptcha();
  // the other tabs hear of the order before their cart is empty
  storePlacing(deviceStorage, { key, brand, storeId, at: Date.now(), hash });
  takeOrdered(intent);
  reportFeature('place_order');
  // an order to be paid is stored on the device until it is known what became of its money
  if (request !== undefined) {
    storeUnpaid({ hash, brand, storeId });
    rememberAttempt(hash, request);
  }
  setPlacing({ state: 'placed', intent, order });
}

/** The server has an order under this key already, with other words: another tab has sent this cart. */
function sentBefore(intent: Intent): void {
  const last = stored();
  const order = last && hasBecome(last) && last.key === intent.key ? last : null;
  if (order === null) dropPlacing(deviceStorage);
  takeOrdered(intent);
  setPlacing({ state: 'elsewhere', order });
}

/** Asks again about an order nobody is sure of, under its own key. */
export function askAgain(): void {
  const now = placing.getState();
  if (now.state !== 'unsure') return;
  setPlacing({ state: 'sending', intent: now.intent, seen: now.seen });
  void alone(() => send(now.intent, now.seen));
}

/** Back on the network: what was not sent goes, what nobody is sure of is asked about. */
export function onlineAgain(): void {
  const now = placing.getState();
  if (now.state === 'unsent' && now.why === 'network') void sendBegun();
  else askAgain();
}

/** "Later": the question goes away, the order and its key stay. */
export function hushPlacing(): void {
  const now = placing.getState();
  if (now.state === 'unsure') setPlacing({ ...now, hushed: true });
}

/** The order's code is on screen now. */
export function beginPaying(): void {
  const now = placing.getState();
  if (now.state === 'placed') setPlacing({ ...now, state: 'paying' });
}

/** The order that was being paid goes on: it succeeded. False = it was placed before this page was loaded. */
export function paymentDone(): boolean {
  const now = placing.getState();
  if (now.state !== 'paying') return false;
  const { payment_request: _, ...order } = now.order;
  setPlacing({ state: 'placed', intent: now.intent, order });
  return true;
}

/** The diner has seen how it ended. */
export function dismissPlacing(): void {
  const now = placing.getState();
  // on failure the order's note goes, the lines stay
  if (now.state === 'refused' && now.refusal.code !== 'PRICE_CHANGED')
    persisted.setState(({ cart }) => ({ cart: { ...cart, note: '' } }));
  setPlacing({ state: 'idle' });
}

/** At start: shows again a success not seen to its end; asks for an order under way unless another tab does. */
export function resumePlacing(): void {
  if (placing.getState().state !== 'idle') return;
  const success = unseenSuccess();
  const last = stored();
  if (success) setPlacing({ state: 'placed', ...success });
  else if (last !== null && !hasBecome(last)) void alone(() => send(last, null), { ifAvailable: true });
}

/** Another tab has stored what became of an order: a tab that shows the same cart says so, and no longer asks. */
export function hearOtherTabs(): void {
  const now = placing.getState();
  const last = stored();
  if (last === null) {
    if (now.state === 'unsure') setPlacing({ state: 'idle' });
  } else if (hasBecome(last) && concerns(now, last.key)) setPlacing({ state: 'elsewhere', order: last });
}

function concerns(now: Placing, key: string): boolean {
  // of cart and order whichever was heard of first
  if (now.state === 'idle') return hasShown(key);
  return (now.state === 'unsure' || now.state === 'unsent') && now.intent.key === key;
}
