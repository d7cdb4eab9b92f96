import type { History } from '@mam/contract/order/history.schema.ts';
import { expect, it } from 'vitest';
import { describePaying } from '../../../test/paying.ts';

const DAY = 86_400_000;

describePaying('orders found by their phone number', (paying) => {
  const ask = (path: string, query: Record<string, string>, headers: Record<string, string>) =>
    paying.server().send('GET', `${path}?${new URLSearchParams(query)}`, undefined, headers);
  const search = async (phone: string, headers: Record<string, string>, more = {}): Promise<History> => {
    const answer = await ask('/v1/order/history-by-phone', { phone, pos_parent: 'BEPNHA', ...more }, headers);
    expect([phone, answer.status]).toEqual([phone, 200]);
    return (await answer.json()).data;
  };
  const codes = ({ orders }: History) => orders.map(({ code }) => code);
  const stranger = async () => (await paying.server().addDiner()).headers;

  it('[OR37] however it was typed, by the device that ordered, in a body as in an address', async () => {
    const placed = await paying.order('PAYMENT_ON_DELIVERY', { phone: '+84 905 111 222' });
    for (const phone of ['0905111222', '090 511 12 22', '84905111222', '+84905111222', '0084905111222']) {
      const found = await search(phone, placed.headers);
      expect([phone, codes(found), found.orders[0]?.hash]).toEqual([phone, [placed.code], placed.hash]);
      const body = { phone, pos_parent: 'BEPNHA' };
      const posted = await paying.server().send('POST', '/v1/order/history-by-phone', body, placed.headers);
      expect((await posted.json()).data).toEqual(found);
    }
  });

  it('[OR37] tells nobody else whether anybody has ordered with it', async () => {
    const placed = await paying.order('PAYMENT_ON_DELIVERY', { phone: '0905 222 333' });
    const headers = await stranger();
    const known = await search('0905222333', headers);
    expect(known).toEqual(await search('0905222334', headers));
    expect(known).toMatchObject({ orders: [], restaurants: [], verification_required: true });
    const find = (phone: string, tracking_id: string) => {
      const path = '/v1/my-order/find-order-by-tracking-id';
      return paying
        .server()
        .send('POST', path, { phone, tracking_id, pos_parent: 'BEPNHA' }, headers)
        .then((answer) => answer.json());
    };
    expect(await find('0905222333', placed.code)).toEqual(await find('0905222334', 'ZZZZZ'));
  });

  it('[OR37] of this brand, of the last 90 days, and of nobody else', async () => {
    const placed = await paying.order('PAYMENT_ON_DELIVERY', { phone: '0905 333 444' });
    const { headers } = placed;
    const empty = { orders: [], restaurants: [], count: null, next: null, verification_required: true };
    expect(codes(await search('0905333444', headers))).toEqual([placed.code]);
    expect(codes(await search('0905333444', headers, { pos_id: '101' }))).toEqual([placed.code]);
    // one digit off, another country's number of the same digits, another brand, one that is no brand's, no such store
    expect(await search('0905333445', headers)).toEqual(empty);
    expect(await search('+49 905333444', headers)).toEqual(empty);
    expect(await search('0905333444', headers, { pos_parent: 'SPREE' })).toEqual(empty);
    expect(await search('0905333444', headers, { pos_parent: 'NOBODY' })).toEqual(empty);
    expect(await search('0905333444', headers, { pos_id: '9' })).toEqual(empty);
    await paying.server().database.transaction((trx) =>
      trx
        .updateTable('orders')
        .set({ created_at: Date.now() - 91 * DAY })
        .where('hash', '=', placed.hash)
        .execute(),
    );
    expect(await search('0905333444', headers)).toEqual(empty);
  });

  it('[OR37] never without a usable number, and not one after the other', async () => {
    await paying.order('PAYMENT_ON_DELIVERY', { phone: '0905 555 666' });
    const headers = await stranger();
    for (const wrong of ['', '%', '090', '0905555666%', '0905 555 666 or 1=1', '9'.repeat(40)])
      expect([
        wrong,
        (await ask('/v1/order/history-by-phone', { phone: wrong, pos_parent: 'BEPNHA' }, headers)).status,
      ]).toEqual([wrong, 400]);
    expect(codes(await search('00000000', headers))).toEqual([]);
    expect(
      (await ask('/v1/order/history-by-phone', { phone: '0905555666', pos_parent: 'BEPNHA' }, {})).status,
    ).toBe(401);
    // a minute of the limit ends between no two of them
    paying.pass(60_000 - (Date.now() % 60_000));
    expect(codes(await search('00000000', headers))).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask('/v1/order/history-by-phone', { phone: `09055556${10 + index}`, pos_parent: 'BEPNHA' }, headers),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(20 - 11);
  });

  it('[OR37] one by its code, for who knows the number too', async () => {
    const placed = await paying.order('PAYMENT_ON_DELIVERY', { phone: '0905 777 888' });
    const { headers } = placed;
    const find = async (phone: string, tracking_id: string): Promise<History> =>
      (
        await (
          await ask(
            '/v1/my-order/find-order-by-tracking-id',
            { phone, tracking_id, pos_parent: 'BEPNHA' },
            headers,
          )
        ).json()
      ).data;
    const found = await find('0905777888', placed.code);
    expect([codes(found), found.orders[0]?.hash]).toEqual([[placed.code], placed.hash]);
    expect(codes(await find('0905777889', placed.code))).toEqual([]);
    expect(codes(await find('0905777888', 'ZZZZZ'))).toEqual([]);
  });
});
