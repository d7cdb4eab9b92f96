import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { onPostgres, type Place } from '../../test/engines.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { payingBundle } from '../../test/paying.ts';
import { outcome, refusal, tampered } from '../../test/placing.ts';
import { collectedAt, tomorrowAt, withSlots } from '../../test/slots.ts';
import { bodyAtTable } from '../../test/table/table-order.ts';
import { describeServerOnBothEngines, type RunningServer, startServer } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { LIMIT_NAMES, readLimits } from '../limits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Limits begin anew with each hour of the clock: here none begins in the middle of a flood. */
const NOW = Date.now();
/** Requests at once: with more, waiting for a database connection would refuse some; that is no flood. */
const AT_ONCE = 40;
const TABLE_PATH = '/v1/payment/create_order_normal';

const counted = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (code) => code)].map(([code, all]) => [code, all.length]));

/** The shipped limits, behind a proxy that says where each request came from. */
const AS_SHIPPED = {
  TRUSTED_PROXIES: '127.0.0.1',
  LIMITS: LIMIT_NAMES.map((name) => `${name}=${readLimits([], fail)[name]}`).join(','),
};

function fail(why: string): never {
  throw new Error(why);
}

/** A dish that costs nothing, as the tea of many a house. */
const FREE = 'CUO05';
function withFreeDish(bundle: Bundle): Bundle {
  for (const { menu } of bundle.menus)
    for (const item of menu.items) if (item.id === FREE) Object.assign(item, { ta_price: 0, ots_price: 0 });
  return bundle;
}

