import type { Address } from '@mam/domain/delivery/delivery.ts';
import { atPace } from '@mam/tools/pace.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { describeOnBothEngines } from '../../test/engines.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { refusal, tampered } from '../../test/placing.ts';
import { type RunningSandbox, startSandbox } from '../../test/sandbox.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';

const NEAR: Address = { text: '115 Nguyễn Huệ', detail: '', location: { lat: 10.7745, lng: 106.7032 } };
const FAR: Address = { text: 'Biên Hoà', detail: '', location: { lat: 10.957, lng: 106.843 } };
const ZONES = [
  {
    name: 'Gần',
    circle: { center: { lat: 10.7745, lng: 106.7032 }, radius_km: 0.5 },
    fee: 10_000,
    free_from: 400_000,
  },
  { name: 'Vừa', up_to_km: 6, fee: 22_000, minimum: 300_000 },
];

describeOnBothEngines('the courier and the zones of a store', (emptyPlace) => {
  let [server, sandbox, shop]: [RunningServer?, RunningSandbox?, Shop?] = [];
  let [metres, phones] = [0, 0];
  // it stands while a test runs: what is counted by the minute is counted in one
  let clock = Date.now();
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('it has not started');
    return value;
  };
  const running = () => there(server);
  let headers: Record<string, string> = {};

  /** a little elsewhere each time: what was told for a place holds for minutes */
  const elsewhere = ({ location, ...rest }: Address): Address => {
    metres += 2;
    const { lat = 0, lng = 0 } = location ?? {};
    return { ...rest, location: { lat: lat + metres * 1e-5, lng } };
  };
  const manner = async (said: string) => {
    const asked = { method: 'POST', body: JSON.stringify({ manner: said }) };
    expect((await fetch(`${there(sandbox).url}/courier/manner`, asked)).status).toBe(200);
  };
  const fee = async (address: Address, amount = 100_000) => {
    const { lat, lng } = address.location ?? { lat: '', lng: '' };
    const place = address.location ? `&lat=${lat}&lng=${lng}` : '';
    const path = `/v1/order/shipping-fee?pos_parent=BEPNHA&pos_id=101&amount=${amount}${place}`;
    const response = await running().send('GET', path, undefined, { ...headers, 'accept-language': 'en' });
    return response.status === 200 ? (await response.json()).data : refusal(response);
  };
  const order = (address: Address, quantity = 1, fee: number | null = null) => {
    phones += 1;
    const phone = `09${String(phones).padStart(8, '0')}`;
    const body = anOrder(there(shop), [defaultLine(aDish(there(shop)), quantity)], { address, phone });
    return tampered(body, ({ setting }) => {
      if (fee === null) delete setting.total_amount;
      else Object.assign(setting, { shipping_fee: fee, total_amount: fee });
    });
  };
  const place = (body: unknown) =>
    running().send('POST', '/v1/order', body, { ...headers, 'accept-language': 'en' });
  const placed = async (body: unknown) => {
    const response = await place(body);
    if (response.status !== 200) return refusal(response);
    const { data } = await response.json();
    return running()
      .database.read.selectFrom('orders')
      .select(['shipping_fee', 'shipping_km', 'shipping_kind'])
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
  };
  const sells = async (type: string, shipping: object = {}) => {
    const bundle = demoBundle('bepnha');
    const store = bundle.stores.find(({ Id }) => Id === 101) as Record<string, unknown>;
    const config = { ...(store.config as object), delivery_fee_calculation_type: type };
    Object.assign(store, { shipping, config: { ...config, delivery_distance_limit: 12 } });
    await importBundle(running().database, bundle, Date.now());
    shop = await readShop(running(), 'BEPNHA', 101);
  };

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startServer(await emptyPlace(), {
      environment: {
        COURIER_URL: `${sandbox.url}/courier`,
        COURIER_KEY: 'sandbox',
        ORDERS_PER_MINUTE: '10000',
        ORDERS_PER_DAY: '10000',
      },
      now: () => clock,
    });
    await sells('Partner');
    headers = (await server.addDiner()).headers;
  });
  beforeEach(() => {
    clock += 60_000;
  });
  afterEach(async () => {
    await manner('fee');
    headers = (await running().addDiner()).headers;
  });
  afterAll(async () => {
    await server?.stop();
    await sandbox?.stop();
  });

  it.each(['error', 'garbage', 'unserved'])('[DE5] courier %s: nothing is delivered there', async (said) => {
    await manner(said);
    const there = elsewhere(NEAR);
    expect(await fee(there)).toMatchObject({ status: 422, code: 'SHIPPING_UNAVAILABLE' });
    expect(await placed(order(there))).toMatchObject({ code: 'SHIPPING_UNAVAILABLE' });
    expect(running().log.join()).not.toContain('Nguyễn Huệ');
  });

  it('[DE5] a courier that never answers is not waited for longer than 4 s, and asked again the next time', async () => {
    await manner('slow');
    const there = elsewhere(NEAR);
    const began = Date.now();
    expect(await fee(there)).toMatchObject({ code: 'SHIPPING_UNAVAILABLE' });
    expect(Date.now() - began).toBeLessThan(atPace(6_000));
    await manner('fee');
    expect(await fee(there)).toMatchObject({ shipping_fee_type: 'Partner' });
  });

  it('[DE5] unsure is to be agreed, and too far asks for another address', async () => {
    await manner('unsure');
    const there = elsewhere(NEAR);
    expect(await fee(there)).toMatchObject({ fee: -1 });
    expect(await placed(order(there))).toMatchObject({ shipping_fee: 0, shipping_kind: 'Partner' });
    await manner('fee');
    const far = elsewhere(FAR);
    expect(await fee(far)).toMatchObject({ code: 'OUT_OF_RANGE', data: { limitKm: 20 } });
    expect(await placed(order(far))).toMatchObject({ code: 'OUT_OF_RANGE' });
    expect(await fee({ ...NEAR, location: null })).toMatchObject({ code: 'ADDRESS_NEEDS_LOCATION' });
  });

  it('[DE5] the courier’s fee and distance are told, and the server’s own count when the order comes', async () => {
    const there = elsewhere(NEAR);
    const told = await fee(there);
    expect(told).toMatchObject({ fee: 16_000, distance: expect.any(Number) });
    expect(await placed(order(there))).toMatchObject({ shipping_fee: 16_000, shipping_km: told.distance });
    expect(await placed(order(there, 1, 1))).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('[OR13] the courier’s distance is held against the limit of the store', async () => {
    // 10 km as the crow flies, 13 by road
    const there = { ...NEAR, location: { lat: 10.7769 + 10 / 111.19, lng: 106.7009 } };
    expect(await placed(order(there))).toMatchObject({ code: 'OVER_DISTANCE', data: { limitKm: 12 } });
  });

  it('a diner may ask 30 times a minute', async () => {
    for (let nth = 0; nth < 30; nth += 1) expect((await fee(NEAR)).fee).toBe(16_000);
    expect(await fee(NEAR)).toMatchObject({ status: 429, code: 'TOO_OFTEN' });
  });

  it('[DE8] [DE11] [DE12] the zone decides fee, minimum and free delivery, for the fee call and the order alike', async () => {
    await sells('Config', { zones: ZONES });
    const { price } = aDish(there(shop));
    const enough = Math.ceil(400_000 / price);
    const middling: Address = { ...NEAR, location: { lat: 10.7769 + 4 / 111.19, lng: 106.7009 } };
    expect(await fee(NEAR, 399_999)).toMatchObject({
      fee: 10_000,
      zone: { name: 'Gần', minimum: 0, free_from: 400_000 },
    });
    expect(await fee(NEAR, 400_000)).toMatchObject({ fee: 0 });
    expect(await placed(order(NEAR, 1))).toMatchObject({ shipping_fee: 10_000 });
    expect(await placed(order(NEAR, enough))).toMatchObject({ shipping_fee: 0 });
    expect(await placed(order(middling, 1))).toMatchObject({
      code: 'BELOW_MINIMUM',
      data: { minimum: '300.000đ', minimum_amount: 300_000 },
    });
    expect(await placed(order(middling, enough))).toMatchObject({ shipping_fee: 22_000 });
    expect(await placed(order(FAR))).toMatchObject({ code: 'OUT_OF_RANGE', data: { limitKm: null } });
  });
});
