import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tablesThatSay } from '../../test/database/whole-database.ts';
import { aDish, defaultLine } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { type PointsMember, pointsAt } from '../../test/points.ts';
import { scan } from '../../test/table/sittings.ts';

describePaying('what is kept of a diner', (paying) => {
  const { server, row } = paying;
  const points = pointsAt(server);
  const { newMember, prove, membership, unequal } = points;
  const data = async ({ headers }: Pick<PointsMember, 'headers'>) =>
    (await (await server().send('GET', '/v1/my-data', undefined, headers)).json()).data;
  const erase = async ({ headers }: Pick<PointsMember, 'headers'>) => {
    const sent = { ...headers, 'accept-language': 'en' };
    const answer = await server().send('POST', '/v1/my-data/erase', undefined, sent);
    const { code, data } = await answer.json();
    return { status: answer.status, code, data };
  };
  /** words of one test, found nowhere else */
  const words = ({ phone }: PointsMember) => [phone, phone.slice(1), `Tên ${phone}`, `Phố ${phone}`];
  const said = (who: PointsMember, more: readonly string[] = []) =>
    tablesThatSay(server().database, [...words(who), ...more]);
  const order = async (who: PointsMember, draft: object = {}, voucher?: string) =>
    paying.order(
      'PAYMENT_ON_DELIVERY',
      {
        type: 'DELI',
        phone: who.phone,
        name: `Tên ${who.phone}`,
        address: { text: `Phố ${who.phone}`, detail: 'Lầu 3', location: { lat: 10.77, lng: 106.7 } },
        lines: [{ ...defaultLine(aDish(paying.shop()), 9), note: `Phố ${who.phone}` }],
        ...draft,
      },
      { ...who.headers, 'idempotency-key': randomUUID() },
      voucher === undefined ? {} : { voucher },
    );
  const complete = async (of: WaitingPayment) => {
    for (const verb of ['accept', 'ready', 'depart', 'complete']) {
      const body = { version: (await row(of)).version, minutes: 20 };
      const answer = await paying.cook()('POST', `/v1/staff/order/${of.code}/${verb}`, body);
      expect([verb, answer.status]).toEqual([verb, 200]);
    }
    return of;
  };

  it('[DN8] is read by themselves: orders with their words, numbers with their points, devices', async () => {
    const who = await newMember();
    await prove(who);
    await server().send('POST', '/v1/my-order/profile', { name: 'Mai', locale: 'de' }, who.headers);
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/mine',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    };
    await server().send('POST', '/v1/push/subscription', subscription, who.headers);
    const of = await complete(await order(who));
    const rating = { score: 4, feedback: 'Ngon lắm' };
    const at = `/v1/order/${encodeURIComponent(of.hash)}/rating`;
    expect((await server().send('POST', at, rating, who.headers)).status).toBe(200);
    const read = await data(who);
    expect(read).toMatchObject({
      uid: who.uid,
      name: 'Mai',
      language: 'de',
      devices: [{ service: 'fcm.googleapis.com' }],
      under_way: [],
      more_orders: false,
    });
    expect(read.orders).toHaveLength(1);
    expect(read.orders[0]).toMatchObject({
      code: of.code,
      name: `Tên ${who.phone}`,
      address: `Phố ${who.phone}`,
      address_detail: 'Lầu 3',
      total: of.total,
      erased_at: null,
      rating: { stars: 4, words: 'Ngon lắm' },
    });
    expect(read.orders[0].lines[0]).toMatchObject({ quantity: 9, note: `Phố ${who.phone}` });
    expect(read.numbers[0]).toMatchObject({ erased_along: true, movements: [{ kind: 'earned' }] });
    expect(read.numbers[0].points).toBe((await membership(who)).point);
    const other = await data(await newMember());
    expect([other.orders, other.numbers, other.devices]).toEqual([[], [], []]);
    expect((await server().send('GET', '/v1/my-data')).status).toBe(401);
  });

  it('[DN8] [OR111] of an order that was changed they read what is made of it', async () => {
    const who = await newMember();
    const of = await order(who);
    const read = server().database.read.selectFrom('order_lines').selectAll().where('brand', '=', 'BEPNHA');
    const lines = (await read.execute()).filter(({ note }) => note === `Phố ${who.phone}`);
    const wish = { lines: lines.map(({ line_key: key }) => ({ key, quantity: 4 })), added: [] };
    const at = `/v1/staff/order/${of.code}/lines`;
    const body = { version: (await row(of)).version, ...wish };
    const { after } = (await (await paying.manager()('POST', `${at}/weigh`, body)).json()).data;
    const changed = await paying.manager()('POST', at, { ...body, total_amount: after.total_amount });
    expect(changed.status).toBe(200);
    expect((await data(who)).orders[0].lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
      4,
    ]);
  });

  it('[DN9] is erased wherever it is kept, and nobody else’s; their token is a stranger’s', async () => {
    const [who, other] = [await newMember(), await newMember()];
    for (const one of [who, other]) await complete(await order(one, {}, 'LUA30K'));
    const scanned = await scan(server(), { ...who, token: '' }, { table: '3', name: 'Mai' });
    const { id } = (await scanned.json()).data;
    const called = { brand_id: 'BEPNHA', store_id: 101, table_name: '3', user: { name: `Tên ${who.phone}` } };
    const call = { ...called, choices: ['TISSUES'], note: `Phố ${who.phone}` };
    expect((await server().send('POST', '/v1/call-staff', call, who.headers)).status).toBe(200);
    expect(await erase(who)).toMatchObject({ status: 409, code: 'ERASE_WAITS' });
    const { under_way } = await data(who);
    expect(under_way.map(({ what }: { what: string }) => what).sort()).toEqual(['call', 'sitting']);
    paying.pass(4 * 3_600_000);
    const before = await said(other);
    expect(await said(who)).toEqual(expect.arrayContaining(['order_lines', 'orders', 'staff_calls']));
    expect(await erase(who)).toEqual({ status: 200, code: undefined, data: { orders: 1, numbers: 0 } });
    // [DN11] a used voucher is known for half a year, so that it is used once
    expect(await said(who)).toEqual(['voucher_uses']);
    expect(await said(other)).toEqual(before);
    expect((await erase(who)).status).toBe(401);
    const guests = await server()
      .database.read.selectFrom('sitting_guests')
      .select('uid')
      .where('sitting_id', '=', id)
      .execute();
    expect(guests).toEqual([]);
  });

  it('[DN9] not while an order is open, nor while money of theirs is due back; then nothing has changed', async () => {
    const who = await newMember();
    const of = await order(who);
    const waits = { status: 409, code: 'ERASE_WAITS' };
    expect(await erase(who)).toMatchObject(waits);
    expect((await data(who)).under_way).toEqual([{ what: 'order', name: of.code }]);
    await complete(of);
    await server().database.transaction((trx) =>
      trx.updateTable('orders').set({ refund_due: 1000 }).where('code', '=', of.code).execute(),
    );
    expect(await erase(who)).toMatchObject(waits);
    expect((await data(who)).under_way).toEqual([{ what: 'refund', name: of.code }]);
    expect((await row(of)).name).toBe(`Tên ${who.phone}`);
    await server().database.transaction((trx) =>
      trx.updateTable('orders').set({ refund_due: 0 }).where('code', '=', of.code).execute(),
    );
    expect((await erase(who)).status).toBe(200);
  });

  it('[DN9] once, by two tabs at once', async () => {
    const who = await newMember();
    await complete(await order(who));
    const answers = await Promise.all([erase(who), erase(who)]);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(await said(who)).toEqual([]);
  });

  describe('a number', () => {
    it('[DN10] is erased with its points and all that was ordered with it, and earns nothing twice', async () => {
      const [who, phoneless] = [await newMember(), await newMember()];
      await prove(who);
      await complete(await order(who));
      // a second phone of theirs, which has proved nothing
      await complete(await order({ ...phoneless, phone: who.phone }));
      expect((await membership(who)).point).toBeGreaterThan(0);
      const asked = { pos_parent: 'BEPNHA', pos_id: 101, phone_number: who.phone };
      const made = await server().send(
        'POST',
        '/v1/user/exchange/point',
        { ...asked, point: 1 },
        who.headers,
      );
      const { voucher_code } = (await made.json()).data.voucher;
      expect((await data(who)).numbers[0].vouchers).toMatchObject([{ code: voucher_code, state: 'FREE' }]);
      expect((await data(who)).numbers[0].known_at).toMatchObject([{ store_id: 101, orders: 2, missed: 0 }]);
      expect((await erase(who)).data).toEqual({ orders: 2, numbers: 1 });
      expect(await said(who)).toEqual([]);
      expect(await unequal()).toEqual([]);
      const again = { ...(await newMember()), phone: who.phone };
      await prove(again);
      expect((await membership(again)).point).toBe(0);
      expect((await data(again)).numbers[0].vouchers).toEqual([]);
      expect(await unequal()).toEqual([]);
    });

    it('[DN10] stays with its points where somebody else has proved it too', async () => {
      const [who, sister] = [await newMember(), await newMember()];
      const shared = { ...sister, phone: who.phone };
      for (const one of [who, shared]) await prove(one);
      await complete(await order(who));
      const { point } = await membership(shared);
      expect(point).toBeGreaterThan(0);
      expect((await data(who)).numbers[0].erased_along).toBe(false);
      expect((await erase(who)).data).toEqual({ orders: 1, numbers: 0 });
      expect((await membership(shared)).point).toBe(point);
    });

    it('[DN10] a refund after it finds what its order has earned, and takes nothing that is not there', async () => {
      const who = await newMember();
      await prove(who);
      const of = await complete(await order(who));
      await server().database.transaction((trx) =>
        trx.updateTable('orders').set({ captured: of.total }).where('code', '=', of.code).execute(),
      );
      expect((await erase(who)).status).toBe(200);
      const refund = { amount: 1000, reason: 'cold' };
      await paying.manager()('POST', `/v1/staff/order/${of.code}/refund`, refund);
      expect(await unequal()).toEqual([]);
    });
  });
});
