import { readFileSync } from 'node:fs';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { sameChoice } from '@mam/domain/cart/same-line.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import fc, { type GeneratorValue } from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { lineKeyOf } from '../cart/pr-key.ts';
import { menuFromWire } from '../menu/menu-wire.ts';
import { OrderItemWire } from '../order/order-fields.schema.ts';
import { buildOrderItems } from '../order/order-items.ts';
import { QuoteWire } from '../pricing/quote.schema.ts';
import { quoteFromWire, quoteToWire } from '../pricing/quote-wire.ts';
import { storeFromWire } from '../store/store-wire.ts';
import { voucherEffectFromWire, voucherResultToWire } from '../voucher/voucher-wire.ts';
import { draftFrom } from './draft.arbitrary.ts';
import { PlaceOrderBody } from './order-body.schema.ts';
import { buildOrderBody } from './order-body.ts';
import { parseOrderDraft } from './order-draft.ts';

const NOW = Date.UTC(2026, 4, 18, 5, 0); // Monday noon in Ho Chi Minh City

function demo(brand: string): { store: Store; menu: Menu } {
  const bundle = JSON.parse(readFileSync(`demo/${brand}/bundle.json`, 'utf8'));
  const store = storeFromWire(bundle.stores[0], bundle.brand);
  return { store, menu: menuFromWire(bundle.menus[0].menu, store) };
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe.each(['bepnha', 'spree'])('an order of %s', (brand) => {
  const { store, menu } = demo(brand);
  const wall = wallTime(NOW, store.zone);
  const quoteOf = (draft: OrderDraft): Quote =>
    quote({
      read: readCart(draft.lines, menu, wall),
      menu,
      store,
      voucher: null,
      type: draft.type,
      shipping: { kind: 'fee', amount: 1500, distanceKm: 2 },
    });
  const bodyOf = (draft: OrderDraft) =>
    overTheWire(
      buildOrderBody(draft, quoteOf(draft), {
        store,
        menu,
        uid: 'u1',
        suffix: 'r4nd',
        paymentType: 'OTHER',
        voucherCode: null,
        distanceKm: 2,
        today: wall,
      }),
    );
  const readBack = (body: PlaceOrderBody): OrderDraft => {
    const draft = parseOrderDraft(body, menu, wall);
    if ('refused' in draft) throw new Error(`${draft.path} ${draft.problem}`);
    return draft;
  };
  const forEveryDraft = (look: (draft: OrderDraft, g: GeneratorValue) => void) =>
    fc.assert(fc.property(fc.gen(), (g) => look(draftFrom({ menu, wall, g }), g)));

  it('a valid choice is the same choice, and still valid, after going over the wire', () => {
    let seen = 0;
    forEveryDraft((draft) => {
      const body = bodyOf(draft);
      expect(Check(PlaceOrderBody, body)).toBe(true);
      const back = readBack(body);
      expect(back.lines).toHaveLength(draft.lines.length);
      for (const [index, line] of draft.lines.entries()) {
        const other = back.lines[index];
        if (!other) throw new Error('a line is missing');
        expect(sameChoice(line, other)).toBe(true);
        expect({ ...other, key: lineKeyOf(other.key) }).toMatchObject({
          key: line.key,
          quantity: line.quantity,
          origin: line.origin,
        });
        seen++;
      }
      expect(readCart(back.lines, menu, wall).map(({ problem }) => problem)).toEqual(
        readCart(draft.lines, menu, wall).map(({ problem }) => problem),
      );
    });
    expect(seen).toBeGreaterThan(50);
  });

  it('costs the same on both sides of the wire', () => {
    forEveryDraft((draft) => {
      const [here, there] = [quoteOf(draft), quoteOf(readBack(bodyOf(draft)))];
      expect({ ...there, lines: there.lines.map((line) => ({ ...line, key: lineKeyOf(line.key) })) }).toEqual(
        here,
      );
    });
  });

  it('is for the same time, person and place', () => {
    forEveryDraft((draft) => {
      const back = readBack(bodyOf(draft));
      expect(resolveTime(back, store, NOW)).toEqual(resolveTime(draft, store, NOW));
      expect(back).toMatchObject({
        name: draft.name,
        phone: draft.phone,
        address: draft.address,
        note: draft.note,
        paymentMethod: draft.paymentMethod,
        orderNow: draft.orderNow,
      });
    });
  });

  it('never believes a number of the body but ids, quantities and the time', () => {
    forEveryDraft((draft, g) => {
      const body = bodyOf(draft);
      const lie = () => g(fc.constantFrom<(number | null)[]>, -1, 0, 0.5, 1e9, null);
      const items = body.items.map((item) => ({
        ...item,
        price: lie(),
        amount: lie(),
        discount: lie(),
        foc: 1,
        uid: 'somebody else',
      }));
      const setting = {
        ...body.setting,
        total_amount: lie(),
        origin_amount: lie(),
        shipping_fee: lie(),
        vat: { multiple: lie() },
      };
      expect(parseOrderDraft({ ...body, items, setting, membership_id: 'admin' }, menu, wall)).toEqual(
        parseOrderDraft(body, menu, wall),
      );
    });
  });

  it('its lines are kept in the form that is answered', () => {
    forEveryDraft((draft) => {
      const items = buildOrderItems(draft.lines, quoteOf(draft), {
        store,
        menu,
        uid: 'u1',
        prKey: (key) => key,
      });
      for (const item of items) expect(Check(OrderItemWire, item)).toBe(true);
      expect(items.filter((item) => item.parent_id === '')).toHaveLength(draft.lines.length);
      const combos = new Map(items.filter((item) => item.combo_id).map((item) => [item.Pr_Key, item]));
      for (const part of items.filter((item) => item.parent_id !== ''))
        expect(combos.get(part.parent_id)?.package_id).toBe(part.package_id);
    });
  });

  it('its quote is the same after going over the wire', () => {
    forEveryDraft((draft) => {
      const sent = overTheWire(quoteToWire(quoteOf(draft), store.currency));
      expect(Check(QuoteWire, sent)).toBe(true);
      expect(quoteFromWire(sent, store.currency)).toEqual(quoteOf(draft));
    });
  });
});

it('what a usable voucher does is the same after going over the wire, and nothing when it is not usable', () => {
  const { store } = demo('spree');
  const amount = fc.nat(10_000_000);
  const effects: fc.Arbitrary<VoucherEffect> = fc.record({
    code: fc.constant('SPREE10'),
    campaignName: fc.string(),
    discount: amount,
    coupon: fc.boolean(),
    lines: fc.array(
      fc.record({
        lineKey: fc.uuid(),
        itemId: fc.uuid(),
        quantity: fc.nat(999),
        price: amount,
        discount: amount,
        state: fc.constantFrom<(1 | 2 | 3)[]>(1, 2, 3),
      }),
    ),
  });
  fc.assert(
    fc.property(effects, (effect) => {
      const checked = { code: 4 as const, voucherCode: 'SPREE10', description: 'ok' };
      const sent = overTheWire(voucherResultToWire(checked, effect, store.currency));
      expect(voucherEffectFromWire(sent, store.currency)).toEqual(effect);
      const expired = voucherResultToWire({ ...checked, code: 3 }, effect, store.currency);
      expect(expired).toMatchObject({
        Code: 3,
        Discount_Amount: 0,
        Voucher_Order_Line: [],
        Dm_Voucher_Log: null,
      });
      expect(voucherEffectFromWire(expired, store.currency)).toBeNull();
    }),
  );
});
