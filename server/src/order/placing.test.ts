import type { PlaceOrderBody } from '@mam/contract/order/order-body.schema.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { aDish, anOrder, lineOf, plain, type Shop, shopOf } from '../../test/order.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { sellOut } from '../menu/sell-out.ts';

type Changed = PlaceOrderBody & { items: Record<string, unknown>[]; setting: Record<string, unknown> };

/** The body after somebody has been at it with a text editor. */
function tampered(body: PlaceOrderBody, change: (body: Changed) => void): PlaceOrderBody {
  const copy = structuredClone(body) as Changed;
  change(copy);
  return copy;
}

describeServerOnBothEngines('placing an order', {}, (running) => {
  let shop: Shop;
  let diner: Awaited<ReturnType<ReturnType<typeof running>['addDiner']>>;

  beforeAll(async () => {
    await importDemo(running().database);
    shop = await shopOf(running(), 'BEPNHA', 101);
  });
  beforeEach(async () => {
    diner = await running().addDiner();
  });

  let phones = 0;
  const order = (quantity = 2, change: Parameters<typeof anOrder>[2] = {}) => {
    phones += 1;
    const phone = `09${String(phones).padStart(8, '0')}`;
    return anOrder(shop, [lineOf(aDish(shop), quantity)], { phone, ...change });
  };
  const place = (body: unknown, headers: Record<string, string> = {}) =>
    running().send('POST', '/v1/order', body, { ...diner.headers, 'accept-language': 'en', ...headers });
  const refusal = async (response: Response) => {
    const body = await response.json();
    expect(body.error).toBe(1);
    expect(body.message).toBe(body.error_message);
    expect(body.message).toBe(body.data.message);
    expect(body.message).not.toBe(body.code);
    return { status: response.status, code: body.code as string, data: body.data };
  };
  const counts = async () => {
    const { read } = running().database;
    const count = async (table: 'orders' | 'order_lines' | 'order_steps' | 'idempotency_keys') =>
      (await read.selectFrom(table).selectAll().execute()).length;
    return [
      await count('orders'),
      await count('order_lines'),
      await count('order_steps'),
      await count('idempotency_keys'),
    ];
  };

  it('writes order, lines, step and bells in one go, and answers the hash', async () => {
    const response = await place(order());
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.hash).toMatch(/^[A-Z0-9]{5}:[\w-]{22}$/);
    expect(data.order_code).toBe(data.hash.split(':')[0]);
    expect(data.mam_code).toBe(data.order_code);
    expect(data.status).toBe('WAIT_CONFIRM');
    const dish = aDish(shop);
    const { read } = running().database;
    const row = await read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(row.item_total).toBe(2 * dish.price);
    expect(row.shipping_fee).toBe(15_000);
    expect(row.total).toBe(data.total_amount);
    expect(row.total).toBe(row.item_total - row.discount + row.service_charge + row.vat + row.shipping_fee);
    const bells = await read.selectFrom('events').select('topic').orderBy('seq', 'desc').limit(2).execute();
    expect(bells.map(({ topic }) => topic).sort()).toEqual(['board:BEPNHA:101', `order:${data.hash}`]);
  });

  it('takes options, variants and combos apart and together again', async () => {
    const rich = aDish(shop, (dish) => dish.variants.length > 0 && dish.groups.length > 0);
    const response = await place(
      anOrder(shop, [lineOf(rich, 1), lineOf(aDish(shop), 3)], { phone: '0911000001' }),
    );
    expect(response.status).toBe(200);
  });

  describe('once', () => {
    it('with a key: double submit makes one order, and the same answer', async () => {
      const body = order();
      const headers = { 'idempotency-key': 'double-tap' };
      const before = await counts();
      const answers = await Promise.all([place(body, headers), place(body, headers), place(body, headers)]);
      const good = answers.filter((answer) => answer.status === 200);
      expect(good.length).toBeGreaterThanOrEqual(1);
      for (const answer of answers.filter((answer) => answer.status !== 200))
        expect((await refusal(answer)).code).toBe('IN_FLIGHT');
      const again = await place(body, headers);
      const texts = await Promise.all([...good, again].map((answer) => answer.text()));
      expect(new Set(texts).size).toBe(1);
      expect((await counts())[0]).toBe((before[0] ?? 0) + 1);
    });

    it('the same key with another body is refused', async () => {
      const headers = { 'idempotency-key': 'one-key' };
      expect((await place(order(1), headers)).status).toBe(200);
      expect(await refusal(await place(order(2), headers))).toMatchObject({
        status: 422,
        code: 'IDEMPOTENCY_MISMATCH',
      });
    });

    it('the same key of another diner is another key', async () => {
      const headers = { 'idempotency-key': 'shared-key' };
      const first = await (await place(order(), headers)).json();
      diner = await running().addDiner();
      const second = await (await place(order(), headers)).json();
      expect(second.data.hash).not.toBe(first.data.hash);
    });

    it('a refusal frees the key', async () => {
      const headers = { 'idempotency-key': 'second-thought' };
      const body = order();
      const wrong = tampered(body, ({ setting }) => {
        setting.total_amount = 1;
      });
      expect((await place(wrong, headers)).status).toBe(409);
      expect((await place(body, headers)).status).toBe(200);
    });

    it('without a key the same order within a minute is the same order, new suffixes or not', async () => {
      const phone = '0912000001';
      const first = await (await place(order(2, { phone }))).json();
      const again = await (await place(order(2, { phone }))).json();
      expect(again.data.hash).toBe(first.data.hash);
      const other = await (await place(order(3, { phone }))).json();
      expect(other.data.hash).not.toBe(first.data.hash);
    });
  });

  describe('never believes the body', () => {
    it('a total of one đồng is answered with the real quote, and nothing is written', async () => {
      const before = await counts();
      const body = order();
      for (const total of [1, 0, -5, 64_999.5, 1e15]) {
        const answer = await refusal(
          await place(
            tampered(body, ({ setting }) => {
              setting.total_amount = total;
            }),
          ),
        );
        expect(answer).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
        expect(answer.data.quote.total_amount).toBe(body.setting.total_amount);
        expect(answer.data.quote.lines[0].amount).toBe(body.items[0]?.amount);
      }
      expect(await counts()).toEqual(before);
    });

    it('prices, discounts and fees of lines change nothing', async () => {
      const body = tampered(order(), ({ items, setting }) => {
        Object.assign(items[0] as object, {
          price: 1,
          amount: 1,
          discount: 0.99,
          foc: 1,
          is_virtual: 1,
          uid: 'somebody',
        });
        Object.assign(setting, { shipping_fee: 0, vat: { multiple: 0, value: 0 }, origin_amount: 2 });
      });
      const { data } = await (await place(body)).json();
      const dish = aDish(shop);
      const { read } = running().database;
      const row = await read
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
      expect(row.item_total).toBe(2 * dish.price);
      expect(row.shipping_fee).toBe(15_000);
      expect(row.uid).toBe(diner.uid);
    });

    it.each([-1, 0.5, 1e9, '2', [2], true, null])('a quantity of %j is malformed', async (quantity) => {
      const body = tampered(order(), ({ items }) => Object.assign(items[0] as object, { quantity }));
      expect(await refusal(await place(body))).toMatchObject({ status: 400, code: 'MALFORMED' });
    });

    it('NaN is no JSON', async () => {
      const text = JSON.stringify(order()).replace('"quantity":2', '"quantity":NaN');
      const response = await running().fetch('/v1/order', {
        method: 'POST',
        headers: { ...diner.headers, 'content-type': 'application/json' },
        body: text,
      });
      expect(await refusal(response)).toMatchObject({ status: 400, code: 'MALFORMED' });
    });

    it('a line of quantity 0 is dropped, an order of nothing else refused', async () => {
      const body = tampered(order(), ({ items }) => Object.assign(items[0] as object, { quantity: 0 }));
      expect(await refusal(await place(body))).toMatchObject({ status: 422, code: 'EMPTY_CART' });
    });

    it('unknown dishes, options and variants, and those of others', async () => {
      const rich = aDish(shop, (dish) => dish.variants.length > 0 && dish.groups.length > 0);
      const body = anOrder(shop, [lineOf(rich)], { phone: '0913000001' });
      const change = async (patch: object) =>
        refusal(await place(tampered(body, ({ items }) => Object.assign(items[0] as object, patch))));
      expect(await change({ item_id: 'NO-SUCH' })).toMatchObject({ status: 409, code: 'ITEM_GONE' });
      expect(await change({ selected_child: { id: 'NO-SUCH' } })).toMatchObject({ code: 'INVALID_CHOICE' });
      expect(await change({ selected_child: null })).toMatchObject({ code: 'INVALID_CHOICE' });
      const [group] = rich.groups;
      const option = (id: string, quantity = 1) => [{ id: group?.id, options: [{ id, quantity }] }];
      expect(await change({ customizations: option('NO-SUCH') })).toMatchObject({ code: 'INVALID_CHOICE' });
      expect(await change({ customizations: option(group?.options[0]?.id ?? '', 999) })).toMatchObject({
        code: 'INVALID_CHOICE',
      });
      const foreign = demoBundle('spree').menus[0]?.menu.items.find(
        ({ id }) => !shop.menu.dishById.has(String(id)) && !shop.menu.comboById.has(String(id)),
      )?.id;
      expect(foreign).toBeDefined();
      expect(await change({ item_id: foreign })).toMatchObject({ code: 'ITEM_GONE' });
    });

    it('a store of another brand, or nobody’s, is unknown', async () => {
      for (const [brand, id] of [
        ['BEPNHA', 201],
        ['SPREE', 101],
        ['NOBODY', 101],
      ]) {
        const body = tampered(order(), (copy) => Object.assign(copy, { brand_id: brand, store_id: id }));
        expect(await refusal(await place(body))).toMatchObject({ status: 404, code: 'UNKNOWN' });
      }
    });

    it('nobody without a token, and no invented one', async () => {
      expect((await running().send('POST', '/v1/order', order())).status).toBe(401);
      const invented = { 'x-user-token': 'A'.repeat(43) };
      expect(await refusal(await place(order(), invented))).toMatchObject({
        status: 401,
        code: 'NO_IDENTITY',
      });
    });
  });

  it('a dish sold out a moment ago is refused by name, and sold again when it is back', async () => {
    const dish = aDish(shop, (candidate) => plain(candidate) && candidate.id !== aDish(shop).id);
    const body = anOrder(shop, [lineOf(dish)], { phone: '0914000001' });
    const wish = { brand: 'BEPNHA', store: 101, itemId: dish.id, by: 'test' };
    await sellOut(running().database, { ...wish, soldOut: true }, Date.now());
    expect(await refusal(await place(body))).toMatchObject({
      status: 409,
      code: 'SOLD_OUT',
      data: { names: [dish.name], message: `${dish.name}: sold out` },
    });
    await sellOut(running().database, { ...wish, soldOut: false }, Date.now());
    expect((await place(body)).status).toBe(200);
  });

  it('a closed store, a paused one and a minimum are refused in words', async () => {
    const bundle = demoBundle('bepnha');
    const at = (id: number) => bundle.stores.find((store) => store.Id === id) as Record<string, unknown>;
    at(102).pos_status = 'OUT_OF_SERVICE';
    at(103).order_types = [];
    Object.assign(at(101), { config: { ...(at(101).config as object), min_order_amount: 500_000 } });
    const { database } = running();
    await importBundle(database, bundle, Date.now());
    try {
      const inStore = (id: number, quantity: number) =>
        tampered(order(quantity), (copy) => Object.assign(copy, { store_id: id }));
      expect(await refusal(await place(inStore(102, 20)))).toMatchObject({
        status: 409,
        code: 'STORE_CLOSED',
      });
      const vietnamese = await refusal(await place(inStore(102, 20), { 'accept-language': 'vi' }));
      expect(vietnamese.data.message).toContain('ngừng phục vụ');
      expect(await refusal(await place(inStore(103, 20)))).toMatchObject({ code: 'STORE_PAUSED' });
      expect(await refusal(await place(inStore(101, 1)))).toMatchObject({
        status: 422,
        code: 'BELOW_MINIMUM',
        data: { minimum: '500.000đ', minimum_amount: 500_000 },
      });
    } finally {
      await importBundle(database, demoBundle('bepnha'), Date.now());
    }
    expect((await place(order())).status).toBe(200);
  });

  it.each([
    ['ADDRESS_REQUIRED', { address: null }],
    ['NAME_REQUIRED', { name: ' L ' }],
    ['PHONE_REQUIRED', { phone: '12345' }],
    ['PAYMENT_REQUIRED', { paymentMethod: '' }],
    ['PAYMENT_UNAVAILABLE', { paymentMethod: 'ONEPAY' }],
    ['TIME_REQUIRED', { type: 'PICKUP' as const, orderNow: false }],
  ])('%s', async (code, change) => {
    const body = tampered(order(1, change), ({ setting }) => {
      if ('paymentMethod' in change) setting.payment_method = change.paymentMethod;
    });
    expect(await refusal(await place(body))).toMatchObject({ status: 422, code });
  });

  it('a German store speaks German whoever asks', async () => {
    const spree = await shopOf(running(), 'SPREE', 201);
    const body = anOrder(spree, [lineOf(aDish(spree))], { name: 'x', phone: '0304000001' });
    const answer = await refusal(await place(body));
    expect(answer.code).toMatch(/NAME_REQUIRED|STORE_CLOSED/);
    expect(answer.data.message).toMatch(/Bitte|geschlossen/);
  });

  describe('limits of one person', () => {
    it('three open unpaid orders of one diner, also when ten are sent at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => place(order())));
      const codes = await Promise.all(
        answers.map(async (answer) => (answer.status === 200 ? 'ok' : (await refusal(answer)).code)),
      );
      expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
      expect(codes.filter((code) => code === 'TOO_MANY_OPEN')).toHaveLength(3);
    });

    it('three of one phone, however it is written, from different diners', async () => {
      const spellings = ['0987 654 321', '+84987654321', '84 987.654.321', '0987-654-321', '0987654321'];
      const codes = await Promise.all(
        spellings.map(async (phone) => {
          const { headers } = await running().addDiner();
          const answer = await place(order(1, { phone }), headers);
          return answer.status === 200 ? 'ok' : (await refusal(answer)).code;
        }),
      );
      expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
      expect(codes.filter((code) => code === 'TOO_MANY_OPEN')).toHaveLength(2);
    });

    it('six a minute, even when each is served at once', async () => {
      const { database } = running();
      for (let placed = 0; placed < 6; placed++) {
        expect((await place(order())).status).toBe(200);
        await database.transaction((trx) =>
          trx.updateTable('orders').set({ ended_at: 1 }).where('uid', '=', diner.uid).execute(),
        );
      }
      expect(await refusal(await place(order()))).toMatchObject({ status: 429, code: 'TOO_OFTEN' });
    });
  });

  describe('its hash', () => {
    const read = async (hash: string, headers: Record<string, string> = {}) =>
      running().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers);

    it('shows everything to who placed it', async () => {
      const body = order(2, { note: 'ít cay', phone: '0915000001' });
      const { data: placed } = await (await place(body)).json();
      const response = await read(placed.hash, diner.headers);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { data } = await response.json();
      expect(data).toMatchObject({
        is_mine: true,
        created_by: diner.uid,
        status: 'WAIT_CONFIRM',
        version: 1,
        item_count: 2,
        user: { name: 'Nguyễn Lan', phone: '0915000001', address: '12 Lê Lợi, Quận 1', sub_address: 'Lầu 2' },
        setting: { note: 'ít cay', type: 'DELI', shipping_fee: 15_000 },
        steps: [{ status: 'WAIT_CONFIRM', by: 'diner' }],
      });
      const rows = data.quote.rows.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0);
      expect(rows).toBe(placed.total_amount);
    });

    it('shows no name, phone, address or note to others', async () => {
      const body = order(1, { note: 'cửa sau', phone: '0916111222' });
      Object.assign(body.items[0] as object, { note: 'không hành' });
      const { data: placed } = await (await place(body)).json();
      const other = await running().addDiner();
      for (const headers of [{}, other.headers]) {
        const text = await (await read(placed.hash, headers)).text();
        for (const secret of [
          'Nguyễn',
          'Lan',
          '0916111222',
          'Lê Lợi',
          'Lầu 2',
          'cửa sau',
          'không hành',
          diner.uid,
        ])
          expect(text).not.toContain(secret);
        expect(JSON.parse(text).data).toMatchObject({
          is_mine: false,
          user: { name: 'N•••', phone: '•••••••222' },
        });
      }
    });

    it('opens nothing when it is not whole and right', async () => {
      const { data: placed } = await (await place(order())).json();
      const [code, secret] = placed.hash.split(':');
      const wrong = [
        code,
        `${code}:`,
        `${code}:${'A'.repeat(22)}`,
        `:${secret}`,
        `AAAAA:${secret}`,
        `${placed.hash}A`,
        '%',
      ];
      for (const hash of wrong)
        expect(await refusal(await read(hash, diner.headers))).toMatchObject({
          status: 404,
          code: 'UNKNOWN',
        });
    });
  });

  describe('a voucher', () => {
    const withCode = (body: PlaceOrderBody, code: string, total?: number) =>
      tampered(body, ({ setting }) => {
        setting.voucher_code = code;
        if (total !== undefined) setting.total_amount = total;
      });
    const check = async (body: PlaceOrderBody) =>
      (await (await place({ ...body, is_check_voucher: true })).json()).data;

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
      const { data } = await (
        await place(withCode(body, 'comtam20', cheaper.data.quote.total_amount))
      ).json();
      const { read } = running().database;
      const row = await read
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ voucher_code: 'COMTAM20', discount: Discount_Amount });
    });

    it('with one use left goes to one of many who ask at once', async () => {
      const quoted = await refusal(await place(withCode(order(5), 'MOTLAN', 1)));
      const total = quoted.data.quote.total_amount;
      const answers = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const { headers } = await running().addDiner();
          const answer = await place(withCode(order(5), 'MOTLAN', total), headers);
          return answer.status === 200 ? 'ok' : (await refusal(answer)).code;
        }),
      );
      expect(answers.sort()).toEqual(['VOUCHER_GONE', 'VOUCHER_GONE', 'VOUCHER_GONE', 'VOUCHER_GONE', 'ok']);
      expect(await check(withCode(order(5), 'MOTLAN'))).toMatchObject({ Code: 2 });
    });

    it('for one use a diner is not used twice by two orders at once', async () => {
      const quoted = await refusal(await place(withCode(order(5), 'LUA30K', 1)));
      const total = quoted.data.quote.total_amount;
      const answers = await Promise.all(
        [5, 5].map(async () => {
          const answer = await place(withCode(order(5), 'LUA30K', total));
          return answer.status === 200 ? 'ok' : (await refusal(answer)).code;
        }),
      );
      expect(answers.sort()).toEqual(['VOUCHER_GONE', 'ok']);
    });
  });

  it('the fee is told beforehand, also by the older names', async () => {
    const fee = async (query: string) => {
      const response = await running().send(
        'GET',
        `/v1/order/shipping-fee?${query}`,
        undefined,
        diner.headers,
      );
      return { status: response.status, body: await response.json() };
    };
    expect(await fee('pos_parent=BEPNHA&pos_id=101&lat=10.78&lng=106.7&amount=65000')).toMatchObject({
      status: 200,
      body: { data: { fee: 15_000, shipping_fee_type: 'Config' } },
    });
    expect((await fee('brand_code=bepnha&restaurant_code=103')).body.data.fee).toBe(-1);
    expect((await fee('pos_parent=BEPNHA&pos_id=104')).body.code).toBe('ADDRESS_NEEDS_LOCATION');
    expect((await fee('pos_parent=BEPNHA&pos_id=104&lat=21.03&lng=105.85')).body.code).toBe('OUT_OF_RANGE');
    expect((await fee('pos_parent=BEPNHA&pos_id=101&lat=x&lng=1')).status).toBe(400);
    expect((await fee('pos_parent=BEPNHA&pos_id=999')).status).toBe(404);
    expect((await running().fetch('/v1/order/shipping-fee?pos_parent=BEPNHA&pos_id=101')).status).toBe(401);
  });
});
