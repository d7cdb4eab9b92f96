import { orderTopic } from '@mam/contract/http/topic.ts';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { outcome } from '../../test/placing.ts';
import { openStream } from '../../test/sse.ts';
import { orderOf } from './rows.ts';

const MINUTE = 60;

describePaying('a promise', (paying) => {
  const { cook, order, pass, server } = paying;
  const onBoard = async ({ code }: WaitingPayment) => {
    const { data } = await (await cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((shown: { code: string }) => shown.code === code);
  };
  const call = async (
    of: WaitingPayment,
    verb: string,
    body: object = {},
    headers: Record<string, string> = {},
  ) =>
    cook()(
      'POST',
      `/v1/staff/order/${of.code}/${verb}`,
      { version: (await onBoard(of)).version, ...body },
      headers,
    );
  const read = async ({ hash, headers }: WaitingPayment) => {
    const path = `/v1/order/${encodeURIComponent(hash)}`;
    return (await (await server().send('GET', path, undefined, headers)).json()).data;
  };
  const accepted = async (type: 'DELI' | 'PICKUP', body: object) => {
    const placed = await order('PAYMENT_ON_DELIVERY', { type });
    expect((await call(placed, 'accept', body)).status).toBe(200);
    return placed;
  };

  it('[OR68] of a delivery is two moments, and every reader is told the same', async () => {
    const placed = await accepted('DELI', { minutes: 45, way_minutes: 25 });
    const seen = await read(placed);
    const at = seen.steps.at(-1).at;
    expect(seen.promised_at - at).toBe(45 * MINUTE);
    expect(seen.ready_by - at).toBe(20 * MINUTE);
    expect(seen.promises).toEqual([{ at, promised_at: seen.promised_at }]);
    const { promised_at, ready_by, promises } = await onBoard(placed);
    expect({ promised_at, ready_by, promises }).toEqual({
      promised_at: seen.promised_at,
      ready_by: seen.ready_by,
      promises: seen.promises,
    });
    const { headers } = placed;
    const { data } = await (await server().send('GET', '/v1/order/history', undefined, headers)).json();
    expect(data.orders[0].promised_at).toBe(seen.promised_at);
  });

  it('[OR68] of what nobody brings, or whose way was not said, is one', async () => {
    const pickup = await accepted('PICKUP', { minutes: 20, way_minutes: 15 });
    const older = await accepted('DELI', { minutes: 20 });
    for (const placed of [pickup, older]) {
      const seen = await read(placed);
      expect(seen.ready_by).toBe(seen.promised_at);
    }
  });

  it('[OR68] is proposed from what the store says it needs', async () => {
    const { data } = await (await cook()('GET', '/v1/staff/board?store=101')).json();
    expect(data.needs).toEqual({ prep_minutes: expect.any(Number), delivery_minutes: 30 });
  });

  it('[OR69] moves by so much from the one before, from now where it has passed; the diner hears of it', async () => {
    const placed = await accepted('DELI', { minutes: 45, way_minutes: 25 });
    const first = await read(placed);
    const stream = await openStream(server().url, [orderTopic(placed.hash)], placed.headers);
    expect((await call(placed, 'promise', { minutes: 10 })).status).toBe(200);
    await expect.poll(() => stream.frames.some(({ event }) => event === 'change')).toBe(true);
    stream.close();
    const second = await read(placed);
    expect(second.promised_at - first.promised_at).toBe(10 * MINUTE);
    expect(second.ready_by - first.ready_by).toBe(10 * MINUTE);
    // an hour and a half later it is a new one from then
    pass(95 * MINUTE * 1000);
    const moved = (await (await call(placed, 'promise', { minutes: 5 })).json()).data;
    const third = await read(placed);
    expect(moved.promised_at).toBe(third.promised_at);
    expect(third.ready_by - third.promises.at(-1).at).toBe(5 * MINUTE);
    expect(third.promised_at - third.ready_by).toBe(25 * MINUTE);
    expect(third.promises.map((made: { promised_at: number }) => made.promised_at)).toEqual([
      first.promised_at,
      second.promised_at,
      third.promised_at,
    ]);
    // it is no step of its own, and the way goes on
    expect(third.steps.map(({ status }: { status: string }) => status)).toEqual([
      'WAIT_CONFIRM',
      'CONFIRMED',
    ]);
    expect((await call(placed, 'ready')).status).toBe(200);
    expect((await call(placed, 'depart')).status).toBe(200);
    const kitchen = (await read(placed)).ready_by;
    expect((await call(placed, 'promise', { minutes: 15 })).status).toBe(200);
    const last = await read(placed);
    expect([last.ready_by, last.promised_at - third.promised_at]).toEqual([kitchen, 15 * MINUTE]);
    expect(last.promises).toHaveLength(4);
  });

  it('[OR69] moves once a key, and never on what was not seen', async () => {
    const placed = await accepted('PICKUP', { minutes: 20 });
    const before = await read(placed);
    const key = { 'idempotency-key': 'later-1' };
    const body = { version: (await onBoard(placed)).version, minutes: 10 };
    const first = await call(placed, 'promise', body, key);
    const again = await call(placed, 'promise', body, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await read(placed)).promised_at - before.promised_at).toBe(10 * MINUTE);
    // two at once: one wins
    const version = (await onBoard(placed)).version;
    const both = await Promise.all([5, 15].map((minutes) => call(placed, 'promise', { version, minutes })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(placed)).promises).toHaveLength(3);
  });

  it('[OR69] is made of nothing that nobody waits for', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY', { type: 'PICKUP' });
    expect(await outcome(await call(placed, 'promise', { minutes: 5 }))).toBe('WRONG_STATUS');
    expect((await call(placed, 'accept', { minutes: 20 })).status).toBe(200);
    expect((await call(placed, 'ready')).status).toBe(200);
    const refused = await call(placed, 'promise', { minutes: 5 });
    expect([refused.status, await outcome(refused)]).toEqual([409, 'WRONG_STATUS']);
    for (const minutes of [0, 181, 2.5])
      expect((await call(placed, 'promise', { minutes })).status).toBe(400);
  });

  it('[OR3] a driver who gives it up leaves it to the restaurant’s own', async () => {
    const placed = await accepted('DELI', { minutes: 45, way_minutes: 25 });
    const { database, context } = server();
    for (const to of ['ASSIGNING', 'AHA_CANCELLED'] as const) {
      const row = await database.read
        .selectFrom('orders')
        .selectAll()
        .where('code', '=', placed.code)
        .executeTakeFirstOrThrow();
      await database.transaction((trx) =>
        context.changeStatus(trx, orderOf(row), {
          to,
          actor: { kind: 'partner', id: null },
          now: context.now(),
        }),
      );
    }
    expect((await onBoard(placed)).status).toBe('AHA_CANCELLED');
    expect((await call(placed, 'promise', { minutes: 15 })).status).toBe(200);
    for (const verb of ['ready', 'depart', 'complete'])
      expect([verb, (await call(placed, verb)).status]).toEqual([verb, 200]);
    expect((await read(placed)).status).toBe('COMPLETED');
  });
});
