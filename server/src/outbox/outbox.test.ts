import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../test/engines.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { refuse } from '../http/answer.ts';
import { dueMessages, enqueue, LEASE, leaseMessage, markSent, outboxDuty, type ToSend } from './outbox.ts';

const KIND = 'test';
const MINUTE = 60_000;

describeOnBothEngines('the outbox', (emptyPlace) => {
  let server: RunningServer;
  let now = Date.now();
  let context: Context;
  beforeAll(async () => {
    server = await startServer(await emptyPlace());
    context = { ...server.context, now: () => now };
  });
  afterAll(async () => {
    await server.stop();
    await server.place.remove();
  });
  beforeEach(async () => {
    await server.database.transaction((trx) => trx.deleteFrom('outbox').execute());
  });

  const write = (key: string, content: unknown = key) =>
    server.database.transaction((trx) => enqueue(trx, { brand: 'SPREE', kind: KIND, key, content, now }));
  const rows = () => server.database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
  const one = async () => {
    const [row] = await rows();
    if (!row) throw new Error('nothing is written');
    return row;
  };
  /** A sender that keeps what it was given, and fails as often as it is told to; with a key only at that message. */
  const sending = (failures = 0, at?: string) => {
    const sent: ToSend[] = [];
    let left = failures;
    const duty = outboxDuty({
      [KIND]: async (_, message) => {
        if (left > 0 && (at === undefined || message.key === at)) {
          left -= 1;
          throw new Error('nobody answers');
        }
        sent.push(message);
      },
    });
    return { sent, tick: (by = context) => runDue([duty], by) };
  };

  it('sends what was kept, once, with its key', async () => {
    await write('order 1', { total: 5 });
    await write('order 1', { total: 5 });
    const { sent, tick } = sending();
    await tick();
    await tick();
    expect(sent.map(({ key, content, tries }) => [key, content, tries])).toEqual([
      ['order 1', { total: 5 }, 1],
    ]);
    expect(await one()).toMatchObject({ due_at: null, sent_at: now, tries: 1, lease: null });
  });

  it('keeps nothing of a change that was refused', async () => {
    await server.database.transaction(async (trx) => {
      await enqueue(trx, { brand: 'SPREE', kind: KIND, key: 'undone', content: null, now });
      return refuse('STALE');
    });
    expect(await rows()).toEqual([]);
  });

  it('the same key of another kind or brand is another message', async () => {
    await write('a');
    for (const other of [{ kind: 'other' }, { brand: 'BEPNHA' }])
      await server.database.transaction((trx) =>
        enqueue(trx, { brand: 'SPREE', kind: KIND, key: 'a', content: null, now, ...other }),
      );
    expect(await rows()).toHaveLength(3);
  });

  it('of eight that tick at once one sends', async () => {
    for (let index = 0; index < 10; index += 1) await write(`order ${index}`);
    const { sent, tick } = sending();
    await Promise.all(Array.from({ length: 8 }, () => tick()));
    expect(sent.map(({ key }) => key).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `order ${index}`),
    );
  });

  it('another process takes over what one has taken and died over, after its lease and not before', async () => {
    await write('order 1');
    const row = await one();
    const lease = await server.database.transaction((trx) => leaseMessage(trx, row, now));
    expect(lease).not.toBeNull();
    // a second look at what was read before the lease
    expect(await server.database.transaction((trx) => leaseMessage(trx, row, now))).toBeNull();
    const { sent, tick } = sending();
    now += LEASE - 1;
    await tick();
    expect(sent).toEqual([]);
    now += 1;
    await tick();
    expect(sent).toHaveLength(1);
    // the first comes back: the message is no longer its own
    const late = await server.database.transaction((trx) => markSent(trx, row.id, lease ?? '', now));
    expect(late).toBe(false);
    expect(await one()).toMatchObject({ tries: 2 });
  });

  it('is found after a restart', async () => {
    await write('order 1');
    if (server.place.databaseUrl) {
      const other = await openDatabase({ ...server.config, serving: false });
      expect(await dueMessages(other.read, [KIND], now)).toHaveLength(1);
      await other.close();
    }
    const { place } = server;
    await server.stop();
    server = await startServer(place);
    context = { ...server.context, now: () => now };
    const { sent, tick } = sending();
    await tick();
    expect(sent).toHaveLength(1);
  });

  it('tries again after pauses that grow, and gives up in the end', async () => {
    await write('order 1');
    const { sent, tick } = sending(Number.POSITIVE_INFINITY);
    const pauses: number[] = [];
    for (;;) {
      await tick();
      const row = await one();
      if (row.due_at === null) break;
      pauses.push(row.due_at - now);
      expect(row).toMatchObject({ fault: 'Error: nobody answers', lease: null });
      now = row.due_at;
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses).toHaveLength(6);
    expect(await one()).toMatchObject({ given_up_at: now, sent_at: null, tries: 7 });
    now += 24 * 60 * MINUTE;
    await tick();
    expect([sent, (await one()).tries]).toEqual([[], 7]);
  });

  it('one that cannot be sent keeps no other from being sent', async () => {
    await write('first');
    now += 1;
    await write('second');
    // sent side by side: which is taken first is nobody's to say
    const { sent, tick } = sending(1, 'first');
    await tick();
    expect(sent.map(({ key }) => key)).toEqual(['second']);
    now += 5_000;
    await tick();
    expect(sent.map(({ key }) => key)).toEqual(['second', 'first']);
  });

  it('waits while nobody sends its kind', async () => {
    await write('order 1');
    await runDue([outboxDuty({})], context);
    expect(await one()).toMatchObject({ tries: 0, due_at: now });
  });

  it('forgets what was sent after a week, and nothing else', async () => {
    await write('sent');
    await sending().tick();
    await write('waiting');
    now += 8 * 24 * 60 * MINUTE;
    await server.database.forgetOld(now);
    expect((await rows()).map(({ key }) => key)).toEqual(['waiting']);
  });
});
