import { isDeepStrictEqual } from 'node:util';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { PickupAt } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { chromium, type Page } from '@playwright/test';
import { type Chance, seededChance } from '../chance.ts';
import { openShop, type Shop } from '../random-orders.ts';
import { openCheckout } from './checkout-in-browser.ts';
import { type Guest, openProofGround, type ProofGround } from './ground.ts';
import { checkLedger } from './ledger.ts';
import type { Proof, ProofRequest, Proven } from './proof.ts';
import { soldCart } from './sold-cart.ts';

const STORES = [
  ['BEPNHA', 101],
  ['BEPNHA', 104],
  ['SPREE', 201],
  ['SPREE', 202],
] as const;
const CODES: Record<string, readonly (string | null)[]> = {
  BEPNHA: [null, 'COMTAM20', 'PHO59', 'FLANTANG', 'THEBAN', 'LUA30K'],
  SPREE: [null, 'SPREE10', 'FLAN'],
};
const AT_ONCE = 10;
/** a kitchen takes on only so many orders of one hour: they are spread over days and hours */
const [MOST_DAYS, FIRST_HOUR, LAST_HOUR] = [2, 12, 19];
/** carts that the checkout itself refuses, for one that it places */
const MOST_REFUSED = 10;
const DAY = 86_400_000;

/** A cart as a phone keeps it, and what its diner chose. */
interface DinerCart {
  readonly brand: string;
  readonly storeId: number;
  readonly guest: Guest;
  readonly lines: readonly CartLine[];
  readonly code: string | null;
  readonly choices: {
    readonly type: 'DELI' | 'PICKUP';
    readonly orderNow: boolean;
    readonly pickupAt: PickupAt;
    readonly address: Address;
    readonly paymentMethod: string;
  };
}

/** The quote a browser showed, and the order that came of it; refused = the checkout or the server would not. */
type Seen = { readonly quote: Quote; readonly hash: string } | { readonly refused: string };

function chooseDinerCart(chance: Chance, shop: Shop, guest: Guest): DinerCart {
  const { brand, id, zone, location } = shop.store;
  const pickupAt = {
    days: chance.whole(1, MOST_DAYS),
    hour: chance.whole(FIRST_HOUR, LAST_HOUR),
    minute: chance.pick([0, 15, 30]),
  };
  const wall = { ...wallTime(Date.now() + pickupAt.days * DAY, zone), ...pickupAt };
  const far = () => chance.whole(-25, 25) / 1_000;
  const spot = location && { lat: location.lat + far(), lng: location.lng + far() };
  return {
    brand,
    storeId: id,
    guest,
    lines: soldCart(chance, shop, wall),
    code: chance.pick(CODES[brand] ?? [null]),
    choices: {
      type: chance.pick(['DELI', 'DELI', 'PICKUP']),
      orderNow: false,
      pickupAt,
      address: { text: '27 Lê Thánh Tôn, Quận 1', detail: '', location: spot },
      paymentMethod: 'PAYMENT_ON_DELIVERY',
    },
  };
}

/** Runs in the page: what the checkout screen does from a kept cart to a placed order, by its own modules. */
async function placeThere(wishes: readonly DinerCart[]): Promise<Seen[]> {
  const load = (path: string) => import(path);
  const app = await load('/checkout-proof.js');
  const shops = new Map();
  const read = async (call: string, { brand, storeId }: DinerCart) =>
    (await (await fetch(`/v1/${call}?pos_parent=${brand}&pos_id=${storeId}`)).json()).data;
  const shopOf = async (wish: DinerCart) => {
    const name = `${wish.brand} ${wish.storeId}`;
    if (!shops.has(name)) {
      const { restaurants } = await read('restaurant', wish);
      const store = app.storeFromWire(restaurants[0], await read('config', wish));
      shops.set(name, { store, menu: app.menuFromWire(await read('menu', wish), store) });
    }
    return shops.get(name);
  };
  const placeOne = async (wish: DinerCart): Promise<Seen> => {
    const { store, menu } = await shopOf(wish);
    const { brand, storeId, lines, code, choices, guest } = wish;
    const { EMPTY, persisted } = app;
    persisted.setState({
      ...EMPTY,
      user: { ...EMPTY.user, uid: guest.uid, token: guest.token, name: 'Nguyễn Lan', phone: guest.phone },
      cart: { ...EMPTY.cart, brand, storeId, lines, voucher: code ?? '' },
      choices: { ...EMPTY.choices, ...choices },
    });
    const checkout = (check?: unknown) =>
      app.buildCheckout(persisted.getState(), { store, menu, now: Date.now(), preview: false, check });
    let shown = checkout();
    if (code !== null) {
      const plain = app.composeOrderBody(shown, shown.quote, guest.uid, 'DEFAULT');
      const setting = { ...plain.setting, voucher_code: code };
      const body = { ...plain, setting, voucher_log: null, is_check_voucher: true };
      const answer = await app.call(app.checkVoucher, { body });
      const info = app.voucherInfoFromWire(answer, store.currency);
      shown = checkout({ state: 'known', typed: code, info });
    }
    if (shown.refusal) return { refused: shown.refusal.refused };
    const seen = { quote: shown.quote, currency: store.currency };
    const ended = new Promise<{ state: string; order?: { hash: string }; refusal?: { code: string } }>(
      (done) => {
        const stop = app.placing.subscribe((now: { state: string }) => {
          if (['idle', 'begun', 'sending'].includes(now.state)) return;
          stop();
          done(now);
        });
      },
    );
    app.place(app.composeOrderBody(shown, shown.quote, guest.uid, 'DEFAULT'), seen);
    // as the dialogs do that tell about it
    app.sendBegun();
    const end = await ended;
    app.dismissPlacing();
    if (end.state === 'placed' && end.order) return { quote: shown.quote, hash: end.order.hash };
    return { refused: `server: ${end.refusal?.code ?? end.state}` };
  };
  const all: Seen[] = [];
  for (const wish of wishes) all.push(await placeOne(wish));
  return all;
}

