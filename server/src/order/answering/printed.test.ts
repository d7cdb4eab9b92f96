import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../../test/order.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';

const KEY = 'the-tills-own-key-2026';
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)' };

describeServerOnBothEngines('a printer of the restaurant', { environment: { API_KEY: KEY } }, (running) => {
  beforeAll(() => importDemo(running().database));

  const printed = (body: object, headers: Record<string, string> = { 'x-api-key': KEY }) =>
    running().send('POST', '/v1/order/printed', body, headers);

  it('[OR41] says what it has printed: the order is received, and the same as before', async () => {
    const server = running();
    const { headers } = await server.addDiner();
    const as = { ...headers, 'x-api-key': KEY };
    // read as an app reads it: the menu is a browser's
    const shop = await readShop(
      { ...server, fetch: (path) => server.fetch(path, { headers: PHONE }) },
      'BEPNHA',
      101,
    );
    const body = anOrder(shop, [defaultLine(aDish(shop), 1)], { type: 'PICKUP' });
    const { hash, order_code: code } = (await (await server.send('POST', '/v1/order', body, as)).json()).data;
    const read = async (): Promise<OrderDetail> => {
      const path = `/v1/order/${encodeURIComponent(hash)}`;
      return (await (await server.send('GET', path, undefined, as)).json()).data;
    };
    const { version } = await read();
    const said = { pos_parent: 'bepnha', store: 101, codes: [code] };
    // elsewhere, or by nobody who may say so
    expect((await (await printed({ ...said, store: 102 })).json()).data).toEqual({ first: 0 });
    expect((await (await printed({ ...said, pos_parent: 'SPREE', store: 201 })).json()).data).toEqual({
      first: 0,
    });
    expect((await printed({ ...said, store: 9 })).status).toBe(404);
    for (const wrong of [{}, PHONE, { 'x-api-key': `${KEY}x` }] as Record<string, string>[]) {
      const refused = await printed(said, wrong);
      expect([refused.status, (await refused.json()).code]).toEqual([401, 'API_KEY_MISSING']);
    }
    expect((await read()).received_at).toBeNull();
    // twice at once, as a program that lost the answer does
    const [one, other] = await Promise.all([printed(said), printed(said)]);
    const firsts = [(await one.json()).data.first, (await other.json()).data.first];
    expect(firsts.sort()).toEqual([0, 1]);
    const after = await read();
    expect(after.received_at).not.toBeNull();
    expect(after).toMatchObject({ version, status: 'WAIT_CONFIRM' });
  });
});

describeServerOnBothEngines('an installation without a key', {}, (running) => {
  it('[OR41] believes nobody that something is printed', async () => {
    const refused = await running().send('POST', '/v1/order/printed', {
      pos_parent: 'BEPNHA',
      store: 101,
      codes: ['AAAAA'],
    });
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'API_KEY_MISSING']);
  });
});