describeServerOnBothEngines('floods', { environment: AS_SHIPPED, now: () => NOW }, (running) => {
  let shop: Shop;
  let phones = 0;

  beforeAll(async () => {
    await importBundle(running().database, withFreeDish(demoBundle('bepnha')), NOW);
    shop = await readShop(running(), 'BEPNHA', 101);
  });
  beforeEach(async () => {
    await running().database.transaction(async (trx) => {
      await trx.deleteFrom('slot_places').execute();
      await trx.deleteFrom('order_origins').execute();
    });
  });

  const person = async (address: string) => {
    const { headers } = await running().addDiner();
    return { ...headers, 'accept-language': 'en', 'x-forwarded-for': address };
  };
  const order = (change: Parameters<typeof anOrder>[2] = {}) => {
    phones += 1;
    return anOrder(shop, [defaultLine(aDish(shop), 2)], {
      phone: `09${String(phones).padStart(8, '0')}`,
      ...change,
    });
  };
  /** As the app does: told that the server is busy it asks again, with the same key. */
  const sendAsApp = async (
    body: unknown,
    path: string,
    headers: Record<string, string>,
  ): Promise<Response> => {
    const answer = await running().send('POST', path, body, headers);
    return answer.status === 503 ? sendAsApp(body, path, headers) : answer;
  };
  const place = async (address: string, body: unknown = order(), path = '/v1/order') =>
    sendAsApp(body, path, { ...(await person(address)), 'idempotency-key': 'mine' });
  const flood = async (size: number, send: (n: number) => Promise<Response>) => {
    const waiting = Array.from({ length: size }, (_, n) => n);
    const outcomes: string[] = [];
    const sender = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift())
        outcomes.push(await outcome(await send(n)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    return counted(outcomes);
  };
  const atTable = (table: string) => bodyAtTable(shop, { table }, NOW);
  const orders = async () =>
    (await running().database.read.selectFrom('orders').select('id').execute()).length;
  /** an order with its puzzle solved, by somebody new */
  const placeSolved = async (address: string) => {
    const headers = await person(address);
    const challenge: CaptchaChallenge = (
      await (await running().send('GET', '/v1/order/captcha', undefined, headers)).json()
    ).data;
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    return running().send('POST', '/v1/order', order(), { ...headers, 'x-captcha-token': token });
  };

  it('[CH6] of a hundred cash orders of a hundred diners behind one address six stand, and a neighbour orders', async () => {
    const before = await orders();
    expect(await flood(100, () => place('203.0.113.7'))).toEqual({ ok: 6, CAPTCHA_REQUIRED: 94 });
    expect(await orders()).toBe(before + 6);
    expect(await outcome(await place('203.0.113.8'))).toBe('ok');
    expect(await outcome(await placeSolved('203.0.113.7'))).toBe('ok');
  });

  it('[CH4] a hundred addresses of one household are one address', async () => {
    const from = (n: number) => `2001:db8:7:1:${n.toString(16)}::1`;
    expect(await flood(40, (n) => place(from(n)))).toEqual({ ok: 6, CAPTCHA_REQUIRED: 34 });
    expect(await outcome(await place('2001:db8:7:2::1'))).toBe('ok');
  });

  it('[CH5] puzzles open the door twenty times, then what stands open has to end first', async () => {
    await flood(6, () => place('203.0.113.9'));
    for (let n = 6; n < 20; n += 1) expect(await outcome(await placeSolved('203.0.113.9'))).toBe('ok');
    const full = await refusal(await placeSolved('203.0.113.9'));
    expect(full).toMatchObject({ status: 409, code: 'TOO_MANY_NEARBY' });
  });

  it('[TB8] [CH5] tables that do not exist are refused in words and nothing is written', async () => {
    const before = await orders();
    expect(await flood(90, (n) => place('203.0.113.10', atTable(`Bàn ${n + 100}`), TABLE_PATH))).toEqual({
      TABLE_UNKNOWN: 90,
    });
    expect(await orders()).toBe(before);
    expect(await outcome(await place('203.0.113.10', atTable('bàn 12'), TABLE_PATH))).toBe('ok');
    expect(await outcome(await place('203.0.113.10', atTable('O2O__SELF_SERVICE'), TABLE_PATH))).toBe('ok');
  });

  it('[CH5] one table has twelve orders waiting at most, the table beside it its own', async () => {
    const sent = await flood(40, (n) => place(`198.51.100.${n}`, atTable('7'), TABLE_PATH));
    expect(sent).toEqual({ ok: 12, TABLE_BUSY: 28 });
    expect(await outcome(await place('198.51.100.1', atTable('8'), TABLE_PATH))).toBe('ok');
  });

  it('[CH5] what costs nothing is cooked all the same: its orders wait like any other', async () => {
    const isFree = ({ id }: { readonly id: string }) => id === FREE;
    const free = { lines: [defaultLine(aDish(shop, isFree), 1)] };
    const sent = await flood(40, (n) =>
      place(`198.51.100.${n}`, bodyAtTable(shop, { table: '9', ...free }, NOW), TABLE_PATH),
    );
    expect(sent).toEqual({ ok: 12, TABLE_BUSY: 28 });
    // nor does it help to name a way to pay what need not be paid
    const away = () =>
      tampered(order({ ...free, type: 'PICKUP' }), ({ setting }) => {
        setting.payment_method = 'MOMO_QR_AIO';
      });
    expect(await flood(40, () => place('203.0.113.40', away()))).toEqual({ ok: 6, CAPTCHA_REQUIRED: 34 });
  });

  it('[CH6] two hundred phones of a dining room behind one address order within ten minutes, and none is asked', async () => {
    const before = await orders();
    const dining = await flood(200, (n) => place('203.0.113.20', atTable(`${(n % 20) + 1}`), TABLE_PATH));
    expect(dining).toEqual({ ok: 200 });
    expect(await orders()).toBe(before + 200);
  });

  it('[CH6] from forty addresses: beyond forty unpaid orders a store asks everybody for a puzzle', async () => {
    const sent = await flood(60, (n) => place(`192.0.2.${n}`));
    expect(sent.CAPTCHA_REQUIRED).toBeGreaterThan(0);
    expect(await outcome(await place('192.0.2.200'))).toBe('CAPTCHA_REQUIRED');
    expect(await outcome(await placeSolved('192.0.2.200'))).toBe('ok');
    expect(await outcome(await place('192.0.2.200', atTable('1'), TABLE_PATH))).toBe('ok');
  });

  it('[CH7] wrong codes at placing count like those at the check, by diner', async () => {
    const headers = await person('203.0.113.30');
    const guess = (n: number) =>
      running().send(
        'POST',
        '/v1/order',
        tampered(order(), (body) => {
          body.setting.voucher_code = `WRONG${n}`;
        }),
        headers,
      );
    expect(await flood(30, guess)).toEqual({ VOUCHER_GONE: 10, TOO_OFTEN: 20 });
    expect(await outcome(await running().send('POST', '/v1/order', order(), headers))).toBe('ok');
  });

  it('[CH7] and by network address', async () => {
    const guess = async (n: number) =>
      place(
        '203.0.113.31',
        tampered(order(), (body) => {
          body.setting.voucher_code = `WRONG${n}`;
        }),
      );
    expect(await flood(320, guess)).toEqual({ VOUCHER_GONE: 300, TOO_OFTEN: 20 });
  });

  it('an address is forgotten after a day', async () => {
    await place('203.0.113.40');
    await running().database.forgetOld(NOW + DAY - MINUTE);
    const kept = () => running().database.read.selectFrom('order_origins').selectAll().execute();
    expect(await kept()).toHaveLength(1);
    await running().database.forgetOld(NOW + DAY + MINUTE);
    expect(await kept()).toHaveLength(0);
  });
});

describeServerOnBothEngines('unpaid orders in slots', { environment: AS_SHIPPED }, (running) => {
  let shop: Shop;
  beforeAll(async () => {
    const bundle = withSlots(payingBundle('bepnha', {}), [{ minutes: 15, orders: 6 }]);
    await importBundle(running().database, bundle, Date.now());
    shop = await readShop(running(), 'BEPNHA', 101);
  });

  it('[CH6] a hundred unpaid orders from one address hold six places', async () => {
    const send = async (n: number) => {
      const at = collectedAt(tomorrowAt(12 + Math.floor(n / 24), (Math.floor(n / 6) * 15) % 60));
      const phone = `07${String(n).padStart(8, '0')}`;
      const body = anOrder(shop, [defaultLine(aDish(shop), 2)], { ...at, phone, paymentMethod: 'TRANSFER' });
      const { headers } = await running().addDiner();
      return outcome(
        await running().send('POST', '/v1/order', body, {
          ...headers,
          'accept-language': 'en',
          'x-forwarded-for': '203.0.113.50',
        }),
      );
    };
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)));
    expect(counted(outcomes)).toEqual({ ok: 6, CAPTCHA_REQUIRED: 94 });
  });
});

