import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { refusal } from '../../test/placing.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from './people/add-person.ts';

const DAY = 86_400_000;

describeServerOnBothEngines('the search for an order of the day', {}, (running) => {
  let shop: Shop;
  const as = new Map<string, AsStaff>();

  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    shop = await readShop(running(), 'BEPNHA', 101);
    for (const [name, brand, role, stores] of [
      ['Lan', 'BEPNHA', 'cashier', [101]],
      ['Bếp', 'BEPNHA', 'cook', [101]],
      ['Tý', 'BEPNHA', 'manager', [102]],
      ['Jonas', 'SPREE', 'owner', []],
    ] as const) {
      await addPerson(database, { brand, name, role, stores, password: 'mat-khau-1' }, Date.now());
      as.set(name, await signedIn(running(), name, 'mat-khau-1', brand));
    }
  });

  const send = (who: string, q: string, store = 101): Promise<Response> => {
    const call = as.get(who);
    if (!call) throw new Error(`nobody is called ${who}`);
    return call('GET', `/v1/staff/search?store=${store}&q=${encodeURIComponent(q)}`);
  };
  const find = async (who: string, q: string) => {
    const { data } = await (await send(who, q)).json();
    return { ...data, codes: data.orders.map(({ code }: { code: string }) => code) };
  };
  const place = async (name: string, phone: string): Promise<string> => {
    const body = anOrder(shop, [defaultLine(aDish(shop), 5)], { phone });
    Object.assign(body.user ?? {}, { name });
    const { headers } = await running().addDiner();
    const answer = await (await running().send('POST', '/v1/order', body, headers)).json();
    if (!answer.data.order_code) throw new Error(`not placed: ${answer.code}`);
    await change(answer.data.order_code, { name });
    return answer.data.order_code;
  };
  const change = (code: string, row: object) =>
    running().database.transaction((trx) =>
      trx.updateTable('orders').set(row).where('code', '=', code).where('brand', '=', 'BEPNHA').execute(),
    );

  it('[OR101] by code, name, table and number, as each may read it', async () => {
    const code = await place('Đặng Bảo Trâm', '0912345678');
    await change(code, { table_name: 'Bàn 12' });
    for (const q of [code, code.toLowerCase(), code.slice(0, 4), 'bao tram', 'TRÂM', '12', 'bàn 12'])
      for (const who of ['Lan', 'Bếp'])
        expect([who, q, (await find(who, q)).codes]).toEqual([who, q, [code]]);
    for (const q of ['5678', '0912 345 678', '+84 912 345 678'])
      expect([q, (await find('Lan', q)).codes, (await find('Bếp', q)).codes]).toEqual([q, [code], []]);
    const { orders, more } = await find('Bếp', code);
    expect([orders[0].user, more]).toEqual([
      { name: 'Đặng Bảo Trâm', phone: '', address: '', sub_address: '' },
      false,
    ]);
    expect((await find('Lan', code)).orders[0].user.phone).toBe('0912345678');
  });

  it('[OR101] what is open or ended today, also while it waits for its money, and nothing older', async () => {
    const paying = await place('Hà Một', '0912000001');
    await change(paying, { status: 'WAIT_PAYMENT' });
    const done = await place('Hà Hai', '0912000002');
    await change(done, { status: 'COMPLETED', ended_at: Date.now() });
    const old = await place('Hà Ba', '0912000003');
    await change(old, { status: 'COMPLETED', ended_at: Date.now() - 2 * DAY });
    expect((await find('Bếp', 'hà')).codes).toEqual([paying, done]);
    expect((await find('Bếp', old)).codes).toEqual([]);
  });

  it('[OR101] twenty at a time, and says that there are more', async () => {
    for (let number = 0; number < 21; number += 1)
      await place(`Khách ${number}`, `09130000${String(number).padStart(2, '0')}`);
    const { codes, more } = await find('Bếp', 'khach');
    expect([codes.length, more]).toEqual([20, true]);
  });

  it.each(['%', '_%', '\\', "' or '1'='1", '%00', '😀', 'x'.repeat(100)])(
    '[OR101] signs are signs: %s finds nothing and breaks nothing',
    async (q) => expect((await find('Lan', q)).codes).toEqual([]),
  );

  it('[OR101] what is no search is refused in words', async () => {
    for (const q of ['', '   ', '\u200b', 'x'.repeat(101), 'x'.repeat(10_000)])
      expect(await refusal(await send('Lan', q))).toMatchObject({ status: 400, code: 'MALFORMED' });
    const twice = await as.get('Lan')?.('GET', '/v1/staff/search?store=101&q=a&q=b');
    expect(twice?.status).toBe(400);
  });

  it('[OR101] [SF2] nobody finds what is where they do not work', async () => {
    const code = await place('Vân', '0912000009');
    expect((await send('Tý', code)).status).toBe(404);
    expect((await send('Jonas', code)).status).toBe(404);
    expect((await send('Jonas', code, 201)).status).toBe(200);
    expect((await (await send('Jonas', code, 201)).json()).data.orders).toEqual([]);
    expect((await running().send('GET', `/v1/staff/search?store=101&q=${code}`)).status).toBe(401);
  });
});
