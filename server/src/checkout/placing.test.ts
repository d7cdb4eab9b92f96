import { dayToWire } from '@mam/contract/time/calendar.ts';
import { addDays } from '@mam/domain/time/days.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { aComboLine, aDish, anOrder, defaultLine, plain, readShop } from '../../test/order.ts';
import { outcome, placingAt, refusal, tampered } from '../../test/placing.ts';
import { collectedAt, tomorrowAt, VIETNAM } from '../../test/slots.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { sellOut } from '../menu/sell-out.ts';

describeServerOnBothEngines('placing an order', {}, (running) => {
  const { shop, diner, order, place, counts } = placingAt(running);

  it('writes order, lines, step and bells in one go, and answers the hash', async () => {
    const response = await place(order());
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.hash).toMatch(/^[A-Z0-9]{5}:[\w-]{22}$/);
    expect(data.order_code).toBe(data.hash.split(':')[0]);
    expect(data.mam_code).toBe(data.order_code);
    expect(data.status).toBe('WAIT_CONFIRM');
    const dish = aDish(shop());
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
    const bells = await read.selectFrom('events').select('topic').orderBy('seq', 'desc').limit(3).execute();
    expect(bells.map(({ topic }) => topic).sort()).toEqual([
      'board:BEPNHA:101',
      `diner:${row.uid}`,
      `order:${data.hash}`,
    ]);
  });

  it('[OR7] an order that comes after midnight is for the day of the calendar it says, or too late', async () => {
    const at = tomorrowAt(12, 30);
    const body = order(2, collectedAt(at));
    const said = (days: number, date: string) =>
      tampered(body, ({ setting }) => {
        setting.pickup_at = { number_of_days: days, hour: 12, minute: 30, date };
      });
    const dayAfter = (days: number) => dayToWire(addDays(wallTime(at, VIETNAM), days));
    const { data } = await (await place(said(0, dayAfter(0)))).json();
    const { read } = running().database;
    const row = await read
      .selectFrom('orders')
      .select('wished_at')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(row.wished_at).toBe(at);
    const late = await refusal(await place(said(1, dayAfter(-2))));
    expect([late.status, late.code]).toEqual([409, 'TIME_PASSED']);
    const never = await refusal(await place(said(1, '2026-02-30')));
    expect([never.status, never.code, never.data.path]).toEqual([400, 'MALFORMED', 'setting.pickup_at.date']);
  });

  it('keeps variants, options and the parts of combos as they were chosen', async () => {
    const rich = aDish(shop(), (dish) => dish.variants.length > 0 && dish.groups.length > 0);
    const [dishLine, comboLine] = [defaultLine(rich, 1), aComboLine(shop(), 2)];
    const body = anOrder(shop(), [dishLine, comboLine], { phone: '0911000001' });
    const { data } = await (await place(body)).json();
    const { read } = running().database;
    const rows = await read
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', data.id)
      .orderBy('position')
      .execute();
    expect(rows.map(({ kind }) => kind).slice(0, 3)).toEqual(['dish', 'combo', 'part']);
    const [dishRow, comboRow, ...parts] = rows;
    expect(JSON.parse(dishRow?.document ?? '').selected_child).toEqual({ id: rich.variants[0]?.id });
    expect(comboRow).toMatchObject({ quantity: 2, amount: 2 * (comboRow?.unit_price ?? 0) });
    expect(new Set(parts.map(({ parent_key }) => parent_key))).toEqual(new Set([comboRow?.line_key]));
    if (comboLine.kind !== 'combo') throw new Error('a combo line');
    const mains = comboLine.main === null ? 0 : 1;
    expect(parts).toHaveLength(mains + comboLine.parts.length);
    expect(data.total_amount).toBe(body.setting.total_amount);
  });

  it('[SU4] keeps which suggestion a line came from, if the menu knows of it', async () => {
    const { menu } = shop();
    const entry = menu.withDish.entries[0];
    const suggested = menu.dishById.get(entry?.suggestions[0]?.id ?? '');
    if (!entry || !suggested) throw new Error('the demo menu suggests nothing');
    const from = (suggestBy: string) => ({ source: 'ANONYMOUS', suggestType: 'ORDER', suggestBy });
    const lines = [
      { ...defaultLine(suggested, 4, 'true'), origin: from(entry.dishId) },
      { ...defaultLine(suggested, 1, 'untrue'), note: 'other', origin: from('NO-SUCH') },
    ];
    const response = await place(anOrder(shop(), lines, { phone: '0911000002' }));
    const { data } = await response.json();
    const rows = await running()
      .database.read.selectFrom('order_lines')
      .select('document')
      .where('order_id', '=', data.id)
      .orderBy('position')
      .execute();
    const origins = rows.map(({ document }) => JSON.parse(document));
    expect(origins.map(({ suggest_type, suggest_by }) => [suggest_type, suggest_by])).toEqual([
      ['ORDER', entry.dishId],
      ['', ''],
    ]);
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
      const dish = aDish(shop());
      const { read } = running().database;
      const row = await read
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
      expect(row.item_total).toBe(2 * dish.price);
      expect(row.shipping_fee).toBe(15_000);
      expect(row.uid).toBe(diner().uid);
    });

    it.each([-1, 0.5, 1e9, '2', [2], true, null])('a quantity of %j is malformed', async (quantity) => {
      const body = tampered(order(), ({ items }) => Object.assign(items[0] as object, { quantity }));
      expect(await refusal(await place(body))).toMatchObject({ status: 400, code: 'MALFORMED' });
    });

    it('NaN is no JSON', async () => {
      const text = JSON.stringify(order()).replace('"quantity":2', '"quantity":NaN');
      const response = await running().fetch('/v1/order', {
        method: 'POST',
        headers: { ...diner().headers, 'content-type': 'application/json' },
        body: text,
      });
      expect(await refusal(response)).toMatchObject({ status: 400, code: 'MALFORMED' });
    });

    it('[OR10] what says that it is a preview becomes no order', async () => {
      const before = await counts();
      const said: [object, string?][] = [
        [{ ...order(), is_preview: true }],
        [{ ...order(), is_preview: 1 }],
        [{ ...order(), is_preview: 'true' }],
        [{ ...order(), setting: { ...order().setting, is_preview: true } }],
        [order(), '?is_preview=true'],
      ];
      for (const path of ['/v1/order', '/v1/payment/prepaid-order'])
        for (const [body, query = ''] of said) {
          const sent = await running().send('POST', path + query, body, diner().headers);
          expect((await refusal(sent)).code).toMatch(
            path === '/v1/order' ? /^PREVIEW$/ : /^(PREVIEW|PAYMENT_UNAVAILABLE)$/,
          );
        }
      const { brand_id, store_id, items } = order();
      const table = { brand_id, store_id, items, user: { name: 'Lan' }, table_name: '5', is_preview: true };
      const seated = await running().send('POST', '/v1/payment/create_order_normal', table, diner().headers);
      expect(await refusal(seated)).toMatchObject({ code: 'PREVIEW' });
      expect(await counts()).toEqual(before);
      expect((await place({ ...order(), is_preview: false })).status).toBe(200);
      expect((await place({ ...order(), is_preview: 'perhaps' })).status).toBe(400);
    });

    it('a line of quantity 0 is dropped, an order of nothing else refused', async () => {
      const body = tampered(order(), ({ items }) => Object.assign(items[0] as object, { quantity: 0 }));
      expect(await refusal(await place(body))).toMatchObject({ status: 422, code: 'EMPTY_CART' });
    });

    it('unknown dishes, options and variants, and those of others', async () => {
      const rich = aDish(shop(), (dish) => dish.variants.length > 0 && dish.groups.length > 0);
      const body = anOrder(shop(), [defaultLine(rich)], { phone: '0913000001' });
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
        ({ id }) => !shop().menu.dishById.has(String(id)) && !shop().menu.comboById.has(String(id)),
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
    const dish = aDish(shop(), (candidate) => plain(candidate) && candidate.id !== aDish(shop()).id);
    const body = anOrder(shop(), [defaultLine(dish)], { phone: '0914000001' });
    const wish = { brand: 'BEPNHA', store: 101, itemId: dish.id, by: 'test' };
    await sellOut(running().context, { ...wish, soldOut: true }, Date.now());
    expect(await refusal(await place(body))).toMatchObject({
      status: 409,
      code: 'SOLD_OUT',
      data: { names: [dish.name], message: `${dish.name}: sold out` },
    });
    await sellOut(running().context, { ...wish, soldOut: false }, Date.now());
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

  it('[ST10] [OR14] a special day is served in its own hours and no others', async () => {
    const tomorrow = tomorrowAt(12, 0);
    const bundle = demoBundle('bepnha');
    const { year, month, day } = wallTime(tomorrow, 'Asia/Ho_Chi_Minh');
    const date = [year, month, day].map((n) => String(n).padStart(2, '0')).join('-');
    const hours = [{ Time_Start: '15:00', Time_End: '18:00' }];
    Object.assign(bundle.stores[0] ?? {}, { special_days: [{ date, hours, note: 'Giỗ Tổ' }] });
    const { database } = running();
    await importBundle(database, bundle, Date.now());
    try {
      const at = (hour: number) => outcomeOf(collectedAt(tomorrowAt(hour, 0)));
      const outcomeOf = async (when: ReturnType<typeof collectedAt>) => outcome(await place(order(2, when)));
      expect([await at(12), await at(15), await at(18), await at(19)]).toEqual([
        'STORE_CLOSED',
        'ok',
        'ok',
        'STORE_CLOSED',
      ]);
    } finally {
      await importBundle(database, demoBundle('bepnha'), Date.now());
    }
  });

  it.each([
    ['ADDRESS_REQUIRED', { address: null }],
    ['NAME_REQUIRED', { name: ' L ' }],
    ['NAME_REQUIRED', { name: 'Khách hàng' }],
    ['NAME_REQUIRED', { name: '\u2800\u2800' }],
    ['PHONE_REQUIRED', { phone: '12345' }],
    ['PHONE_UNREADABLE', { phone: '+84 28 3822 1199 ext. 12' }],
    ['PHONE_TOO_LONG', { phone: '0901234567 0901234568' }],
    ['PAYMENT_REQUIRED', { paymentMethod: '' }],
    ['PAYMENT_UNAVAILABLE', { paymentMethod: 'MOMO_P2SU' }],
    ['TIME_REQUIRED', { type: 'PICKUP' as const, orderNow: false }],
  ])('%s', async (code, change) => {
    const body = tampered(order(1, change), ({ setting }) => {
      if ('paymentMethod' in change) setting.payment_method = change.paymentMethod;
    });
    expect(await refusal(await place(body))).toMatchObject({ status: 422, code });
  });

  it('[BR6] is refused in the language of whoever asks, where the store offers it', async () => {
    const spree = await readShop(running(), 'SPREE', 201);
    const address = { text: 'Torstraße 140, 10119 Berlin', detail: '', location: null };
    const body = anOrder(spree, [defaultLine(aDish(spree))], { name: 'x', phone: '0304000001', address });
    for (const [language, said] of [
      ['de', /Bitte|geschlossen/],
      ['vi-VN', /Bạn nhập|đóng cửa/],
      ['zh-TW', /Please|closed/],
    ] as const) {
      const answer = await refusal(await place(body, { 'accept-language': language }));
      expect(answer.code).toMatch(/NAME_REQUIRED|STORE_CLOSED/);
      expect(answer.data.message).toMatch(said);
    }
  });
});
