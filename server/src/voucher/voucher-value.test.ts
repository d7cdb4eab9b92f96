import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const ITEM = { Item_Id: 'CUO05', Item_Type_Id: 'GOI', Item_Name: 'Gỏi', Note: '', Discount: 0 };

// the clock stands, so that all checks count within one minute
const NOW = Date.now();

describeServerOnBothEngines('the value of a voucher', { now: () => NOW }, (running) => {
  beforeAll(() => importDemo(running().database));

  const asked = (voucher_code: string, quantity = 2, more: object = {}) => ({
    pos_parent: 'BEPNHA',
    pos_id: 101,
    voucher_code,
    membership_id: 'somebody-else',
    order_data_item: [{ ...ITEM, Quantity: quantity, Price: 9_000_000, Amount: 9e9 }],
    ...more,
  });
  const post = async (body: object, headers?: Record<string, string>) =>
    running().send('POST', '/v1/payment/voucher-value', body, {
      'accept-language': 'vi',
      ...(headers ?? (await running().addDiner()).headers),
    });
  const value = async (body: object) => (await (await post(body)).json()).data;

  it('is worked out from the menu, whatever prices the list claims', async () => {
    expect(await value(asked('COMTAM20'))).toMatchObject({ Code: 4, Discount_Amount: 30_000 });
    expect(await value(asked('comtam20', 1))).toMatchObject({ Code: 4, Discount_Amount: 15_000 });
    const tooLittle = await value(asked('LUA30K', 1));
    expect(tooLittle).toMatchObject({ Code: 0, Discount_Amount: 0 });
    expect(tooLittle.Discount_Description).toContain('150.000đ');
    expect(await value(asked('HE2024'))).toMatchObject({ Code: 3 });
    expect(await value(asked('NOSUCH'))).toMatchObject({ Code: 1 });
    expect(await value(asked('COMTAM20', 2, { order_data_item: [] }))).toMatchObject({ Code: 0 });
  });

  it('is the same by GET, with the list as JSON', async () => {
    const { order_data_item, ...rest } = asked('COMTAM20');
    const get = async (list: string) => {
      const query = new URLSearchParams({ ...rest, pos_id: '101', order_data_item: list });
      const { headers } = await running().addDiner();
      return running().fetch(`/v1/payment/voucher-value?${query}`, { headers });
    };
    const answer = await (await get(JSON.stringify(order_data_item))).json();
    expect(answer.data).toMatchObject({ Code: 4, Discount_Amount: 30_000, voucher_code: 'COMTAM20' });
    for (const broken of ['', 'x', '{}', '[{"Item_Id":"CUO05","Quantity":-1}]'])
      expect((await get(broken)).status).toBe(400);
  });

  it('is told to diners only, for stores that exist, by a whole number', async () => {
    expect((await post(asked('COMTAM20'), {})).status).toBe(401);
    expect((await post(asked('COMTAM20', 2, { pos_id: 999 }))).status).toBe(404);
    expect((await post(asked('COMTAM20', 2, { pos_id: '101' }))).status).toBe(400);
  });

  it('after ten wrong codes says nothing more, here and at the checkout', async () => {
    const { headers } = await running().addDiner();
    for (let tried = 0; tried < 10; tried += 1)
      expect((await post(asked(`GUESS${tried}`), headers)).status).toBe(200);
    expect((await post(asked('COMTAM20'), headers)).status).toBe(429);
  });
});
