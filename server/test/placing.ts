import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { beforeAll, beforeEach, expect } from 'vitest';
import { importDemo } from './demo.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from './order.ts';
import type { RunningServer } from './with-server.ts';

type Changed = PlaceOrderBody & { items: Record<string, unknown>[]; setting: Record<string, unknown> };

/** The body after somebody has been at it with a text editor. */
export function tampered(body: PlaceOrderBody, change: (body: Changed) => void): PlaceOrderBody {
  const copy = structuredClone(body) as Changed;
  change(copy);
  return copy;
}

/** Code, status and data of an answer that must be a refusal in words. */
export async function refusal(response: Response) {
  const body = await response.json();
  expect(body.error).toBe(1);
  expect(body.message).toBe(body.error_message);
  expect(body.message).toBe(body.data.message);
  expect(body.message).not.toBe(body.code);
  return { status: response.status, code: body.code as string, data: body.data };
}

/** "ok", or the code of the refusal. */
export async function outcome(response: Response): Promise<string> {
  return response.status === 200 ? 'ok' : (await refusal(response)).code;
}

/** BEPNHA's first store with the demo data, and a new diner for every test; each order has a phone of its own. */
export function placingAt(running: () => RunningServer) {
  let shop: Shop;
  let diner: Awaited<ReturnType<RunningServer['addDiner']>>;
  let phones = 0;
  beforeAll(async () => {
    await importDemo(running().database);
    shop = await readShop(running(), 'BEPNHA', 101);
  });
  beforeEach(async () => {
    diner = await running().addDiner();
  });
  return {
    shop: () => shop,
    diner: () => diner,
    becomeAnother: async () => {
      diner = await running().addDiner();
    },
    order: (quantity = 2, change: Parameters<typeof anOrder>[2] = {}) => {
      phones += 1;
      const phone = `09${String(phones).padStart(8, '0')}`;
      return anOrder(shop, [defaultLine(aDish(shop), quantity)], { phone, ...change });
    },
    place: (body: unknown, headers: Record<string, string> = {}) =>
      running().send('POST', '/v1/order', body, { ...diner.headers, 'accept-language': 'en', ...headers }),
    /** rows of orders, lines, steps and keys */
    counts: async () => {
      const { read } = running().database;
      const count = async (table: 'orders' | 'order_lines' | 'order_steps' | 'idempotency_keys') =>
        (await read.selectFrom(table).selectAll().execute()).length;
      return [
        await count('orders'),
        await count('order_lines'),
        await count('order_steps'),
        await count('idempotency_keys'),
      ];
    },
  };
}
