import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { refusal } from '../../test/placing.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { bodyAtTable } from '../../test/table/table-order.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';

const PATH = '/v1/payment/create_order_normal';

describeServerOnBothEngines('the quick order of a table', {}, (running) => {
  let shop: Shop;
  let cook: AsStaff;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    shop = await readShop(running(), 'BEPNHA', 101);
    const person = {
      brand: 'BEPNHA',
      name: 'Lan',
      password: 'mat-khau-1',
      role: 'cook',
      stores: [],
    } as const;
    await addPerson(database, person, Date.now());
    cook = await signedIn(running(), 'Lan', 'mat-khau-1', 'BEPNHA');
  });
  beforeEach(async () => {
    headers = { ...(await running().addDiner()).headers, 'accept-language': 'en' };
  });

  const bodyOf = (quantity = 2, change: Partial<OrderDraft> & { table?: string } = {}, at: Shop = shop) => {
    const lines = [defaultLine(aDish(at), quantity)];
    return bodyAtTable(at, { lines, note: 'ít cay', table: 'Bàn 12', ...change }, Date.now());
  };
  const send = (body: unknown, more: Record<string, string> = {}) =>
    running().send('POST', PATH, body, { ...headers, ...more });
  const onBoard = async (code: string) => {
    const { data } = await (await cook('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };

  it('carries neither address nor time nor delivery, and no setting', () => {
    const body = bodyOf();
    expect(body).toMatchObject({ order_type: 'STORE', membership_id: 'ANONYMOUS', table_name: 'Bàn 12' });
    expect(Object.keys(body).sort()).toEqual([
      'brand_id',
      'items',
      'membership_id',
      'membership_name',
      'membership_phone_number',
      'note',
      'order_type',
      'store_id',
      'table_name',
      'total_amount',
      'user',
    ]);
    expect(body.user).toEqual({ name: 'Bi' });
  });

  it('[TB4] [TB6] is placed with the name of the table; its id stands at the top and in the data', async () => {
    const body = bodyOf();
    const response = await send(body);
    const answer = await response.json();
    expect([response.status, answer.error]).toEqual([200, 0]);
    expect(answer._id).toBe(answer.data._id);
    expect(answer.data).toMatchObject({ status: 'WAIT_CONFIRM', total_amount: body.total_amount });
    expect(await onBoard(answer.data.order_code)).toMatchObject({ table_name: '12', note: 'ít cay' });
    const path = `/v1/order/${encodeURIComponent(answer.data.hash)}`;
    const { data } = await (await running().send('GET', path, undefined, headers)).json();
    expect(data).toMatchObject({ table_name: '12', is_mine: true, wanted_at: null, item_count: 2 });
    expect(data.payment_method).toBe('PAYMENT_ON_DELIVERY');
    expect(data.user).toMatchObject({ name: 'Bi', phone: '', address: '' });
    expect(data.quote.shipping_fee).toBeNull();
  });

  it('[TB38] [TB39] stands on the board as verified with the code of its table, with any other as not', async () => {
    const { read, transaction } = running().database;
    const codeOf = async (store_id: number, table_name: string) => {
      const of = read.selectFrom('table_codes').select('code').where('replaced_at', 'is', null);
      const row = await of
        .where('store_id', '=', store_id)
        .where('table_name', '=', table_name)
        .executeTakeFirstOrThrow();
      return row.code;
    };
    // each by somebody new: the same again, with whatever code, is the order there is
    const placed = async (change: object) => {
      headers = { ...(await running().addDiner()).headers, 'accept-language': 'en' };
      const { data } = await (await send({ ...bodyOf(), ...change })).json();
      expect(JSON.stringify(data)).not.toMatch(/verified/);
      return data.order_code as string;
    };
    const unverified = async (code: string) => (await onBoard(code)).table_unverified;
    const table_code = await codeOf(101, '12');
    const verified = await placed({ table_code });
    expect(await unverified(verified)).toBe(false);
    const typed = await placed({ table_code: table_code.toLowerCase(), table_name: 'Table 12' });
    expect(await unverified(typed)).toBe(false);
    const others = [
      undefined,
      null,
      '',
      'x',
      await codeOf(101, '11'),
      await codeOf(102, '12'),
      await codeOf(201, '12'),
    ];
    for (const other of others) expect(await unverified(await placed({ table_code: other }))).toBe(true);
    await transaction((trx) =>
      trx.updateTable('table_codes').set({ replaced_at: 1 }).where('code', '=', table_code).execute(),
    );
    expect(await unverified(await placed({ table_code }))).toBe(true);
    expect(await unverified(verified)).toBe(false);
  });

  it('[TB39] the counter has nobody to verify, and no other order a table', async () => {
    const { data } = await (await send(bodyOf(2, { table: 'O2O__SELF_SERVICE' }))).json();
    expect(await onBoard(data.order_code)).toMatchObject({ table_unverified: false });
    const pickup = anOrder(shop, [defaultLine(aDish(shop), 2)]);
    const placed = await (await running().send('POST', '/v1/order', pickup, headers)).json();
    expect(await onBoard(placed.data.order_code)).toMatchObject({ table_unverified: false });
  });

  it('[TB4] goes from the kitchen to the table without a courier', async () => {
    const { data } = await (await send(bodyOf())).json();
    const step = async (version: number, verb: string, body = {}) =>
      (await cook('POST', `/v1/staff/order/${data.order_code}/${verb}`, { version, ...body })).status;
    expect(await step(1, 'accept', { minutes: 15 })).toBe(200);
    expect(await step(2, 'depart')).toBe(409);
    expect(await step(2, 'ready')).toBe(200);
    expect(await step(3, 'complete')).toBe(200);
  });

  it('double tap, reload and lost answer: one order, the same id', async () => {
    const body = bodyOf(3);
    const key = { 'idempotency-key': 'tap' };
    const first = await (await send(body, key)).json();
    const again = await (await send(body, key)).json();
    expect(again).toEqual(first);
    const other = await send(bodyOf(4), key);
    expect((await refusal(other)).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('[TB7] orders all evening, whatever else is open, and leaves other orders their limit', async () => {
    for (const quantity of [1, 2, 3, 4]) expect((await send(bodyOf(quantity))).status).toBe(200);
    const delivered = anOrder(shop, [defaultLine(aDish(shop), 2)], { phone: '0977000111' });
    expect((await running().send('POST', '/v1/order', delivered, headers)).status).toBe(200);
  });

  it('[TB5] [TB20] is refused in words, error_message among them', async () => {
    const nameless = await send(bodyOf(2, { name: '' }));
    const answer = await refusal(nameless);
    expect(answer).toMatchObject({ status: 422, code: 'NAME_REQUIRED' });
    const long = await refusal(await send(bodyOf(2, { name: 'Nguyễn Hoàng Thu Hà Phương' })));
    expect(long).toMatchObject({ status: 422, code: 'NAME_TOO_LONG', data: { limit: 18 } });
    expect((await refusal(await send(bodyOf(2, { lines: [] })))).code).toBe('EMPTY_CART');
    const cheap = await refusal(await send({ ...bodyOf(), total_amount: 1 }));
    expect(cheap.code).toBe('PRICE_CHANGED');
    expect(cheap.data.quote.total_amount).toBe(bodyOf().total_amount);
    for (const table_name of ['', ' ', '\u200b'])
      expect((await refusal(await send({ ...bodyOf(), table_name }))).code).toBe('MALFORMED');
    expect((await refusal(await send({ ...bodyOf(), brand_id: 'NOBODY' }))).code).toBe('UNKNOWN');
    const stranger = await running().send('POST', PATH, bodyOf());
    expect((await refusal(stranger)).code).toBe('NO_IDENTITY');
  });

  it('an order to be delivered is none for a table, whatever it says', async () => {
    const body = { ...anOrder(shop, [defaultLine(aDish(shop), 2)]), table_name: '12' };
    const { data } = await (await running().send('POST', '/v1/order', body, headers)).json();
    expect(await onBoard(data.order_code)).toMatchObject({ table_name: '' });
  });
});
