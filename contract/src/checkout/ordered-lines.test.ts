import { readFileSync } from 'node:fs';
import { buyAgain } from '@mam/domain/cart/buy-again.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { sameChoice } from '@mam/domain/cart/same-line.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuFromWire } from '../menu/menu-wire.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import { buildOrderItems } from '../order/order-items.ts';
import { quoteToWire } from '../pricing/quote-wire.ts';
import { storeFromWire } from '../store/store-wire.ts';
import { draftFrom } from './draft.arbitrary.ts';
import { readOrderedLines } from './ordered-lines.ts';

const NOW = Date.UTC(2026, 4, 18, 5, 0); // Monday noon in Ho Chi Minh City

describe.each(['bepnha', 'spree'])('[CA13] an order of %s that is bought again', (brand) => {
  const bundle = JSON.parse(readFileSync(`demo/${brand}/bundle.json`, 'utf8'));
  const store = storeFromWire(bundle.stores[0], bundle.brand);
  const menu = menuFromWire(bundle.menus[0].menu, store);
  const wall = wallTime(NOW, store.zone);

  /** The parts of an order's answer that its lines are read from, gifts among the items as the server keeps them. */
  function wireOf({ lines, type }: Pick<OrderDraft, 'lines' | 'type'>, voucher: VoucherEffect | null) {
    const amounts = quote({ read: readCart(lines, menu, wall), menu, store, voucher, type, shipping: null });
    const gifts = amounts.lines
      .filter(({ kind }) => kind === 'gift')
      .map(({ key, itemId, quantity }) => ({
        kind: 'dish' as const,
        key,
        dishId: itemId,
        variantId: null,
        options: [],
        quantity,
        note: '',
        origin: null,
      }));
    const items = buildOrderItems([...lines, ...gifts], amounts, {
      store,
      menu,
      uid: 'u',
      prKey: (key) => key,
    });
    const wire = { items, quote: quoteToWire(amounts, store.currency) };
    return JSON.parse(JSON.stringify(wire)) as OrderDetail;
  }

  function bought(wire: OrderDetail) {
    let keys = 0;
    const newKey = () => `new-${keys++}`;
    return readOrderedLines(wire, { menu, currency: store.currency, newKey });
  }

  it('is the same choices under new keys, and by the same menu nothing has changed', () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const draft = draftFrom({ menu, wall, g });
        const ordered = bought(wireOf(draft, null));
        expect(ordered).toHaveLength(draft.lines.length);
        for (const [index, line] of draft.lines.entries()) {
          const other = ordered[index]?.line;
          if (!other) throw new Error('a line is missing');
          expect(sameChoice(line, other)).toBe(true);
          expect(other).toMatchObject({ quantity: line.quantity, origin: null, key: `new-${index}` });
          seen++;
        }
        const again = buyAgain(ordered, menu, wall);
        const problems = readCart(draft.lines, menu, wall).flatMap(({ problem }) => problem ?? []);
        expect(again.gone).toHaveLength(problems.filter((problem) => problem === 'GONE').length);
        expect(again.changed).toBe(problems.length);
      }),
    );
    expect(seen).toBeGreaterThan(50);
  });

  const simple = [...menu.dishById.values()].find(
    ({ variants, groups, price, virtual, soldOut }) =>
      variants.length + groups.length === 0 && price > 2 && !virtual && !soldOut,
  );
  if (!simple) throw new Error('the demo sells nothing simple');
  const line = {
    kind: 'dish' as const,
    key: 'k1',
    dishId: simple.id,
    variantId: null,
    options: [],
    quantity: 2,
    note: '',
    origin: { source: 'MENU', suggestType: 'with', suggestBy: 'x' },
  };
  const effect = { code: 'X', campaignName: 'x', discount: 0, coupon: false } as const;
  const of = (lines: VoucherEffect['lines'], discount = 0) =>
    bought(wireOf({ lines: [line], type: 'PICKUP' }, { ...effect, discount, lines }));

  it('leaves out what a voucher had given', () => {
    const gift = {
      lineKey: 'gift-1',
      itemId: simple.id,
      quantity: 1,
      price: 0,
      discount: 0,
      state: 3,
    } as const;
    expect(of([gift])).toMatchObject([{ line: { quantity: 2 }, unit: simple.price }]);
  });

  it('keeps prices a voucher took something off as a whole, not those it made', () => {
    const cheap = { lineKey: 'k1', itemId: simple.id, quantity: 2, price: 1, discount: 0, state: 1 } as const;
    expect(of([], 1)).toMatchObject([{ unit: simple.price }]);
    expect(of([cheap])).toMatchObject([{ unit: null }]);
  });

  it('is nothing where its lines make no sense', () => {
    const wire = wireOf({ lines: [line], type: 'PICKUP' }, null);
    const [item] = wire.items;
    if (!item) throw new Error('a line is missing');
    expect(bought({ ...wire, items: [item, item] })).toEqual([]);
    expect(bought({ ...wire, items: [{ ...item, parent_id: 'nobody' }] })).toEqual([]);
    expect(bought({ ...wire, items: [{ ...item, quantity: 0 }] })).toEqual([]);
  });
});
