import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { expect, it } from 'vitest';
import { aDish, anOrder, defaultLine } from '../../test/order.ts';
import { outcome, placingAt, refusal, tampered } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

describeServerOnBothEngines('a voucher', {}, (running) => {
  const { shop, order, place, counts } = placingAt(running);

  const withCode = (body: PlaceOrderBody, code: string, total?: number) =>
    tampered(body, ({ setting }) => {
      setting.voucher_code = code;
      if (total !== undefined) setting.total_amount = total;
    });
  const check = async (body: PlaceOrderBody) =>
    (await (await place({ ...body, is_check_voucher: true })).json()).data;

  /** the campaign's count, and the number of orders that really have it */
  const usesOf = async (code: string) => {
    const { read } = running().database;
    const campaign = await read
      .selectFrom('voucher_campaigns')
      .select(['id', 'used'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const uses = await read
      .selectFrom('voucher_uses')
      .selectAll()
      .where('campaign_id', '=', campaign.id)
      .where('state', '!=', 'RELEASED')
      .execute();
    return { used: campaign.used, held: uses.length };
  };

  it('is checked without a trace', async () => {
    const before = await counts();
    const usable = await check(withCode(order(5), 'COMTAM20'));
    expect(usable).toMatchObject({ Code: 4, voucher_code: 'COMTAM20', Is_Coupon: 0 });
    expect(usable.Discount_Amount).toBeGreaterThan(0);
    expect(await check(withCode(order(), 'nonsense'))).toMatchObject({ Code: 1, Discount_Amount: 0 });
    expect(await check(withCode(order(5), 'he2024'))).toMatchObject({ Code: 3 });
    expect(await check(withCode(order(5), 'THAODIEN25'))).toMatchObject({ Code: 0 });
    const tooLittle = await check(withCode(order(1), 'LUA30K'));
    expect(tooLittle).toMatchObject({ Code: 0 });
    expect(tooLittle.Discount_Description).toContain('150.000đ');
    expect(await counts()).toEqual(before);
  });

  it('is_check_voucher must be a boolean', async () => {
    for (const value of ['true', 1, 'false', {}])
      expect((await place({ ...order(), is_check_voucher: value })).status).toBe(400);
  });

  it('takes its discount off, and is used once each time', async () => {
    const body = order(5);
    const { Discount_Amount } = await check(withCode(body, 'COMTAM20'));
    const cheaper = await refusal(await place(withCode(body, 'COMTAM20')));
    expect(cheaper).toMatchObject({
      code: 'PRICE_CHANGED',
      data: { quote: { discount_amount: Discount_Amount } },
    });
    const { data } = await (await place(withCode(body, 'comtam20', cheaper.data.quote.total_amount))).json();
    const { read } = running().database;
    const row = await read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ voucher_code: 'COMTAM20', discount: Discount_Amount });
  });

  it('[VO2] with one use left goes to one of a hundred who ask at once', async () => {
    const quoted = await refusal(await place(withCode(order(5), 'MOTLAN', 1)));
    const total = quoted.data.quote.total_amount;
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { headers } = await running().addDiner();
        const answer = await place(withCode(order(5), 'MOTLAN', total), headers);
        return await outcome(answer);
      }),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'VOUCHER_GONE')).toHaveLength(99);
    expect(await usesOf('MOTLAN')).toEqual({ used: 1, held: 1 });
    expect(await check(withCode(order(5), 'MOTLAN'))).toMatchObject({ Code: 2 });
  });

  it('[VO3] a coupon, a cheaper dish and a gift are told line by line, and only what they change', async () => {
    const pho = anOrder(shop(), [
      defaultLine(
        aDish(shop(), ({ id }) => id === 'PHO01'),
        2,
      ),
    ]);
    const coupon = await check(withCode(pho, 'THEBAN'));
    expect(coupon).toMatchObject({ Code: 4, Is_Coupon: 1, Discount_Amount: 0, Voucher_Order_Line: [] });
    const cheaper = await check(withCode(pho, 'pho59'));
    const key = pho.items[0]?.Pr_Key;
    expect(cheaper.Voucher_Order_Line).toEqual([
      expect.objectContaining({ Pr_Key: key, Item_Id: 'PHO01', Quantity: 2, Detail_State: 1 }),
    ]);
    const gift = await check(withCode(pho, 'FLANTANG'));
    expect(gift.Voucher_Order_Line).toEqual([
      expect.objectContaining({ Item_Id: 'CHE03', Quantity: 1, Price_Sale: 0, Detail_State: 3 }),
    ]);
    expect(gift.Dm_Voucher_Log).toEqual({ voucher_code: 'FLANTANG' });
  });

  it('[VO5] is never worth more than what is ordered, and never believed from the body', async () => {
    const body = withCode(order(1), 'MOTLAN50');
    expect(await check(body)).toMatchObject({ Code: 1, Voucher_Order_Line: [], Dm_Voucher_Log: null });
    const forged = {
      ...withCode(order(5), ''),
      voucher_log: { voucher_code: 'COMTAM20', Discount_Amount: 9e9 },
    };
    const { Discount_Amount } = await check(forged);
    expect(Discount_Amount).toBeLessThanOrEqual(40_000);
  });

  it('for one use a diner is not used twice by two orders at once', async () => {
    const quoted = await refusal(await place(withCode(order(5), 'LUA30K', 1)));
    const total = quoted.data.quote.total_amount;
    const answers = await Promise.all(
      [5, 5].map(async () => {
        const answer = await place(withCode(order(5), 'LUA30K', total));
        return await outcome(answer);
      }),
    );
    expect(answers.sort()).toEqual(['VOUCHER_GONE', 'ok']);
  });
});
