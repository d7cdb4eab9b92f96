import { expect, it } from 'vitest';
import { aComboLine, aLine, aMain } from '../../test/a-cart.ts';
import { aCombo, aComboGroup, aDish, aGroup, aMenu, anOption, aPart, aVariant } from '../../test/a-dish.ts';
import { aStore } from '../../test/a-store.ts';
import { aCampaign } from '../../test/a-voucher.ts';
import { fraction, payable } from '../../test/second-sum/fraction.ts';
import { secondSum, type ToSum } from '../../test/second-sum/second-sum.ts';
import { EURO } from '../money/currency.ts';

// The second calculation proves the first, over random carts (bench/src/proof). What it says itself is held here
// against the examples written in docs/rules.

const pho = aDish('pho', {
  listPrice: 65_000,
  discount: 2_000,
  groups: [aGroup('g', 0, 9, [anOption('egg', 10_000)])],
});
const plain = aDish('plain', { listPrice: 100_000, variants: [aVariant('big', 0, { listPrice: 120_000 })] });
const set = aCombo('set', {
  price: 80_000,
  mains: [aPart('pho', 5_000)],
  groups: [aComboGroup('x', 0, 9, [aPart('plain', 7_000)], { addPrice: 1_000 })],
});
const menu = aMenu([pho, plain], [set]);
const NOWHERE = { text: '1 Lê Lợi', detail: '', location: null };

const sum = (change: Partial<ToSum> = {}) =>
  secondSum({
    lines: [aLine('1', 'plain', { quantity: 2 })],
    menu,
    store: aStore({ serviceRate: 500, vatRate: 1_000, shipping: { kind: 'Config', flat: 15_000 } }),
    campaign: aCampaign(),
    type: 'DELI',
    address: NOWHERE,
    ...change,
  });
const unitOf = (change: Partial<ToSum>) => sum({ campaign: null, ...change }).lines[0]?.[3];

it('[PR4] 200.000 less 20.000, 5 %, 10 % and 15.000 make 222.900', () => {
  expect(sum()).toMatchObject({ itemTotal: 200_000, discount: 20_000, service: 9_000, vat: 18_900 });
  expect(sum()).toMatchObject({ shipping: 15_000, total: 222_900 });
});

it('[PR10] together 10 % off 180.000 and a third off 15.000 come before and beside charge and VAT', () => {
  expect(sum({ share: { items: 1_000, delivery: 3_333 } })).toMatchObject({
    together: 18_000,
    service: 8_100,
    vat: 17_010,
    togetherShipping: 5_000,
    total: 197_110,
  });
});

it('[MO3] halves go up, and [MO4] 8 % of 12345 is 988', () => {
  expect([payable(fraction(5, 2), 0).n, payable(fraction(-5, 2), 0).n]).toEqual([3n, -2n]);
  expect(payable(fraction(12_345 * 8, 100), 0).n).toBe(988n);
  expect(payable(fraction(1005, 1000), 2)).toEqual({ n: 101n, d: 100n });
});

it('[ME3] 65.000 less 20 % is 52.000, and [OP9] options come on top', () => {
  const options = [{ groupId: 'g', optionId: 'egg', quantity: 2 }];
  expect(unitOf({ lines: [aLine('1', 'pho')] })).toBe(52_000);
  expect(unitOf({ lines: [aLine('1', 'pho', { options })] })).toBe(72_000);
  expect(unitOf({ lines: [aLine('1', 'plain', { variantId: 'big' })] })).toBe(120_000);
});

it('[CO6] a combo costs its own price, what the main dish adds and what each part adds', () => {
  const parts = [{ groupId: 'x', dishId: 'plain', variantId: null, quantity: 2, options: [], note: '' }];
  expect(unitOf({ lines: [aComboLine('1', 'set', { main: aMain('pho'), parts })] })).toBe(101_000);
  const egg = { options: [{ groupId: 'g', optionId: 'egg', quantity: 1 }] };
  expect(unitOf({ lines: [aComboLine('1', 'set', { main: aMain('pho', egg), parts })] })).toBe(111_000);
});

it('[VO4] a cheaper dish costs the voucher’s price, its extras stay, and nothing gets dearer', () => {
  const options = [{ groupId: 'g', optionId: 'egg', quantity: 1 }];
  const lines = [aLine('1', 'pho', { options })];
  const at = (price: number) => aCampaign({ benefit: { kind: 'line-price', dishId: 'pho', price } });
  expect(unitOf({ lines, campaign: at(30_000) })).toBe(40_000);
  expect(unitOf({ lines, campaign: at(60_000) })).toBe(62_000);
});

it('[VO3] a share is rounded to what the currency can pay, and capped', () => {
  const cents = aMenu([aDish('x', { listPrice: 1_010 })]);
  const store = aStore({ currency: EURO, serviceRate: 1_050, vatRate: 1_900 });
  const lines = [aLine('1', 'x')];
  const percent = (rate: number, atMost: number | null) =>
    sum({ lines, menu: cents, store, campaign: aCampaign({ benefit: { kind: 'percent', rate, atMost } }) });
  expect(percent(1_234, null).discount).toBe(125); // 12,34 % of 10,10 € is 1,24634 €
  expect(percent(1_234, 100).discount).toBe(100);
  expect(percent(0, null)).toMatchObject({ service: 106, vat: 212 });
});
