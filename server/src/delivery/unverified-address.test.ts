import { earliestTime, nextFreeTime } from '@mam/domain/checkout/order-time.ts';
import type { PickupAt } from '@mam/domain/time/pickup-at.ts';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { refusal, tampered } from '../../test/placing.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';

describeServerOnBothEngines('an order whose words nobody has put on a map', {}, (running) => {
  let shop: Shop;
  let cashier: AsStaff;
  let phones = 0;
  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    // 15.000đ wherever it goes, and no further than 12 km
    shop = await readShop(running(), 'BEPNHA', 101);
    const account = { brand: 'BEPNHA', password: 'mat-khau-1', role: 'cashier' as const };
    await addPerson(database, { ...account, name: 'Lan', stores: [101] }, Date.now());
    cashier = await signedIn(running(), 'Lan', 'mat-khau-1', 'BEPNHA');
  });
  const send = async (change: Parameters<typeof anOrder>[2]) => {
    phones += 1;
    const phone = `07${String(phones).padStart(8, '0')}`;
    const body = anOrder(shop, [defaultLine(aDish(shop), 2)], { phone, ...change });
    const { headers } = await running().addDiner();
    return running().send(
      'POST',
      '/v1/order',
      tampered(body, ({ setting }) => delete setting.total_amount),
      headers,
    );
  };
  const to = (text: string) => ({ address: { text, detail: '', location: null } });
  const onBoard = async (code: string) => {
    const { data } = await (await cashier('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };

  it('[DE16] is taken for a flat fee, and the kitchen reads that it has to call', async () => {
    const { data } = await (await send(to('zzqq xxkk wwvv'))).json();
    expect(await onBoard(data.order_code)).toMatchObject({ address_unverified: true, distance: null });
  });

  it('[DE16] where the map knows the words, the server has them located, with their distance', async () => {
    const { data } = await (await send(to('27 Lê Thánh Tôn, P. Sài Gòn'))).json();
    const order = await onBoard(data.order_code);
    expect(order).toMatchObject({ address_unverified: false });
    expect(order.distance).toBeLessThan(1);
    expect(order.user.address).toBe('27 Lê Thánh Tôn, P. Sài Gòn');
  });

  it('[OR13] [DE16] the distance holds for a flat fee too: by the pin, and by words that say no place', async () => {
    const berlin = { text: 'Torstraße 140, 10119 Berlin', detail: '', location: { lat: 52.53, lng: 13.4 } };
    const over = { code: 'OVER_DISTANCE', data: { limitKm: 12 } };
    expect(await refusal(await send({ address: berlin }))).toMatchObject(over);
    expect(await refusal(await send(to(berlin.text)))).toMatchObject(over);
  });

  it('what is collected is brought nowhere: nothing about it is unverified', async () => {
    const { data } = await (await send({ type: 'PICKUP', address: null })).json();
    expect(await onBoard(data.order_code)).toMatchObject({ address_unverified: false });
  });

  it('[OR24] a time the kitchen cannot keep is refused, the first it can keep is taken', async () => {
    const at = (type: 'DELI' | 'PICKUP', pickupAt: PickupAt) =>
      send({ type, orderNow: false, pickupAt, ...(type === 'DELI' && to('27 Lê Thánh Tôn, P. Sài Gòn')) });
    const first = (type: 'DELIAT' | 'PICKUP') => {
      const now = Date.now();
      const free = nextFreeTime(shop.store, { type, now }, earliestTime(shop.store, type, now));
      if (free === null) throw new Error('nothing is on offer');
      return free.pickupAt;
    };
    expect((await at('PICKUP', first('PICKUP'))).status).toBe(200);
    expect((await at('DELI', first('DELIAT'))).status).toBe(200);
    // collected in a quarter of an hour, brought in half an hour
    expect(await refusal(await at('DELI', first('PICKUP')))).toMatchObject({ code: 'TIME_TOO_SOON' });
  });
});