describe('floods through two processes on PostgreSQL', () => {
  let place: Place;
  let servers: RunningServer[] = [];
  beforeAll(async () => {
    place = await onPostgres();
    const first = await startServer(place, { environment: AS_SHIPPED });
    await importBundle(first.database, demoBundle('bepnha'), Date.now());
    servers = [first, await startServer(place, { environment: AS_SHIPPED })];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await place.remove();
  });

  it('[CH6] a hundred cash orders to both at once: six stand', async () => {
    const [first] = servers;
    if (!first) throw new Error('no server started');
    const shop = await readShop(first, 'BEPNHA', 101);
    const send = async (n: number): Promise<string> => {
      const { headers } = await first.addDiner();
      const phone = `08${String(n).padStart(8, '0')}`;
      const body = anOrder(shop, [defaultLine(aDish(shop), 2)], { phone });
      const sent = { ...headers, 'x-forwarded-for': '203.0.113.60', 'idempotency-key': 'mine' };
      const ask = async (): Promise<string> => {
        const answer = await servers[n % 2]?.send('POST', '/v1/order', body, sent);
        if (!answer) throw new Error('no server started');
        return answer.status === 503 ? ask() : outcome(answer);
      };
      return ask();
    };
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)));
    expect(counted(outcomes)).toEqual({ ok: 6, CAPTCHA_REQUIRED: 94 });
  });
});
