import { beforeAll, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { aDish, anOrder, lineOf, type Shop, shopOf } from '../../test/order.ts';
import { outcome } from '../../test/placing.ts';
import { collectedAt, tomorrowAt, withSlots } from '../../test/slots.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';

const PLACES = 20;
const DINERS = 200;

describeServerOnBothEngines('200 checkouts at once for 20 places', {}, (running) => {
  let shop: Shop;
  beforeAll(async () => {
    const bundle = withSlots(demoBundle('bepnha'), [{ minutes: 30, orders: PLACES }]);
    await importBundle(running().database, bundle, Date.now());
    shop = await shopOf(running(), 'BEPNHA', 101);
  });

  it('[OR16] exactly 20 get one, the others are told so, and a lost answer asked for again costs none', async () => {
    const diners = await Promise.all(Array.from({ length: DINERS }, () => running().addDiner()));
    const evening = tomorrowAt(18, 30);
    const ways = (n: number) =>
      n % 2 === 0
        ? collectedAt(evening + (n % 6) * 5 * 60_000)
        : { ...collectedAt(evening), type: 'DELIAT' as const };
    const sent = diners.map(({ headers }, n) => {
      const phone = `06${String(n).padStart(8, '0')}`;
      const body = anOrder(shop, [lineOf(aDish(shop), 2)], { phone, ...ways(n) });
      return { body, headers: { ...headers, 'accept-language': 'en', 'idempotency-key': 'mine' } };
    });
    /** As the app does: told that the server is busy it asks again, with the same key. */
    const place = async ({ body, headers }: (typeof sent)[number]): Promise<Response> => {
      const answer = await running().send('POST', '/v1/order', body, headers);
      return answer.status === 503 ? place({ body, headers }) : answer;
    };
    const placeAll = (some: typeof sent) => Promise.all(some.map(place));

    const outcomes = await Promise.all((await placeAll(sent)).map(outcome));
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(PLACES);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'SLOT_FULL']));

    const winners = sent.filter((_, n) => outcomes[n] === 'ok');
    expect(await Promise.all((await placeAll(winners)).map(outcome))).toEqual(Array(PLACES).fill('ok'));
    const { read } = running().database;
    const held = await read.selectFrom('slot_places').selectAll().execute();
    expect(held).toHaveLength(PLACES);
    expect(await read.selectFrom('orders').select('id').execute()).toHaveLength(PLACES);
  }, 60_000);
});
