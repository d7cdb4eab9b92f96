import { dinerTopic } from '@mam/contract/http/topic.ts';
import type { History, PhoneSearchAnswer } from '@mam/contract/order/history.schema.ts';
import { describe, expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { type PointsMember, pointsAt } from '../../test/points.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describePaying('orders of a number that was proved', (paying) => {
  const server = () => paying.server();
  const { newMember, prove } = pointsAt(server);
  const address = { text: '12 Lê Lợi', detail: 'Lầu 3', location: { lat: 10.77, lng: 106.7 } };
  const place = (phone: string, method = 'PAYMENT_ON_DELIVERY', headers: Record<string, string> = {}) =>
    paying.order(method, { type: 'DELI', phone, name: 'Lan', note: 'cửa sau', address }, headers);
  const at = ({ hash }: WaitingPayment, act = '') => `/v1/order/${encodeURIComponent(hash)}${act}`;
  const send = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    server().send(method, path, body, { 'accept-language': 'en', ...headers });
  const read = async (of: WaitingPayment, headers: Record<string, string>) =>
    (await (await send('GET', at(of), headers)).json()).data;
  const history = async (headers: Record<string, string>, query = ''): Promise<History> =>
    (await (await send('GET', `/v1/order/history?pos_parent=BEPNHA${query}`, headers)).json()).data;
  const codes = async (headers: Record<string, string>) =>
    (await history(headers)).orders.map(({ code }) => code);
  const search = async ({ phone, headers }: PointsMember): Promise<PhoneSearchAnswer> => {
    const body = { phone, pos_parent: 'BEPNHA' };
    return (await (await send('POST', '/v1/order/history-by-phone', headers, body)).json()).data;
  };
  const change = (of: WaitingPayment, set: object) =>
    server().database.transaction((trx) =>
      trx.updateTable('orders').set(set).where('code', '=', of.code).execute(),
    );
  /** somebody's second browser, which has proved the number of the first */
  const second = async (phone: string) => {
    const who = { ...(await newMember()), phone };
    await prove(who);
    return who;
  };

  it('[OR80] is whole, in the list and among the bells of the second device, and the first keeps it', async () => {
    const { phone } = await newMember();
    const of = await place(phone);
    const stranger = await newMember();
    expect(await read(of, stranger.headers)).toMatchObject({ is_mine: false, opened_by_number: null });
    const who = await second(phone);
    const whole = { name: 'Lan', phone, address: '12 Lê Lợi', sub_address: 'Lầu 3' };
    expect(await read(of, who.headers)).toMatchObject({
      is_mine: true,
      user: whole,
      setting: { note: 'cửa sau' },
    });
    expect(await read(of, of.headers)).toMatchObject({ is_mine: true, user: whole });
    expect(await read(of, stranger.headers)).toMatchObject({ is_mine: false, user: { name: 'L•••' } });
    const [listed] = (await history(who.headers)).orders;
    expect(listed).toMatchObject({ code: of.code, hash: of.hash, is_mine: true });
    expect((await history(who.headers, '&count=true')).count).toBe(1);
    const bells = await server().database.read.selectFrom('events').select('topic').execute();
    expect(bells.map(({ topic }) => topic)).toContain(dinerTopic(who.uid));
    // proved again, or much later, it is the same
    await prove(who);
    paying.pass(40 * DAY);
    expect(await codes(who.headers)).toEqual([of.code]);
    expect((await search(who)).verification_required).toBe(true);
    expect((await read(of, who.headers)).is_mine).toBe(true);
  });

  it('[OR80] the second device cancels, claims and rates; what was done says by whom', async () => {
    const { phone } = await newMember();
    const [cancelled, claimed, rated] = [
      await place(phone),
      await place(phone, 'TRANSFER'),
      await place(phone),
    ];
    await change(rated, { status: 'COMPLETED', ended_at: Date.now() });
    const who = await second(phone);
    expect((await send('POST', at(cancelled, '/cancel'), who.headers, {})).status).toBe(200);
    const claim = `/v1/order/confirm-transfer/${encodeURIComponent(claimed.hash)}`;
    expect((await send('POST', claim, who.headers)).status).toBe(200);
    expect((await send('POST', at(rated, '/rating'), who.headers, { score: 4 })).status).toBe(200);
    const steps = await server()
      .database.read.selectFrom('order_steps')
      .innerJoin('orders', 'orders.id', 'order_steps.order_id')
      .select('by_id')
      .where('orders.code', 'in', [cancelled.code, claimed.code])
      .where('order_steps.version', '>', 1)
      .execute();
    expect(steps.map(({ by_id }) => by_id)).toEqual([who.uid, who.uid]);
  });

  it('[OR80] [OR35] cancelled by both in one moment it is cancelled once', async () => {
    const { phone } = await newMember();
    const of = await place(phone);
    const who = await second(phone);
    const both = await Promise.all(
      [of.headers, who.headers].map((headers) => send('POST', at(of, '/cancel'), headers, {})),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const steps = await server()
      .database.read.selectFrom('order_steps')
      .innerJoin('orders', 'orders.id', 'order_steps.order_id')
      .select('order_steps.version')
      .where('orders.code', '=', of.code)
      .where('order_steps.status', '=', 'USER_CANCELLED')
      .execute();
    expect(steps).toHaveLength(1);
  });

  it('[OR81] opens what is under way and what ended within 30 days; older ones only while the proof is fresh, masked', async () => {
    const { phone } = await newMember();
    const now = Date.now();
    const ended = async (days: number, more: object = {}) => {
      const [of, then] = [await place(phone), now - days * DAY];
      await change(of, { status: 'COMPLETED', created_at: then, ended_at: then, ...more });
      return of;
    };
    const [open, late, old] = [await place(phone), await ended(29), await ended(31)];
    await ended(91);
    // an order taken for a caller has no diner: the link alone reads all of it
    await ended(32, { uid: null });
    const who = await second(phone);
    expect(await codes(who.headers)).toEqual([open.code, late.code]);
    const found = (await search(who)).orders;
    expect(found.map(({ code, is_mine }) => [code, is_mine])).toEqual([
      [open.code, true],
      [late.code, true],
      [old.code, false],
    ]);
    expect(await read(old, who.headers)).toMatchObject({
      is_mine: false,
      user: { name: 'L•••', address: '' },
    });
    paying.pass(15 * MINUTE);
    expect((await search(who)).orders.map(({ code }) => code)).toEqual([open.code, late.code]);
  });

  it('[OR82] what is ordered with the number within 15 minutes is opened too, and nothing later', async () => {
    const { phone } = await newMember();
    const who = await second(phone);
    const soon = await place(phone);
    expect(await codes(who.headers)).toEqual([soon.code]);
    paying.pass(15 * MINUTE);
    const later = await place(phone);
    expect(await codes(who.headers)).toEqual([soon.code]);
    expect((await read(later, who.headers)).is_mine).toBe(false);
    expect((await send('POST', at(later, '/cancel'), who.headers, {})).status).toBe(403);
    expect((await search(who)).orders.map(({ code }) => code)).toEqual([soon.code]);
  });

  it('[OR83] the first device is told, by nobody’s uid; a third one is told nothing', async () => {
    const { phone } = await newMember();
    const of = await place(phone);
    expect((await read(of, of.headers)).opened_by_number).toBeNull();
    const who = await second(phone);
    const [first, other] = [await read(of, of.headers), await read(of, who.headers)];
    expect([first.opened_by_number, other.opened_by_number]).toEqual(['elsewhere', 'here']);
    const text = JSON.stringify([other, await history(who.headers, '&type=detail')]);
    expect(text).not.toContain(first.created_by);
    expect(JSON.stringify(first)).not.toContain(who.uid);
    expect((await read(of, (await newMember()).headers)).opened_by_number).toBeNull();
  });

  describe('a number somebody else has by now', () => {
    it('[OR82] its new owner’s orders open to no device that proved it before, and the old ones stay where they were', async () => {
      const { phone } = await newMember();
      const before = await place(phone);
      const old = await second(phone);
      paying.pass(60 * DAY);
      await change(before, { status: 'COMPLETED', ended_at: Date.now() });
      const owner = { ...(await newMember()), phone };
      const own = await place(phone, 'PAYMENT_ON_DELIVERY', owner.headers);
      await prove(owner);
      expect(await codes(old.headers)).toEqual([before.code]);
      expect((await read(own, old.headers)).is_mine).toBe(false);
      expect(await codes(owner.headers)).toEqual([own.code]);
      expect((await read(before, owner.headers)).is_mine).toBe(false);
    });

    it('[OR81] the counter proves nobody else’s orders', async () => {
      const { phone } = await newMember();
      const theirs = await place(phone);
      const who = await newMember();
      const own = await place(phone, 'PAYMENT_ON_DELIVERY', who.headers);
      const proved = await paying.manager()('POST', `/v1/staff/order/${own.code}/prove-phone`);
      expect(proved.status).toBe(200);
      expect(await codes(who.headers)).toEqual([own.code]);
      expect((await read(theirs, who.headers)).is_mine).toBe(false);
      expect((await search({ ...who, phone })).verification_required).toBe(true);
    });
  });

  it('[DN15] is read with what is kept of a diner, waits for its end, and leaves with them alone', async () => {
    const { phone } = await newMember();
    const of = await place(phone);
    const who = await second(phone);
    const mine = async () => (await (await send('GET', '/v1/my-data', who.headers)).json()).data;
    expect(await mine()).toMatchObject({
      orders: [],
      opened: [{ brand: 'BEPNHA', code: of.code }],
      under_way: [{ what: 'order', name: of.code }],
    });
    expect((await send('POST', '/v1/my-data/erase', who.headers)).status).toBe(409);
    await change(of, { status: 'COMPLETED', ended_at: Date.now() });
    expect((await send('POST', '/v1/my-data/erase', who.headers)).status).toBe(200);
    expect(
      await server()
        .database.read.selectFrom('order_buyers')
        .select('order_id')
        .where('uid', '=', who.uid)
        .execute(),
    ).toEqual([]);
    expect(await codes(of.headers)).toEqual([of.code]);
    expect((await read(of, of.headers)).opened_by_number).toBeNull();
  });
});
