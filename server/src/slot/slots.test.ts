import { dayToWire } from '@mam/contract/time/calendar.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { beforeAll, expect, it } from 'vitest';
import { describePaying, payingBundle } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { collectedAt, tomorrowAt, VIETNAM, withSlots } from '../../test/slots.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from '../payment/duties.ts';
import { tellOfPlaces } from './freed-places.ts';

const DUE = [...PAYMENT_DUTIES, tellOfPlaces];

const MINUTE = 60_000;

describePaying('places in a slot', (paying) => {
  beforeAll(async () => {
    const bundle = withSlots(payingBundle('bepnha', {}), [{ minutes: 15, orders: 1 }]);
    await importBundle(paying.server().database, bundle, Date.now());
  });

  /** every test has an hour of its own */
  let hour = 6;
  const ownTime = () => {
    hour += 1;
    return tomorrowAt(hour, 30);
  };
  const full = async () => {
    const answer = await paying.server().fetch('/v1/restaurant/slots?pos_parent=BEPNHA&pos_id=101');
    return (await answer.json()).data.full as { start: number; order_types: string[] }[];
  };
  const isFull = async (at: number) => (await full()).some(({ start }) => start === at / 1000);
  const bells = async () => {
    const { read } = paying.server().database;
    const rows = await read
      .selectFrom('events')
      .select('seq')
      .where('topic', '=', 'slots:BEPNHA:101')
      .execute();
    return rows.length;
  };
  /** the refusal of one more order for a time */
  const oneMore = async (at: number, again: unknown) => {
    const { headers } = await paying.server().addDiner();
    const sent = { ...headers, 'accept-language': 'en' };
    const answer = await refusal(await paying.server().send('POST', '/v1/order', again, sent));
    expect([answer.status, answer.code]).toEqual([409, 'SLOT_FULL']);
    expect(answer.data.next_at).toBe((at + 15 * MINUTE) / 1000);
    return answer.data;
  };
  const step = async (code: string, version: number, verb: string, body: object) =>
    (await paying.manager()('POST', `/v1/staff/order/${code}/${verb}`, { version, ...body })).status;

  it('[OR17] one is held while it is being paid, and told of at once', async () => {
    const at = ownTime();
    const before = await bells();
    expect(await isFull(at)).toBe(false);
    const paid = await paying.order('MOMO_QR_AIO', collectedAt(at));
    expect(await isFull(at)).toBe(true);
    expect(await bells()).toBe(before + 1);
    const { pickup_at: next } = await oneMore(at, paid.body);
    const date = dayToWire(wallTime(at, VIETNAM));
    expect(next).toEqual({ number_of_days: 1, hour, minute: 45, date });
    await paying.sandbox().act(await paying.reference(paid), 'pay');
    expect((await paying.state(paid)).status).toBe('WAIT_CONFIRM');
    expect(await isFull(at)).toBe(true);
  });

  it('[OR17] [OR19] nobody paid for an hour: it is free again, and late money buys none', async () => {
    const at = ownTime();
    const tooSlow = await paying.order('MOMO_QR_AIO', collectedAt(at));
    paying.pass(61 * MINUTE);
    await runDue(DUE, paying.parts());
    expect(await isFull(at)).toBe(false);
    const quick = await paying.order('PAYMENT_ON_DELIVERY', collectedAt(at, Date.now() + 61 * MINUTE));
    await paying.sandbox().act(await paying.reference(tooSlow), 'pay');
    expect((await paying.state(tooSlow)).status).toBe('WAIT_PAYMENT_CANCELLED');
    expect(await paying.money(tooSlow)).toMatchObject({
      captured: tooSlow.total,
      refunded: tooSlow.total,
      refund_due: 0,
    });
    expect(await isFull(at)).toBe(true);
    const { read } = paying.server().database;
    const rows = await read
      .selectFrom('slot_places')
      .innerJoin('orders', 'orders.id', 'slot_places.order_id')
      .select('orders.code')
      .where('slot_places.at', '=', at)
      .execute();
    expect(rows).toEqual([{ code: quick.code }]);
  });

  it('[OR17] nobody paid for 15 minutes: the place is free at once, and told of once', async () => {
    const at = ownTime();
    const slow = await paying.order('MOMO_QR_AIO', collectedAt(at));
    paying.pass(15 * MINUTE - 1000);
    expect(await isFull(at)).toBe(true);
    paying.pass(1000);
    expect(await isFull(at)).toBe(false);
    const before = await bells();
    await runDue(DUE, paying.parts());
    await runDue(DUE, paying.parts());
    expect(await bells()).toBe(before + 1);
    const quick = await paying.order('PAYMENT_ON_DELIVERY', collectedAt(at, Date.now() + 15 * MINUTE));
    expect((await paying.state(slow)).status).toBe('WAIT_PAYMENT');
    expect((await paying.state(quick)).status).toBe('WAIT_CONFIRM');
    expect(await isFull(at)).toBe(true);
  });

  it('[OR19] paid after that and within the hour it is cooked all the same, and its place counts again', async () => {
    const at = ownTime();
    const late = await paying.order('MOMO_QR_AIO', collectedAt(at));
    paying.pass(20 * MINUTE);
    await runDue(DUE, paying.parts());
    expect(await isFull(at)).toBe(false);
    await paying.sandbox().act(await paying.reference(late), 'pay');
    expect((await paying.state(late)).status).toBe('WAIT_CONFIRM');
    expect(await isFull(at)).toBe(true);
  });

  it('[OR17] a rejected order gives its place back, an accepted one keeps it to the end', async () => {
    const at = ownTime();
    const rejected = await paying.order('PAYMENT_ON_DELIVERY', collectedAt(at));
    expect(await step(rejected.code, 1, 'reject', { reason: 'Hết bếp' })).toBe(200);
    expect(await isFull(at)).toBe(false);
    const accepted = await paying.order('PAYMENT_ON_DELIVERY', collectedAt(at));
    expect(await step(accepted.code, 1, 'accept', { minutes: 20 })).toBe(200);
    expect(await step(accepted.code, 2, 'reject', { reason: 'Khách không đến' })).toBe(200);
    expect(await isFull(at)).toBe(true);
  });

  it('[OR17] the same order under the same key takes one place', async () => {
    const at = ownTime();
    const key = { 'idempotency-key': 'once' };
    const first = await paying.order('PAYMENT_ON_DELIVERY', collectedAt(at), key);
    const again = await paying.server().send('POST', '/v1/order', first.body, first.headers);
    expect((await again.json()).data.hash).toBe(first.hash);
    await oneMore(at, first.body);
  });

  it('[OR16] as soon as possible belongs to the running slot', async () => {
    const soon = { type: 'PICKUP', orderNow: true } as const;
    const quarter = () => Math.floor(Date.now() / (15 * MINUTE));
    for (;;) {
      const slot = quarter();
      const placed = await paying.order('PAYMENT_ON_DELIVERY', soon);
      const { headers } = await paying.server().addDiner();
      const answer = await paying.server().send('POST', '/v1/order', placed.body, headers);
      if (quarter() !== slot) continue; // the slot ended in between: the next one is tried
      expect((await answer.json()).code).toBe('SLOT_FULL');
      return expect(await isFull(slot * 15 * MINUTE)).toBe(true);
    }
  });

  it('[OR16] an order that was refused for another reason holds nothing', async () => {
    const at = ownTime();
    const body = await paying.order('PAYMENT_ON_DELIVERY', collectedAt(at)).then(({ body: sent }) => sent);
    const another = ownTime();
    const { pickupAt } = collectedAt(another);
    const cheap = structuredClone(body) as { setting: Record<string, unknown> };
    cheap.setting.pickup_at = { number_of_days: pickupAt.days, hour: pickupAt.hour, minute: pickupAt.minute };
    cheap.setting.total_amount = 1;
    const { headers } = await paying.server().addDiner();
    const answer = await paying.server().send('POST', '/v1/order', cheap, headers);
    expect((await answer.json()).code).toBe('PRICE_CHANGED');
    expect(await isFull(another)).toBe(false);
  });

  it('[OR18] a store without limits, and one nobody knows, have no full slots', async () => {
    const read = async (query: string) =>
      (await paying.server().fetch(`/v1/restaurant/slots?${query}`)).json();
    expect(await read('pos_parent=BEPNHA&pos_id=102')).toMatchObject({ error: 0, data: { full: [] } });
    expect(await read('pos_parent=NOBODY&pos_id=1')).toMatchObject({ error: 0, data: { full: [] } });
    expect(await read('')).toMatchObject({ error: 0, data: { full: [] } });
  });
});
