import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { expect, it } from 'vitest';
import { describeMessages } from '../../test/messages.ts';
import { readShop } from '../../test/order.ts';
import { proofBody } from '../../test/phone-proof.ts';
import { placingAt } from '../../test/placing.ts';
import { COOK } from '../../test/staff.ts';
import { readConfig } from '../config.ts';
import { isPushPlace } from '../diner/push-place.ts';
import { isRefused } from '../http/answer.ts';
import { orderByCode } from '../order/queries.ts';
import { tellDiner, tellPhone } from './tell.ts';
import { tellLater } from './tell-buyer.ts';

const SECRETS = ['Nguyễn', 'Lan', '0901', 'Lê Lợi', 'Lầu 2'];

describeMessages('a push', (messaging) => {
  const { order, place } = placingAt(messaging.server);
  const { server, caught, manner, pass, withDevice, now } = messaging;

  /** the outbox's row of the message with this key */
  const kept = async (key: string) => {
    const rows = await server().database.read.selectFrom('outbox').selectAll().execute();
    return rows.find((row) => row.key.startsWith(`${key}/`));
  };
  const placed = async (headers: Record<string, string>, more = {}) => {
    const { data } = await (await place(order(1, more), { 'accept-language': 'vi', ...headers })).json();
    return data as { order_code: string; hash: string };
  };
  const move = async (code: string, to: 'CONFIRMED' | 'CANCELLED') => {
    const { database, context } = server();
    const row = await orderByCode(database.read, 'BEPNHA', code);
    if (!row) throw new Error('no such order');
    const moved = await database.transaction((trx) =>
      context.changeStatus(trx, row, { to, actor: COOK, now: now() }),
    );
    expect(isRefused(moved)).toBe(false);
  };
  const tell = (uid: string, key: string, until = now() + 60_000) =>
    server().database.transaction((trx) =>
      tellDiner(trx, uid, {
        brand: 'BEPNHA',
        key,
        kind: 'order_moved',
        values: { code: 'A3F92', what: 'ready', link: '/order' },
        language: 'de',
        now: now(),
        until,
      }),
    );
  const texts = async () => (await caught()).map(({ text }) => text);

  it('[MS1] [MS2] tells the buyer at once, without waiting for a tick, that the restaurant has accepted, and nothing of theirs', async () => {
    const diner = await withDevice();
    const { order_code: code, hash } = await placed(diner.headers);
    await move(code, 'CONFIRMED');
    await expect.poll(texts).toEqual([`Quán đã nhận đơn ${code} và đang chuẩn bị`]);
    const [push] = await caught();
    expect(push).toMatchObject({ kind: 'push', status: 201 });
    const link = new URL(push?.link ?? '');
    expect([link.origin, link.pathname]).toEqual([server().config.publicUrl, '/order/detail']);
    expect(link.searchParams.get('order_hash')).toBe(hash);
    for (const secret of SECRETS) expect([secret, push?.request.includes(secret)]).toEqual([secret, false]);
  });

  it('[OR69] [MS1] tells the buyer the new time of an order that comes later, in their words, and nothing of theirs', async () => {
    const diner = await withDevice();
    const { order_code: code } = await placed(diner.headers);
    await move(code, 'CONFIRMED');
    const { database } = server();
    const promised = Date.UTC(2126, 0, 1, 11, 40);
    await database.transaction(async (trx) => {
      const order = await orderByCode(trx, 'BEPNHA', code);
      if (order) await tellLater(trx, { ...order, promisedAt: promised }, now());
    });
    await expect.poll(texts).toContain(`Xin lỗi bạn, đơn ${code} trễ hơn đã hẹn. Giờ mới: khoảng 18:40`);
    for (const { request } of await caught())
      for (const secret of SECRETS) expect([secret, request.includes(secret)]).toEqual([secret, false]);
  });

  it('[GO43] [GO7] [MS1] [MS17] a group order waits for whoever is not done, and has another end: nobody is named', async () => {
    const [owner, slow, done] = [await withDevice(), await withDevice(), await withDevice()];
    const { store } = await readShop(server(), 'BEPNHA', 101);
    const ends = Math.floor(now() / 1000) + 3_600;
    const send = async (
      who: { headers: Record<string, string> },
      path: string,
      body: object,
      method = 'POST',
    ) => (await (await server().send(method, `/v1/order-group${path}`, body, who.headers)).json()).data;
    const begin = {
      name: 'Nguyễn Lan',
      phone: '0901234567',
      expire_at: ends,
      brand_id: 'BEPNHA',
      store_id: 101,
    };
    const { hash } = await send(owner, '', begin);
    const inEnglish = { headers: { ...slow.headers, 'accept-language': 'en' } };
    await send(inEnglish, `/${hash}`, { name: 'Hoàng Long', phone: '0901234568' });
    await send(done, `/${hash}`, { name: 'Chị Lan', phone: '0901234569' });
    const cart = order().items;
    await send(done, `/${hash}`, { cart, status: 2 }, 'PUT');
    await send(owner, `/${hash}/manage`, { action: 'remind' });
    await send(owner, `/${hash}/manage`, { action: 'end', expire_at: ends + 600 });
    const at = (seconds: number) => formatClock(wallTime(seconds * 1000, store.zone));
    const moved = `Mâm chung dời giờ chốt sang ${at(ends + 600)}`;
    const waits = `Your group order is waiting for you to choose: choosing ends at ${at(ends)}`;
    const movedInEnglish = `Your group order: choosing now ends at ${at(ends + 600)}`;
    await expect.poll(async () => new Set(await texts())).toEqual(new Set([waits, moved, movedInEnglish]));
    expect(await texts()).toHaveLength(3);
    for (const { link, request } of await caught()) {
      expect(new URL(link ?? '').pathname).toBe('/cart');
      for (const secret of SECRETS) expect([secret, request.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('[OR83] [OR84] [MS1] tells who placed an order that another device opened it, then both of each step, and of a cancel the other', async () => {
    const [first, second] = [await withDevice('first'), await withDevice('second')];
    const phone = '0905 123 987';
    const { order_code: code, hash } = await placed(first.headers, { phone });
    const whose = { brand: 'BEPNHA', store: 101, uid: second.uid, typed: phone };
    const body = await proofBody(server(), { ...whose, international: '+84905123987' });
    await server().send('POST', '/v1/my-order/authenticate/verify', body, second.headers);
    const opened = `Đơn ${code} vừa được mở trên một máy khác đã xác nhận số điện thoại của đơn`;
    await expect.poll(texts).toEqual([opened]);
    const cancel = `/v1/order/${encodeURIComponent(hash)}/cancel`;
    expect((await server().send('POST', cancel, {}, second.headers)).status).toBe(200);
    const cancelled = `Đơn ${code} đã bị huỷ, mở đơn để xem lý do`;
    await expect.poll(async () => (await texts()).sort()).toEqual([cancelled, opened].sort());
    const { order_code: next } = await placed(first.headers, { phone });
    await move(next, 'CONFIRMED');
    const accepted = `Quán đã nhận đơn ${next} và đang chuẩn bị`;
    const all = [cancelled, opened, accepted, accepted].sort();
    await expect.poll(async () => (await texts()).sort()).toEqual(all);
    for (const { request } of await caught())
      for (const secret of [...SECRETS, '0905', '123987'])
        expect([secret, request.includes(secret)]).toEqual([secret, false]);
  });

  it('[MS2] speaks as the diner chose, and to nobody but the buyer', async () => {
    const [buyer, other] = [await withDevice(), await withDevice()];
    await server().send('POST', '/v1/my-order/profile', { locale: 'de' }, buyer.headers);
    const { order_code: code } = await placed(buyer.headers);
    await move(code, 'CANCELLED');
    await expect
      .poll(texts)
      .toEqual([`Bestellung ${code} wurde storniert, den Grund lesen Sie in der Bestellung`]);
    expect(other.uid).not.toBe(buyer.uid);
  });

  it('[MS17] speaks what its buyer read when they ordered, whatever the restaurant speaks', async () => {
    const buyer = await withDevice();
    const { order_code: code } = await placed({ ...buyer.headers, 'accept-language': 'de-DE,en;q=0.5' });
    await move(code, 'CONFIRMED');
    await expect.poll(texts).toEqual([expect.stringMatching(/^Das Restaurant/)]);
  });

  it('[MS3] is sent once, however often it is written, and again with the same name when nobody answered', async () => {
    const { uid } = await withDevice();
    await tell(uid, 'once');
    await tell(uid, 'once');
    await expect.poll(texts).toHaveLength(1);
    await manner('error');
    await tell(uid, 'lost');
    await expect.poll(async () => (await kept('lost'))?.fault).toMatch('PushDown: answered 500');
    await manner('well');
    await pass(5_000);
    const topics = (await caught()).map(({ request }) => /topic: (.*)/.exec(request)?.[1]);
    expect([topics.length, new Set(topics).size]).toEqual([3, 1]);
  });

  it('[MS3] is not lost when the server dies between the row and the message', async () => {
    await manner('busy');
    await server().database.transaction((trx) =>
      tellPhone(
        trx,
        { channel: 'sms', phone: '+84901234567' },
        {
          brand: 'BEPNHA',
          key: 'unanswered',
          kind: 'order_unanswered',
          values: { code: 'A3F92', store: 'Bếp Nhà Lúa', minutes: 5 },
          language: 'en',
          now: now(),
          until: now() + 60_000,
        },
      ),
    );
    await expect.poll(() => kept('unanswered')).toMatchObject({ tries: 1, lease: null });
    await messaging.restart();
    expect(await caught()).toEqual([]);
    await pass(5_000);
    const said = 'Bếp Nhà Lúa: nobody has answered order A3F92 for 5 minutes';
    expect(await caught()).toMatchObject([{ kind: 'sms', to: '+84901234567', text: said, status: 202 }]);
  });

  it('[DN2] forgets a device that is gone, and tells none that is another diner’s by now', async () => {
    const { uid, endpoint } = await withDevice();
    await manner('gone');
    await tell(uid, 'gone');
    const devices = () =>
      server().database.read.selectFrom('push_subscriptions').selectAll().where('uid', '=', uid).execute();
    await expect.poll(devices).toEqual([]);
    await expect.poll(() => kept('gone')).toMatchObject({ due_at: null, tries: 1 });
    await manner('error');
    const moved = await withDevice();
    await tell(moved.uid, 'moved');
    await expect.poll(() => kept('moved')).toMatchObject({ tries: 1, lease: null });
    const another = await server().addDiner();
    await server().database.transaction((trx) =>
      trx
        .updateTable('push_subscriptions')
        .set({ uid: another.uid })
        .where('endpoint', '=', moved.endpoint)
        .execute(),
    );
    await manner('well');
    await pass(5_000);
    expect((await kept('moved'))?.fault).toMatch('the device is gone');
    expect(endpoint).not.toBe(moved.endpoint);
  });

  it('[DN1] never calls an address inside, however it came into the table', async () => {
    const { uid, endpoint } = await withDevice();
    const inside = `${server().url}/v1/staff/orders`;
    await server().database.transaction((trx) =>
      trx
        .updateTable('push_subscriptions')
        .set({ endpoint: inside })
        .where('endpoint', '=', endpoint)
        .execute(),
    );
    await tell(uid, 'inside');
    await expect.poll(async () => (await kept('inside'))?.fault).toMatch('the device is gone');
    expect(server().log.some((line) => line.includes('/v1/staff/orders'))).toBe(false);
  });

  it('[MS4] is not sent when it is no news any more', async () => {
    const { uid } = await withDevice();
    await tell(uid, 'late', now() - 1);
    await expect.poll(async () => (await kept('late'))?.fault).toMatch('too late to be news');
    expect(await caught()).toEqual([]);
  });
});

it('[DN1] a demo also tells devices of its own sandbox, production never', () => {
  const demo = readConfig({ PORT: '1234' });
  expect(isPushPlace('http://localhost:1234/sandbox/push/abc', demo)).toBe(true);
  for (const endpoint of [
    'http://localhost:1234/sandbox/push/../../v1/staff/orders',
    'http://localhost:1234/sandbox/push/a?b',
    'http://localhost:1234/sandbox/act',
    'http://localhost:12345/sandbox/push/abc',
    'http://127.0.0.1:1234/sandbox/push/abc',
  ])
    expect([endpoint, isPushPlace(endpoint, demo)]).toEqual([endpoint, false]);
  const production = readConfig({ MODE: 'production', PUBLIC_URL: 'https://quan.example' });
  expect(isPushPlace('https://quan.example/sandbox/push/abc', production)).toBe(false);
  expect(isPushPlace('https://fcm.googleapis.com/fcm/send/abc', production)).toBe(true);
});
