import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@mam/tools/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { keysAt } from '../../test/paying.ts';
import { type RunningSandbox, startSandbox } from '../../test/sandbox.ts';
import { until } from '../../test/until.ts';
import { type RunningServer, WIDE_LIMITS } from '../../test/with-server.ts';

// node bench/src/proof/main.ts --whole killed   makes it 500 kills; SEED repeats one
const KILLS = Number(process.env.KILLS ?? 4);
const SEED = Number(process.env.SEED ?? 7);
/** ms after the order was sent until the server is killed */
const LATEST_KILL = 160;

/** The same numbers for the same seed, from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describe(`a paid checkout whose server is killed, ${KILLS} times (seed ${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-killed-'));
  const roll = dice(SEED);
  let [url, port] = ['', 0];
  let [sandbox, shop, child]: [RunningSandbox?, Shop?, ChildProcess?] = [];
  let headers: Record<string, string> = {};

  const start = async () => {
    child = spawn(process.execPath, [resolve('server/src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        PAYMENT_KEYS: join(folder, 'keys.json'),
        ORDERS_PER_MINUTE: '100000',
        ORDERS_PER_DAY: '100000',
        ADDRESS_LIMIT: '1000000',
        LIMITS: WIDE_LIMITS,
        LOG_LEVEL: 'error',
        DEMO_LIFE: 'off',
      },
      stdio: 'ignore',
    });
    const ready = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(ready);
  };
  const send = (path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...more },
      body: JSON.stringify(body),
    });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('it has not started');
    return value;
  };

  beforeAll(async () => {
    sandbox = await startSandbox();
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ BEPNHA: keysAt(sandbox.url) }));
    await start();
    shop = await readShop({ fetch: (path: string) => fetch(url + path) } as RunningServer, 'BEPNHA', 101);
    const { data } = await (await send('/v1/user/generate', {})).json();
    headers = { 'x-user-token': data.token };
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await sandbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Pays each payment of this checkout as soon as it is open, as an impatient diner would. */
  const payer = (known: Set<string>) => {
    let done = false;
    const paying = (async () => {
      while (!done) {
        const open = (await there(sandbox).payments()).filter(
          ({ reference, state }) => !known.has(reference) && state === 'open',
        );
        // told while the server is dying or dead; what is not heard now is told again below
        for (const { reference } of open) await there(sandbox).act(reference, 'pay');
        await wait(2);
      }
    })();
    return async () => {
      done = true;
      await paying;
    };
  };

  it(
    'is one order and one charge, and the diner is told so',
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const known = new Set((await there(sandbox).payments()).map(({ reference }) => reference));
        const phone = `06${String(kill).padStart(8, '0')}`;
        const draft = { phone, paymentMethod: 'MOMO_QR_AIO' };
        const body = anOrder(there(shop), [defaultLine(aDish(there(shop)), 2)], draft);
        const key = { 'idempotency-key': `killed-${SEED}-${kill}` };
        const stopPaying = payer(known);
        const first = send('/v1/order', body, key).catch(() => null);
        await wait(roll() * LATEST_KILL);
        const gone = once(there(child), 'exit');
        there(child).kill('SIGKILL');
        await gone;
        await first;
        await stopPaying();
        await start();

        const { data } = await (await send('/v1/order', body, key)).json();
        const mine = (await there(sandbox).payments()).filter(({ reference }) => !known.has(reference));
        expect(mine, `kill ${kill}`).toHaveLength(1);
        const [{ reference, state }] = mine as [(typeof mine)[number]];
        await there(sandbox).act(reference, state === 'open' ? 'pay' : 'again');
        const path = `/v1/order/check-status-payment/${encodeURIComponent(data.hash)}`;
        const { data: now } = await (await fetch(url + path, { headers })).json();
        expect(now, `kill ${kill}`).toMatchObject({
          state: 'SUCCESS',
          status: 'WAIT_CONFIRM',
          captured: data.total_amount,
          refund_due: 0,
        });
        const database = new DatabaseSync(join(folder, 'mam.sqlite'), { readOnly: true });
        const orders = database.prepare('select id from orders where phone = ?').all(phone);
        const captures = database
          .prepare(`select amount from payments where kind = 'capture' and order_id = ?`)
          .all(String(orders[0]?.id));
        database.close();
        expect([orders.length, captures.length], `kill ${kill}`).toEqual([1, 1]);
      }
    },
    60_000 + KILLS * 15_000,
  );
});
