import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { defaultLine } from '../../test/order.ts';
import { outcome, refusal } from '../../test/placing.ts';
import { bodyOfTaken, NEARBY } from '../../test/taking/taken-body.ts';
import { TAKE, taken, takingAt } from '../../test/taking/taking.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const CALLER = { taken: { for: 'caller' }, name: 'Chị Hạnh', phone: '0903 518 224' } as const;
const DELIVERED = { ...CALLER, type: 'DELI', address: NEARBY } as const;

describeServerOnBothEngines('an order that staff take', {}, (running) => {
  const taking = takingAt(running);
  const rowOf = (code: string) =>
    running()
      .database.read.selectFrom('orders')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
  const ordersNow = async () =>
    (await running().database.read.selectFrom('orders').select('id').execute()).length;
  const stepsOf = async (code: string) => {
    const { id } = await rowOf(code);
    const rows = await running()
      .database.read.selectFrom('order_steps')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('version')
      .execute();
    return rows.map(({ status, by_kind }) => [status, by_kind]);
  };

  it('[OR102] is nobody’s, accepted in the same act with its promise, and names who took it', async () => {
    const { order, link, link_sent } = await taken(
      await taking.take({ ...DELIVERED }, { minutes: 35, way_minutes: 12 }),
    );
    expect(order).toMatchObject({ status: 'CONFIRMED', type: 'DELI', payment_method: 'PAYMENT_ON_DELIVERY' });
    expect((order.promised_at ?? 0) - order.created_at).toBe(35 * 60);
    expect((order.ready_by ?? 0) - order.created_at).toBe(23 * 60);
    const row = await rowOf(order.code);
    expect(row).toMatchObject({ uid: null, name: 'Chị Hạnh', phone: '0903518224' });
    // nobody waits for it to be answered
    expect(row).toMatchObject({ waits_since: null, look_at: null });
    expect(await stepsOf(order.code)).toEqual([
      ['WAIT_CONFIRM', 'staff'],
      ['CONFIRMED', 'staff'],
    ]);
    expect(order.steps.map(({ by }) => by)).toEqual(['waiter', 'waiter']);
    expect(link).toContain(`order_hash=${encodeURIComponent(row.hash)}`);
    expect(link).toMatch(/^https?:\/\//);
    expect(link_sent).toBe(true);
    const origins = await running().database.read.selectFrom('order_origins').selectAll().execute();
    expect(origins.filter(({ order_id }) => order_id === row.id)).toEqual([]);
  });

  it('[OR102] stands in the trail, with neither name nor number', async () => {
    const { order } = await taken(await taking.take({ ...CALLER }));
    const [line] = await running()
      .database.read.selectFrom('trail')
      .selectAll()
      .where('act', '=', 'takeOrder')
      .where('subject_id', '=', order.code)
      .execute();
    expect(line).toMatchObject({ actor: 'staff', staff_name: 'waiter', subject_kind: 'order' });
    expect(JSON.stringify([line?.subject_name, line?.details])).not.toMatch(/Hạnh|518/);
  });

  it('[OR65] is one under its key, however often it is sent, and two under two', async () => {
    const key = randomUUID();
    const body = bodyOfTaken(taking.shop(), { ...CALLER });
    const before = await ordersNow();
    const sent = await Promise.all([1, 2, 3].map(() => taking.send('waiter', TAKE, body, key)));
    const codes = new Set<string>();
    for (const answer of sent) if (answer.status === 200) codes.add((await taken(answer)).order.code);
    codes.add((await taken(await taking.send('waiter', TAKE, body, key))).order.code);
    expect(codes.size).toBe(1);
    expect(await ordersNow()).toBe(before + 1);
    await taken(await taking.send('waiter', TAKE, body));
    expect(await ordersNow()).toBe(before + 2);
    const other = { ...body, minutes: 40 };
    expect(await outcome(await taking.send('waiter', TAKE, other, key))).not.toBe('ok');
  });

  it('[OR105] needs neither name nor number at the counter, and is paid there', async () => {
    const { order } = await taken(await taking.take());
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      type: 'PICKUP',
      user: { name: '', phone: '' },
      payment_method: 'PAYMENT_ON_DELIVERY',
    });
    expect(order.to_collect).toBe(order.total_amount);
  });

  it('[OR105] needs a number that is one where somebody brings it, and reads one from abroad', async () => {
    const before = await ordersNow();
    expect(await outcome(await taking.take({ ...DELIVERED, phone: '' }))).toBe('PHONE_REQUIRED');
    expect(await outcome(await taking.take({ ...DELIVERED, phone: 'nhà chị Hạnh' }))).toBe(
      'PHONE_UNREADABLE',
    );
    expect(await outcome(await taking.take({ ...CALLER, phone: '12' }))).toBe('PHONE_REQUIRED');
    expect(await outcome(await taking.take({ ...DELIVERED, address: null }))).toBe('ADDRESS_REQUIRED');
    expect(await ordersNow()).toBe(before);
    const { order } = await taken(await taking.take({ ...DELIVERED, phone: '+33 6 12 34 56 78' }));
    expect(await rowOf(order.code)).toMatchObject({ phone: '+33612345678', phone_number: '+33612345678' });
  });

  it('[OR103] is refused like any other where the kitchen cannot: nothing is half written', async () => {
    const before = await ordersNow();
    const line = defaultLine(taking.shop().menu.dishes[0] as never, 1);
    expect(await outcome(await taking.take({ lines: [] }))).toBe('EMPTY_CART');
    expect(await outcome(await taking.take({ lines: [{ ...line, quantity: 0 }] }))).toBe('EMPTY_CART');
    const gone = bodyOfTaken(taking.shop());
    const items = gone.items.map((item) => ({ ...item, item_id: 'KHONG-CO' }));
    expect(await outcome(await taking.send('waiter', TAKE, { ...gone, items }))).toBe('ITEM_GONE');
    for (const quantity of [-1, 1000, 1.5]) {
      const wrong = gone.items.map((item) => ({ ...item, quantity }));
      expect(await outcome(await taking.send('waiter', TAKE, { ...gone, items: wrong }))).toBe('MALFORMED');
    }
    for (const long of [{ note: 'a'.repeat(2000) }, { name: 'a'.repeat(101) }, { phone: '1'.repeat(50) }])
      expect(await outcome(await taking.take(long))).toBe('MALFORMED');
    const { status, code, data } = await refusal(await taking.take({}, { total_amount: 1 }));
    expect([status, code]).toEqual([409, 'PRICE_CHANGED']);
    expect(data.quote.total_amount).toBeGreaterThan(1);
    expect(await ordersNow()).toBe(before);
  });

  it('[SF1] [SF2] is taken by waiters and whoever is above, where they work', async () => {
    expect(await refusal(await taking.take({}, {}, 'cook'))).toMatchObject({
      status: 403,
      code: 'NOT_YOURS',
    });
    expect(await refusal(await taking.take({}, {}, 'elsewhere'))).toMatchObject({
      status: 404,
      code: 'UNKNOWN',
    });
    expect(await outcome(await running().send('POST', TAKE, bodyOfTaken(taking.shop())))).toBe('NO_IDENTITY');
    expect(await outcome(await taking.take({}, {}, 'cashier'))).toBe('ok');
  });

  it('waits for its money where it is to come first, and its caller pays it by the link', async () => {
    const { order, link } = await taken(await taking.take({ ...CALLER, paymentMethod: 'TRANSFER' }));
    expect(order).toMatchObject({ status: 'WAIT_PAYMENT', promised_at: null });
    const hash = new URL(link).searchParams.get('order_hash') ?? '';
    const { headers } = await running().addDiner();
    const read = await running().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers);
    expect((await read.json()).data).toMatchObject({ is_mine: true, status: 'WAIT_PAYMENT' });
    const status = `/v1/payment/status?order_hash=${encodeURIComponent(hash)}`;
    expect((await running().send('GET', status, undefined, headers)).status).toBe(200);
  });

  it('[OR103] ten in a row of one number stand in nobody’s way', async () => {
    for (let n = 0; n < 10; n += 1) expect(await outcome(await taking.take({ ...CALLER }))).toBe('ok');
  });
});
