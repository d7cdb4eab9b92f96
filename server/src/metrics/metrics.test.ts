import { orderTopic } from '@mam/contract/http/topic.ts';
import { expect, it } from 'vitest';
import { holdLock } from '../../test/engines.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { scrape } from '../../test/scrape.ts';
import { openStream } from '../../test/sse.ts';
import { runDue } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { tellManager } from '../message/tell-manager.ts';
import { answerDuty } from '../order/answering/answer-duty.ts';

const MINUTE = 60_000;

/** A transaction of this process that does nothing and does not end until it is released: others stand in line. */
async function holdWriter(database: Database): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const held = database.transaction(() => released);
  return async () => {
    resolve();
    await held;
  };
}

describePaying(
  'what is counted',
  (paying) => {
    const { cook, manager, pass, order, server, row } = paying;
    const orders = (status: string) => `mam_orders_total{status="${status}"}`;
    const step = async (of: WaitingPayment, verb: string, body: object) =>
      cook()('POST', `/v1/staff/order/${of.code}/${verb}`, { version: (await row(of)).version, ...body });

    it('counts orders by what became of them, those that were refused not at all', async () => {
      const before = await scrape(server());
      const [eaten, refused, forgotten] = [
        await order('PAYMENT_ON_DELIVERY'),
        await order('PAYMENT_ON_DELIVERY'),
        await order('PAYMENT_ON_DELIVERY'),
      ];
      const { status } = await server().send('POST', '/v1/order', { nonsense: true }, eaten.headers);
      expect(status).toBe(400);
      pass(MINUTE);
      expect((await step(eaten, 'accept', { minutes: 20 })).status).toBe(200);
      // too late: nobody accepts it twice
      expect((await step(eaten, 'accept', { minutes: 20 })).status).toBe(409);
      expect((await step(refused, 'reject', { reason: 'SOLD_OUT' })).status).toBe(200);
      pass(6 * MINUTE);
      await runDue([answerDuty(tellManager)], server().context);
      expect((await row(forgotten)).ended_at).not.toBeNull();
      const after = await scrape(server());
      const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
      const statuses = ['placed', 'accepted', 'rejected', 'unanswered', 'cancelled'];
      expect(statuses.map((one) => more(orders(one)))).toEqual([3, 1, 1, 1, 0]);
      expect(more('mam_order_answer_seconds_count')).toBe(2);
      expect(more('mam_order_answer_seconds_bucket{le="30"}')).toBe(0);
      expect(more('mam_order_answer_seconds_bucket{le="120"}')).toBe(2);
    });

    it('counts each order once, also one that many send at once and one that is tried again', async () => {
      const before = (await scrape(server())).get(orders('placed')) ?? 0;
      const { body, headers } = await order('PAYMENT_ON_DELIVERY');
      const again = { ...headers, 'idempotency-key': 'the same for all' };
      await Promise.all(Array.from({ length: 8 }, () => server().send('POST', '/v1/order', body, again)));
      const { length } = await server().database.read.selectFrom('orders').select('id').execute();
      expect((await scrape(server())).get(orders('placed'))).toBe(length);
      expect(length - before).toBeGreaterThanOrEqual(1);
    });

    it('says what waits, and since when: orders for their restaurant, messages for their provider', async () => {
      pass(MINUTE);
      const { mam_orders_waiting: before = 0 } = Object.fromEntries(await scrape(server()));
      await order('PAYMENT_ON_DELIVERY');
      pass(2 * MINUTE);
      const after = await scrape(server());
      expect(after.get('mam_orders_waiting')).toBe(before + 1);
      expect(after.get('mam_orders_waiting_seconds')).toBeGreaterThanOrEqual(120);
      expect(after.get('mam_outbox_waiting')).toBeGreaterThanOrEqual(0);
      expect(after.get('mam_database_up')).toBe(1);
    });

    it('counts answers by group and class, and never by what was asked', async () => {
      const menu = 'mam_http_requests_total{group="menu",status="2xx"}';
      const before = (await scrape(server())).get(menu) ?? 0;
      // the second comes out of memory, by the short way
      for (let n = 0; n < 3; n += 1) await server().fetch('/v1/menu?pos_parent=BEPNHA&pos_id=101');
      const after = await scrape(server());
      expect(after.get(menu)).toBe(before + 3);
      const names = [...after.keys()].join('\n');
      expect(names).not.toMatch(/BEPNHA|101|order_hash|:/);
      expect(after.get('mam_http_request_seconds_count{kind="read"}')).toBeGreaterThan(3);
    });

    it('counts open streams by whose they are', async () => {
      const open = () => scrape(server()).then((found) => found.get('mam_live_streams{of="diner"}'));
      const { headers, hash } = await order('PAYMENT_ON_DELIVERY');
      expect(await open()).toBe(0);
      const stream = await openStream(server().url, [orderTopic(hash)], headers);
      expect(await open()).toBe(1);
      stream.close();
      await expect.poll(open).toBe(0);
    });

    it('sees transactions that wait: in line, for a lock, and tried again', async () => {
      const { database, place } = server();
      const before = await scrape(server());
      const gauge = async (name: string) => (await scrape(server())).get(name) ?? 0;
      const release = await (database.engine === 'postgres' ? holdLock(place) : holdWriter(database));
      const placed = order('PAYMENT_ON_DELIVERY').then(
        () => null,
        () => null,
      );
      const waits = async () => {
        pass(6_000);
        return database.engine === 'postgres'
          ? gauge('mam_database_lock_waits')
          : gauge('mam_database_connections{state="queued"}');
      };
      await expect.poll(waits).toBeGreaterThan(0);
      await release();
      await placed;
      const count = 'mam_database_wait_seconds_count';
      expect(await gauge(count)).toBeGreaterThan(before.get(count) ?? 0);
      expect((await manager()('GET', '/v1/staff/me')).status).toBe(200);
    });
  },
  {},
  { METRICS_PORT: '0' },
);
