import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readShop } from '../../../test/order.ts';
import { describePaying } from '../../../test/paying.ts';
import { signedIn } from '../../../test/staff.ts';
import { codeAt, orderAt, scan } from '../../../test/table/sittings.ts';
import { addPerson } from '../../staff/people/add-person.ts';

const STORE = 201;

describePaying('the bill of a table in euro', (paying) => {
  it('[PA63] [PA57] [PA62] is split and paid by the European code; staff have seen it, a notice in đồng means nothing', async () => {
    const server = paying.server();
    const [an, bo] = [await server.addDiner(), await server.addDiner()];
    const there = { brand_id: 'SPREE', store_id: STORE, table_code: await codeAt(server, STORE, '3') };
    const sit = async (by: typeof an) =>
      (await (await scan(server, by, { table: '3', user: { name: 'Jan' }, ...there })).json()).data.id;
    const id = await sit(an);
    expect(await sit(bo)).toBe(id);
    const shop = await readShop(server, 'SPREE', STORE);
    const placed = await orderAt(server, shop, an, { table: '3', now: paying.parts().now(), sitting: id });
    expect(placed.status).toBe(200);

    const path = `/v1/sitting/${id}/bill`;
    const read = async () => (await (await server.send('GET', path, undefined, bo.headers)).json()).data;
    const before = await read();
    expect(before).toMatchObject({ by_phone: true, methods: [] });
    const wish = { by: 'equal', people: 2, of: 1 };
    const headers = { ...bo.headers, 'idempotency-key': randomUUID() };
    const taken = await (await server.send('POST', `${path}/share`, { wish }, headers)).json();
    const [share] = taken.data.shares;
    const half = Math.floor(Math.round(before.total * 100) / 2) / 100;
    expect(share).toMatchObject({ amount: half, transfer: { account_number: 'DE02120300000000202051' } });
    expect(share.qr_data.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Spree Phở GmbH',
      'DE02120300000000202051',
      `EUR${half.toFixed(2)}`,
      '',
      '',
      share.transfer.description,
    ]);

    await paying.bank({ request: null, total: half } as never, {
      url: `${server.url}/v1/payment/notice/bank/SPREE`,
      account: 'DE02120300000000202051',
      description: share.transfer.description,
      amount: Math.round(half * 100),
      reference: 'FT-euro',
    });
    expect(await read()).toMatchObject({ paid: 0 });

    const person = { brand: 'SPREE', name: 'Mia', password: 'ein-langes-wort-9', role: 'manager' } as const;
    await addPerson(server.database, { ...person, stores: [] }, Date.now());
    const mia = await signedIn(server, 'Mia', person.password, 'SPREE');
    const seen = await mia('POST', `/v1/staff/sitting/${id}/bill/share/${share.id}/confirm`, {
      amount: half,
    });
    expect(seen.status).toBe(200);
    expect(await read()).toMatchObject({ paid: half });
  });
});
