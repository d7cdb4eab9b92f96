import { endpoint } from '@mam/contract/http/endpoint.ts';
import Type from 'typebox';
import { beforeEach, expect, it } from 'vitest';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from './answer.ts';
import { canonical } from './idempotency.ts';
import { serveDiner } from './serve.ts';

const order = endpoint<{
  body: { dish: string; pause?: number };
  answer: { number: number };
  refuses: readonly ['SOLD_OUT'];
}>({
  method: 'POST',
  path: '/v1/try-order',
  auth: 'diner',
});

let time = Date.now();
let soldOut = false;

/** The smallest command that creates something of value: a counter that must move once a key. */
const feature: Feature = (app, context) => {
  serveDiner(
    app,
    context,
    order,
    { body: Type.Object({ dish: Type.String() }), refuses: ['SOLD_OUT'] },
    ({ diner, body, key }) =>
      context.idempotent(
        { uid: diner.uid, endpoint: 'POST /v1/try-order', key, content: body, now: context.now() },
        async (trx) => {
          const name = `orders of ${diner.uid}`;
          await trx
            .insertInto('counters')
            .values({ name, value: 0 })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          const { value } = await trx
            .updateTable('counters')
            .set((of) => ({ value: of('value', '+', 1) }))
            .where('name', '=', name)
            .returning('value')
            .executeTakeFirstOrThrow();
          return soldOut ? refuse('SOLD_OUT', { names: [body.dish] }) : ok({ number: value });
        },
      ),
  );
};

describeServerOnBothEngines('exactly once', { features: [feature], now: () => time }, (running) => {
  let diner: { uid: string; headers: Record<string, string> };

  beforeEach(async () => {
    diner = await running().addDiner();
    soldOut = false;
    time = Date.now();
  });

  const place = async (key: string | null, dish: string, from = diner) => {
    const headers = { ...from.headers, ...(key && { 'idempotency-key': key }) };
    const response = await running().send('POST', '/v1/try-order', { dish }, headers);
    return { status: response.status, text: await response.text() };
  };

  const placed = async () => {
    const row = await running()
      .database.read.selectFrom('counters')
      .select('value')
      .where('name', '=', `orders of ${diner.uid}`)
      .executeTakeFirst();
    return row?.value ?? 0;
  };

  it('answers the same key and body with the stored bytes', async () => {
    const first = await place('k1', 'phở');
    const second = await place('k1', 'phở');
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect(await placed()).toBe(1);
  });

  it('makes one order of 20 at the same moment; the others hear the same or IN_FLIGHT', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => place('k1', 'phở')));
    expect(await placed()).toBe(1);
    const good = answers.filter(({ status }) => status === 200);
    expect(new Set(good.map(({ text }) => text)).size).toBe(1);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(rest.every(({ status, text }) => status === 409 && text.includes('IN_FLIGHT'))).toBe(true);
  });

  it('refuses the same key for another body, and keeps the first', async () => {
    const first = await place('k1', 'phở');
    const other = await place('k1', 'bún');
    expect(other.status).toBe(422);
    expect(other.text).toContain('IDEMPOTENCY_MISMATCH');
    expect(await place('k1', 'phở')).toEqual(first);
  });

  it('frees the key after a refusal, and writes nothing with it', async () => {
    soldOut = true;
    expect((await place('k1', 'phở')).status).toBe(409);
    expect(await placed()).toBe(0);
    soldOut = false;
    expect((await place('k1', 'bún')).status).toBe(200);
    expect(await placed()).toBe(1);
  });

  it("never sees another diner's answer", async () => {
    await place('k1', 'phở');
    const stranger = await running().addDiner();
    const answer = await place('k1', 'bún', stranger);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).data).toEqual({ number: 1 });
  });

  it('derives a key for 60 s where none is sent', async () => {
    const first = await place(null, 'phở');
    expect(await place(null, 'phở')).toEqual(first);
    expect((await place(null, 'bún')).text).not.toBe(first.text);
    time += 61_000;
    expect((await place(null, 'phở')).text).not.toBe(first.text);
    expect(await placed()).toBe(3);
  });

  it('without a key too, 10 at the same moment are one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(null, 'phở')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await placed()).toBe(1);
  });

  it('forgets a key after 24 h', async () => {
    await place('k1', 'phở');
    time += 24 * 3_600_000 - 1;
    await place('k1', 'phở');
    expect(await placed()).toBe(1);
    time += 2;
    await place('k1', 'phở');
    expect(await placed()).toBe(2);
  });

  it('takes fields in any order for the same content', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe(canonical({ a: null, b: [{ c: 2, d: 1 }] }));
    expect(canonical({ a: [1, 2] })).not.toBe(canonical({ a: [2, 1] }));
  });
});