/** Null, or how the order read back differs from what its diner saw. */
async function wrongWith(
  ground: ProofGround,
  wish: DinerCart,
  seen: { quote: Quote; hash: string },
  { store }: Shop,
) {
  const answer = await ground.callAs(wish.guest)(getOrder, { params: { order_hash: seen.hash } });
  if (!answer.ok) return `cannot be read back: ${answer.code}`;
  const nameless = ({ lines, ...amounts }: QuoteWire) => ({
    ...amounts,
    lines: lines.map(({ Pr_Key: _, ...line }) => line),
  });
  const shown = nameless(quoteToWire(seen.quote, store.currency));
  const kept = nameless(answer.data.quote);
  return isDeepStrictEqual(kept, shown)
    ? null
    : `kept as ${JSON.stringify(kept)}, shown as ${JSON.stringify(shown)}`;
}

async function placeAll(ground: ProofGround, page: Page, { count, seed }: ProofRequest): Promise<Proven> {
  const shops = await Promise.all(STORES.map(([brand, id]) => openShop(ground.url, { brand, id })));
  const chance = seededChance(seed);
  const found: string[] = [];
  const refused = new Map<string, number>();
  let placed = 0;
  for (let asked = 0; placed < count && asked < count * MOST_REFUSED; ) {
    const batch: { wish: DinerCart; shop: Shop }[] = [];
    for (let at = 0; at < Math.min(AT_ONCE, count - placed); at += 1) {
      const shop = chance.pick(shops);
      batch.push({ shop, wish: chooseDinerCart(chance, shop, await ground.guest()) });
    }
    asked += batch.length;
    const seen = await page.evaluate(
      placeThere,
      batch.map(({ wish }) => wish),
    );
    for (const [at, { wish, shop }] of batch.entries()) {
      const one = seen[at];
      if (one === undefined || 'refused' in one) {
        const why = one?.refused ?? 'nothing said';
        refused.set(why, (refused.get(why) ?? 0) + 1);
        if (why === 'server: PRICE_CHANGED')
          found.push(`the server names another price for ${JSON.stringify(wish)}`);
        continue;
      }
      placed += 1;
      const wrong = await wrongWith(ground, wish, one, shop);
      if (wrong) found.push(`order ${one.hash}: ${wrong}`);
    }
  }
  if (placed < count)
    found.push(`only ${placed} of ${count} could be placed: ${JSON.stringify([...refused])}`);
  const kept = checkLedger(ground, shops, found);
  if (kept !== placed) found.push(`${placed} were placed, ${kept} are kept`);
  return { found, counted: { placed, 'refused, drawn again': JSON.stringify(Object.fromEntries(refused)) } };
}

async function run(asked: ProofRequest): Promise<Proven> {
  const ground = await openProofGround();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await openCheckout(page, ground.url);
    return await placeAll(ground, page, asked);
  } finally {
    await browser.close();
    await ground.stop();
  }
}

export const placed: Proof = {
  says: 'a random cart, shown and sent by the app’s own checkout in a browser, is kept and read back as it was shown',
  share: 40,
  whole: 2_000,
  run,
};
