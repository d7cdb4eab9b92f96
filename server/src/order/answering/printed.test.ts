import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../../test/order.ts';
import { keyOf } from '../../../test/program-key.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';

const KEY = 'the-tills-own-key-2026';
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)' };

describeServerOnBothEngines('a printer of the restaurant', { environment: { API_KEY: KEY } }, (running) => {
  let ours = '';
  let theirs = '';
  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    ours = await keyOf(database, 'BEPNHA', { stores: [101, 102] });
    theirs = await keyOf(database, 'SPREE');
  });

  const bearer = (key: string) => ({ 'x-api-key': KEY, authorization: `Bearer ${key}` });
  const printed = (body: object, headers: Record<string, string> = bearer(ours), query = '') =>
    running().send('POST', `/v1/order/printed${query}`, body, headers);
  const codeOf = async (...sent: Parameters<typeof printed>) => {
    const refused = await printed(...sent);
    return [refused.status, (await refused.json()).code];
  };

  it('[OR41] [SF36] [SF37] says what it has printed: the order is received, and the same as before', async () => {
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
    // its brand and its stores alone; the key of the house is the door, and says nothing is printed
    expect(await codeOf({ ...said, pos_parent: 'SPREE', store: 201 })).toEqual([403, 'KEY_ELSEWHERE']);
    expect(await codeOf({ ...said, store: 103 })).toEqual([403, 'KEY_ELSEWHERE']);
    expect(await codeOf(said, bearer(theirs))).toEqual([403, 'KEY_ELSEWHERE']);
    expect(await codeOf(said, { 'x-api-key': KEY })).toEqual([401, 'KEY_MISSING']);
    expect(await codeOf(said, PHONE)).toEqual([401, 'KEY_MISSING']);
    expect(await codeOf(said, bearer(`${ours.slice(0, -1)}${ours.endsWith('x') ? 'y' : 'x'}`))).toEqual([
      401,
      'KEY_MISSING',
    ]);
    expect(await codeOf(said, {})).toEqual([401, 'API_KEY_MISSING']);
    expect(await codeOf(said, { 'x-api-key': `${KEY}x` })).toEqual([401, 'API_KEY_MISSING']);
    for (const query of [`?key=${ours}`, `?key=${ours.replace('_', '%5f')}`])
      expect(await codeOf(said, bearer(ours), query)).toEqual([400, 'KEY_IN_ADDRESS']);
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
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'KEY_MISSING']);
  });
});
