import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { placeOrder } from '@mam/contract/checkout/place-order.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { Answer, Call } from '@mam/contract/http/client.ts';
import { type Chance, seededChance } from '../chance.ts';
import { openShop, randomOrder, type Shop } from '../random-orders.ts';
import { type Cut, type CuttingProxy, openCuttingProxy } from './cutting-proxy.ts';
import { openProofGround, type ProofGround } from './ground.ts';
import type { Proof, ProofRequest, Proven } from './proof.ts';
import { openTill, type Till } from './till.ts';

/** Answers that say "not now": the client asks again with the same key, as our app does. */
const NOT_NOW = ['CONNECTION', 'IN_FLIGHT', 'BUSY'];
const TRIES = 100;

interface Run {
  readonly ground: ProofGround;
  readonly proxy: CuttingProxy;
  readonly shop: Shop;
  readonly chance: Chance;
  readonly till: Till;
  readonly found: string[];
}

interface Sweep {
  readonly of: Cut['of'];
  readonly paid: boolean;
  readonly step: number;
  readonly seed: number;
}

async function askUntilDefinite(call: Call, body: PlaceOrderBody, key: string): Promise<Answer<PlacedOrder>> {
  let answer = await call(placeOrder, { body, idempotencyKey: key });
  for (let tries = 1; tries < TRIES && !answer.ok && NOT_NOW.includes(answer.code); tries += 1) {
    await pause(10);
    answer = await call(placeOrder, { body, idempotencyKey: key });
  }
  return answer;
}

function paidOnline(body: PlaceOrderBody): PlaceOrderBody {
  return { ...body, setting: { ...body.setting, payment_method: 'MOMO_QR_AIO', payment_type: 'QR' } };
}

/** One order whose exchange breaks, asked for again under its key. Answers whether the first try came back whole. */
async function placeThroughCut({ ground, proxy, shop, chance, till, found }: Run, cut: Cut, paid: boolean) {
  const guest = await ground.guest();
  const { body: plain } = randomOrder(shop, chance, guest, `cut ${guest.phone}`);
  const body = paid ? paidOnline(plain) : plain;
  const key = randomUUID();
  const where = `${paid ? 'paid ' : ''}${cut.of} cut after ${cut.after} bytes`;
  proxy.cutNext(cut);
  const first = await ground.callAs(guest, proxy.url)(placeOrder, { body, idempotencyKey: key });
  const call = ground.callAs(guest);
  const again = await askUntilDefinite(call, body, key);
  if (!again.ok) {
    found.push(`${where}: asked again it is refused, ${again.code}`);
    return first.ok;
  }
  const third = await call(placeOrder, { body, idempotencyKey: key });
  for (const other of first.ok ? [first, third] : [third])
    if (!isDeepStrictEqual(other, again)) found.push(`${where}: two answers to one key`);
  const orders = ground.rows('select id from orders where phone = ?', guest.phone);
  if (orders.length !== 1 || orders[0]?.id !== again.data.id) found.push(`${where}: ${orders.length} orders`);
  // with nothing to pay nobody is asked to pay
  if (paid && again.data.total_amount > 0) till.expects(again.data.id, where);
  if (!first.ok && first.code !== 'CONNECTION')
    found.push(`${where}: the first try is refused, ${first.code}`);
  return first.ok;
}

/** Every so many bytes, until nothing is left to cut; on a line and with a chance of its own. */
async function sweep(parts: Omit<Run, 'proxy' | 'chance'>, { of, paid, step, seed }: Sweep): Promise<number> {
  const proxy = await openCuttingProxy(parts.ground.url);
  const run = { ...parts, proxy, chance: seededChance(seed) };
  try {
    for (let cuts = 0; ; cuts += 1) {
      const whole = await placeThroughCut(run, { of, after: cuts * step }, paid);
      if (whole) return cuts;
    }
  } finally {
    await proxy.stop();
  }
}

async function run({ count: step, seed }: ProofRequest): Promise<Proven> {
  const ground = await openProofGround();
  const found: string[] = [];
  try {
    const parts = { ground, shop: await openShop(ground.url), till: openTill(ground), found };
    const [answers, requests, paidAnswers, paidRequests] = await Promise.all([
      sweep(parts, { of: 'answer', paid: false, step, seed }),
      sweep(parts, { of: 'request', paid: false, step, seed: seed + 1 }),
      sweep(parts, { of: 'answer', paid: true, step, seed: seed + 2 }),
      sweep(parts, { of: 'request', paid: true, step, seed: seed + 3 }),
    ]);
    const counted = {
      'every byte': step,
      'answers cut': answers,
      'requests cut': requests,
      'paid answers cut': paidAnswers,
      'paid requests cut': paidRequests,
      'orders charged once': await parts.till.settleAll(found),
    };
    return { found, counted };
  } finally {
    await ground.stop();
  }
}

export const cut: Proof = {
  says: 'however a place-order exchange breaks (count: at every so many bytes), it is one order, one answer, one charge',
  share: 8,
  whole: 1,
  run,
};
