import { describe, expect, it } from 'vitest';
import { aComboLine, aLine } from '../../test/a-cart.ts';
import { aCombo, aDish, aGroup, aMenu, anOption, aVariant, MONDAY_NOON } from '../../test/a-dish.ts';
import { aCampaign } from '../../test/a-voucher.ts';
import { readCart } from '../cart/read-cart.ts';
import { checkVoucher, isRunning } from './check.ts';
import { inCapitals, mayApply, mayCheck, voucherCode } from './code.ts';
import { voucherEffect } from './effect.ts';

const TRY = { storeId: 101, now: 1000, uses: 0, usesOfDiner: 0, itemTotal: 100_000, dishIds: ['pho'] };

describe('a voucher code', () => {
  it('[VO1] is upper case, ASCII, 2 to 32 characters', () => {
    expect(voucherCode(' giam20 ')).toBe('GIAM20');
    expect(voucherCode('ab')).toBe('AB');
    expect(inCapitals('lua 30k ı')).toBe('LUA 30K ı');
    const bad = ['a', '', 'a b', 'giảm', 'gıam', 'X'.repeat(33), 'a%'];
    expect(bad.map(voucherCode)).toEqual(bad.map(() => null));
  });

  it('[VO1] the button needs 3 characters, a re-check 2 and a cart that costs something', () => {
    expect([mayApply(' ab '), mayApply('abc')]).toEqual([false, true]);
    expect([mayCheck('a', 1), mayCheck('ab', 0), mayCheck('ab', 1)]).toEqual([false, false, true]);
  });
});

describe('checking a voucher', () => {
  it('[VO2] answers the code of the first thing that is wrong', () => {
    expect(checkVoucher(null, TRY)).toBe(1);
    expect(checkVoucher(aCampaign({ storeIds: [7] }), TRY)).toBe(0);
    expect(checkVoucher(aCampaign({ from: 1001 }), TRY)).toBe(0);
    expect(checkVoucher(aCampaign({ until: 999, useLimit: 0 }), TRY)).toBe(3);
    expect(checkVoucher(aCampaign({ useLimit: 10 }), { ...TRY, uses: 10 })).toBe(2);
    expect(checkVoucher(aCampaign({ perDiner: 1 }), { ...TRY, usesOfDiner: 1 })).toBe(2);
    expect(checkVoucher(aCampaign({ minimum: 100_001 }), TRY)).toBe(0);
    expect(checkVoucher(aCampaign(), { ...TRY, itemTotal: 0 })).toBe(0);
    const cheaper = aCampaign({ benefit: { kind: 'line-price', dishId: 'bun', price: 1 } });
    expect(checkVoucher(cheaper, TRY)).toBe(0);
    expect(checkVoucher(cheaper, { ...TRY, dishIds: ['bun'] })).toBe(4);
  });

  it('[VO2] both dates, the last use and the exact minimum still count', () => {
    const exact = aCampaign({
      from: 1000,
      until: 1000,
      storeIds: [101],
      minimum: 100_000,
      useLimit: 1,
      perDiner: 1,
    });
    expect(checkVoucher(exact, TRY)).toBe(4);
  });

  it('[VO6] a campaign runs between its dates in its stores', () => {
    const campaign = aCampaign({ from: 10, until: 20, storeIds: [101] });
    expect([9, 10, 20, 21].map((now) => isRunning(campaign, 101, now))).toEqual([false, true, true, false]);
    expect(isRunning(campaign, 102, 15)).toBe(false);
  });
});

describe('what a voucher does', () => {
  const menu = aMenu(
    [
      aDish('pho', { price: 60_000, groups: [aGroup('g', 0, 9, [anOption('egg', 10_000)])] }),
      aDish('tea', { price: 20_000, variants: [aVariant('l', 30_000)] }),
      aDish('free', { price: 0, free: true }),
    ],
    [aCombo('c')],
  );
  const cart = [
    aLine('1', 'pho', { quantity: 2, options: [{ groupId: 'g', optionId: 'egg', quantity: 1 }] }),
    aLine('2', 'tea', { variantId: 'l' }),
    aComboLine('3', 'c'),
    aLine('4', 'free'),
  ];
  const effect = (benefit: Parameters<typeof aCampaign>[0], itemTotal = 370_000) =>
    voucherEffect(aCampaign(benefit), readCart(cart, menu, MONDAY_NOON), itemTotal);

  it('[VO3] an amount comes off the items, never more than they cost', () => {
    expect(effect({})).toEqual({
      code: 'GIAM20',
      campaignName: 'Giảm 20.000đ',
      discount: 20_000,
      coupon: false,
      percent: null,
      lines: [],
    });
    expect(effect({ benefit: { kind: 'amount', amount: 500_000 } }, 100_000).discount).toBe(100_000);
  });

  it('[VO3] a share is rounded half up and capped', () => {
    expect(effect({ benefit: { kind: 'percent', rate: 1_000, atMost: null } }, 123_455).discount).toBe(
      12_346,
    );
    expect(effect({ benefit: { kind: 'percent', rate: 1_000, atMost: 10_000 } }).discount).toBe(10_000);
  });

  it('[VO4] a dish costs the voucher’s price, its extras stay', () => {
    expect(effect({ benefit: { kind: 'line-price', dishId: 'pho', price: 45_000 } }).lines).toEqual([
      { lineKey: '1', itemId: 'pho', quantity: 2, price: 55_000, discount: 0, state: 1 },
    ]);
    expect(effect({ benefit: { kind: 'line-price', dishId: 'tea', price: 5_000 } }).lines[0]?.price).toBe(
      5_000,
    );
  });

  it('[VO4] a voucher never makes a line dearer', () => {
    expect(effect({ benefit: { kind: 'line-price', dishId: 'pho', price: 60_000 } }).lines).toEqual([]);
    expect(effect({ benefit: { kind: 'line-price', dishId: 'free', price: 5_000 } }).lines).toEqual([]);
  });

  it('[VO4] a gift is a line of its own', () => {
    expect(effect({ benefit: { kind: 'gift', dishId: 'tea', quantity: 2 } })).toMatchObject({
      discount: 0,
      lines: [{ lineKey: 'gift-k1', itemId: 'tea', quantity: 2, price: 0, discount: 0, state: 3 }],
    });
  });

  it('[VO3] a coupon changes no price', () => {
    expect(effect({ benefit: { kind: 'coupon' } })).toMatchObject({ coupon: true, discount: 0, lines: [] });
  });
});
