import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@mam/tools/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../test/until.ts';
import { LEASE } from '../outbox/outbox.ts';

/** A message the SMS provider was handed. */
interface Handed {
  readonly key: string;
  readonly to: string;
  readonly text: string;
}

/** A provider of SMS of the world outside: it lives on while our server dies. */
class Provider {
  readonly handed: Handed[] = [];
  /** of this number it answers nothing until it is '' */
  silentAbout = '';
  readonly #server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { to, text } = JSON.parse(Buffer.concat(parts).toString());
    this.handed.push({ key: String(request.headers['idempotency-key']), to, text });
    if (to !== this.silentAbout) response.writeHead(202).end();
    else this.#kept.push(response);
  });
  readonly #kept: ServerResponse[] = [];

  async open(): Promise<string> {
    this.#server.listen(await freePort(), '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

describe('a server that is killed between the row of a message and the message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-killed-message-'));
  const provider = new Provider();
  let [url, port, sms] = ['', 0, ''];
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(process.execPath, [resolve('server/src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        PORT: String(port),
        PUBLIC_URL: url,
        SMS_URL: sms,
        SMS_KEY: 'key of the provider',
        PAYMENTS_EVERY: '1',
        LOG_LEVEL: 'silent',
        DEMO_LIFE: 'off',
        LIMITS: 'codes_of_address_free=off',
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
  const kill = async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  /** As if the server had been dead for as long as a lease holds: what was taken is anybody's again. */
  const aLeaseLater = () => {
    const database = new DatabaseSync(join(folder, 'mam.sqlite'));
    database.exec(`update outbox set due_at = due_at - ${LEASE} where due_at is not null`);
    database.close();
  };
  const post = (path: string, body: object, token = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-user-token': token }) },
      body: JSON.stringify(body),
    });
  /** Asks for a code; whether the answer said that it is sent. */
  const ask = async (phone: string) => {
    const { data } = await (await post('/v1/user/generate', {})).json();
    const path = '/v1/my-order/authenticate/send-otp';
    return () =>
      post(path, { phone, pos_parent: 'BEPNHA' }, data.token).then(
        ({ ok }) => (ok ? phone : null),
        () => null,
      );
  };
  const handedTo = (phone: string) => provider.handed.filter(({ to }) => to.endsWith(phone.slice(1)));
  const open = () => {
    const database = new DatabaseSync(join(folder, 'mam.sqlite'), { readOnly: true });
    const rows = database.prepare('select key from outbox where due_at is not null').all();
    database.close();
    return rows.length;
  };

  beforeAll(async () => {
    sms = await provider.open();
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    await start();
  });
  afterAll(async () => {
    await kill();
    provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[MS3] loses none that was promised, and sends again with the same key what the provider may not have got', async () => {
    const phones = Array.from({ length: 12 }, (_, i) => `09060000${10 + i}`);
    const asking = await Promise.all(phones.map(ask));
    const sendUnclear = await ask('0905000001');
    provider.silentAbout = '+84905000001';
    expect(await sendUnclear()).not.toBeNull();
    await expect.poll(() => handedTo('0905000001').length).toBe(1);
    const promised = asking.map((send) => send());
    // some rows are kept and not handed over, some handed over and not marked
    await Promise.any(promised);
    while (provider.handed.length === 1) await wait(1);
    await kill();
    const told = (await Promise.all(promised)).filter((phone) => phone !== null);
    provider.silentAbout = '';
    aLeaseLater();
    await start();
    await expect.poll(open).toBe(0);
    expect(told.length).toBeGreaterThan(0);
    for (const phone of told) {
      const [first, ...again] = handedTo(phone);
      expect([phone, first?.key]).toEqual([phone, expect.any(String)]);
      expect(again).toEqual(again.length === 0 ? [] : [first]);
    }
    const [first, ...again] = handedTo('0905000001');
    expect(again).toEqual([first]);
  });
});
