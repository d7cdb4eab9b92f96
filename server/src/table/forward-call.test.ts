import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atPace } from '@mam/tools/pace.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeOnBothEngines } from '../../test/engines.ts';
import { outcome, refusal } from '../../test/placing.ts';
import { signedIn } from '../../test/staff.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { outboxDuty } from '../outbox/outbox.ts';
import { webhookSignature } from '../outside/webhook/webhook.ts';
import { SENDERS } from '../senders.ts';
import { addPerson } from '../staff/people/add-person.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const PASSWORD = 'mat-khau-cua-quan';
const MINUTE = 60_000;

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describeOnBothEngines('a call forwarded to a target', (emptyPlace) => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-targets-'));
  const targetFile = join(folder, 'targets.json');
  const heard: Heard[] = [];
  /** the receiver's status; null = it never answers */
  let status: number | null = 200;
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
  });
  let [base, later] = ['', 0];
  const now = () => Date.now() + later;
  let server: RunningServer;
  let guest: Awaited<ReturnType<RunningServer['addDiner']>>;

  const start = async (place: RunningServer['place']) => {
    server = await startServer(place, {
      now,
      duties: [],
      environment: { CALL_TARGETS: targetFile },
    });
  };
  let listed: Record<'BEPNHA' | 'SPREE', object[]> = { BEPNHA: [], SPREE: [] };
  const list = (targets: object) => writeFileSync(targetFile, JSON.stringify(targets));
  beforeAll(async () => {
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
    base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    listed = {
      BEPNHA: [
        { url: `${base}/bep?shop=1`, secret },
        { url: `${base}/quan-2`, secret, stores: [102] },
        { url: 'http://127.0.0.1:1/down', secret },
      ],
      SPREE: [{ url: `${base}/spree`, secret }],
    };
    list(listed);
    await start(await emptyPlace());
    await importDemo(server.database);
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    await new Promise((closed) => receiver.close(closed));
    await server.stop();
    await server.place.remove();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    // jobs of the test before, not yet taken or still on their way, must not be heard in this one
    const onTheirWay = async () => (await rows()).filter(({ lease, tries }) => lease !== null || tries === 0);
    await expect.poll(onTheirWay).toEqual([]);
    guest = await server.addDiner();
    await server.database.transaction(async (trx) => {
      await trx.deleteFrom('outbox').execute();
      await trx.deleteFrom('staff_calls').execute();
    });
    heard.splice(0);
    status = 200;
  });

  const call = (target: string | null, change: object = {}) => {
    const query = target === null ? '' : `?target=${encodeURIComponent(target)}`;
    const place = { brand_id: 'BEPNHA', store_id: 101, table_name: 'Bàn 12' };
    const body = { ...place, user: { name: 'Thư' }, choices: ['TISSUES'], note: 'no rush', ...change };
    return server.send('POST', `/v1/call-staff${query}`, body, { ...guest.headers, 'accept-language': 'en' });
  };
  const own = () => `${base}/bep?shop=1`;
  const rows = () => server.database.read.selectFrom('outbox').selectAll().execute();
  const one = async () => {
    const [row, ...more] = await rows();
    if (!row || more.length > 0) throw new Error(`${more.length + (row ? 1 : 0)} messages`);
    return row;
  };
  const calls = async () =>
    (await server.database.read.selectFrom('staff_calls').selectAll().execute()).length;
  /** Makes time pass and takes the due jobs, unless the server itself wakes first: wait for what comes of it. */
  const pass = async (ms: number) => {
    later += ms;
    await runDue([outboxDuty(SENDERS)], server.context);
  };

  it('[TB30] is told once, at once, signed, with table, name and the words the staff read', async () => {
    const { data } = await (await call(own())).json();
    await expect.poll(() => heard.length).toBe(1);
    await expect.poll(async () => (await one()).sent_at).not.toBeNull();
    await pass(10 * MINUTE);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }, ...again] = heard;
    expect([path, again]).toEqual(['/bep?shop=1', []]);
    expect(JSON.parse(body)).toEqual({
      id: data.id,
      pos_parent: 'BEPNHA',
      pos_id: 101,
      brand_id: 'BEPNHA',
      store_id: 101,
      table_name: '12',
      user: { name: 'Thư' },
      note: 'Thêm khăn giấy, no rush',
      created_at: data.placed_at,
    });
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
    expect(signature).toBe(webhookSignature(secret, { id: String(id), seconds: Number(seconds), body }));
    expect(headers).not.toHaveProperty('x-user-token');
    expect(await one()).toMatchObject({ due_at: null, tries: 1, document: 'null' });
  });

  it('[TB28] [TB29] without a target nothing leaves, and the board has it as any other', async () => {
    expect(await outcome(await call(null))).toBe('ok');
    expect(await outcome(await call('', { choices: ['STAFF'] }))).toBe('ok');
    expect([await calls(), await rows(), heard]).toEqual([2, [], []]);
  });

  it('[TB29] is refused with a reason, and nothing is written, where nobody has listed it', async () => {
    const wrong = [
      'http://169.254.169.254/',
      'file:///etc/passwd',
      `${own()}2`,
      own().slice(0, -1),
      own().toUpperCase(),
      own().replace('127.0.0.1', 'localhost'),
      ` ${own()}`,
      base,
      // of another brand, and of another store of this one
      `${base}/spree`,
      `${base}/quan-2`,
    ];
    for (const target of wrong) {
      const refused = await refusal(await call(target));
      expect([target, refused.status, refused.code]).toEqual([target, 400, 'CALL_TARGET_UNKNOWN']);
      expect(refused.data.message).toBe('The restaurant does not have calls sent to this address.');
    }
    expect((await refusal(await call('x'.repeat(2001)))).code).toBe('MALFORMED');
    const twice = `/v1/call-staff?target=${encodeURIComponent(own())}&target=http://169.254.169.254/`;
    expect((await server.send('POST', twice, {}, guest.headers)).status).toBe(400);
    expect([await calls(), await rows(), heard]).toEqual([0, [], []]);
    expect(await outcome(await call(`${base}/quan-2`, { store_id: 102 }))).toBe('ok');
  });

  it('[TB30] [TB24] the same call ten times is one call under one key', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => call(own())));
    expect(await Promise.all(all.map(outcome))).toEqual(Array(10).fill('ok'));
    await expect.poll(async () => (await one()).sent_at).not.toBeNull();
    expect([await calls(), heard.length]).toEqual([1, 1]);
  });

  it('[TB30] a call that stood on the board alone is forwarded when the same names a target', async () => {
    await call(null);
    await call(own());
    await expect.poll(() => heard.length).toBe(1);
    expect(await calls()).toBe(1);
  });

  it('[TB30] is asked again after a 500 with the same key, signed anew', async () => {
    status = 500;
    await call(own());
    await expect.poll(async () => (await one()).fault).toBe('WebhookDown: answered 500');
    status = 302;
    await pass(5_000);
    await expect.poll(one).toMatchObject({ tries: 2, fault: expect.stringContaining('WebhookDown') });
    status = 202;
    await pass(30_000);
    await expect.poll(one).toMatchObject({ tries: 3, fault: '' });
    await pass(60 * MINUTE);
    expect(heard.map(({ path }) => path)).toEqual(Array(3).fill('/bep?shop=1'));
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of heard) {
      const [id, seconds] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
      expect(headers['webhook-signature']).toBe(webhookSignature(secret, { id, seconds, body }));
    }
    expect(new Set(heard.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
  });

  it('[TB30] is not lost when the server stops between the call and the target', async () => {
    status = 503;
    await call(own());
    await expect.poll(one).toMatchObject({ tries: 1, lease: null });
    const { place } = server;
    await server.stop();
    await start(place);
    status = 200;
    await pass(5_000);
    await expect.poll(one).toMatchObject({ tries: 2, fault: '', due_at: null });
    expect(heard).toHaveLength(2);
  });

  it('[TB30] no target holds up a call: one that is down, one that never answers', async () => {
    status = null;
    const began = performance.now();
    expect(await outcome(await call('http://127.0.0.1:1/down'))).toBe('ok');
    expect(await outcome(await call(own()))).toBe('ok');
    expect(performance.now() - began).toBeLessThan(atPace(4_000));
    await expect.poll(() => heard.length).toBe(1);
    expect(await calls()).toBe(1);
    receiver.closeAllConnections();
    const silent = async () =>
      (await rows()).filter(({ fault }) => fault.startsWith('WebhookDown: no readable answer')).length;
    await expect.poll(silent).toBe(2);
    expect(server.log.filter((line) => line.includes('127.0.0.1:1') || line.includes('/bep'))).toEqual([]);
  });

  it('[TB30] is not sent when the call is answered or too old, the target struck from the list or gone', async () => {
    await addPerson(
      server.database,
      { brand: 'BEPNHA', name: 'Hùng', password: PASSWORD, role: 'cook', stores: [] },
      now(),
    );
    const staff = await signedIn(server, 'Hùng', PASSWORD, 'BEPNHA');
    const given = async () => (await rows()).map(({ fault }) => fault).sort();
    const failed = async (note: string) => {
      status = 500;
      const { data } = await (await call(own(), { note })).json();
      await expect.poll(given).toContain('WebhookDown: answered 500');
      status = 200;
      return data.id as string;
    };
    expect((await staff('POST', `/v1/staff/call/${await failed('answered')}/answer`)).status).toBe(200);
    await pass(5_000);
    await expect.poll(given).toEqual(['Undeliverable: the call is over']);

    await failed('old');
    await pass(2 * 60 * MINUTE);
    await expect.poll(given).toEqual(Array(2).fill('Undeliverable: the call is over'));

    await failed('struck');
    const { place } = server;
    await server.stop();
    list({ SPREE: listed.SPREE });
    await start(place);
    await pass(5_000);
    await expect.poll(given).toContain('Undeliverable: the target is listed no more');
    await server.stop();
    list(listed);
    await start(place);

    const tries = heard.length;
    status = 410;
    await call(own(), { note: 'gone' });
    await expect.poll(given).toContain('Undeliverable: the receiver is gone (410)');
    await pass(60 * MINUTE);
    expect(heard).toHaveLength(tries + 1);
  });
});
