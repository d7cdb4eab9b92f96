import { expect, it } from 'vitest';
import { voucherGain } from './gain.ts';

const effect = { code: 'LUA30K', campaignName: '', discount: 0, coupon: false, lines: [] };
const gift = { lineKey: 'gift-1', itemId: 'CHE03', quantity: 1, price: 0, discount: 0, state: 3 } as const;

it('[VO11] an accepted code says what it takes off, gives, leaves to the restaurant, or that it brings nothing', () => {
  expect(voucherGain({ ...effect, discount: 30_000 }, 30_000)).toEqual({ kind: 'saves', amount: 30_000 });
  expect(voucherGain({ ...effect, lines: [gift] }, 0)).toEqual({ kind: 'gift' });
  expect(voucherGain({ ...effect, coupon: true }, 0)).toEqual({ kind: 'coupon' });
  expect(voucherGain(effect, 0)).toEqual({ kind: 'nothing' });
});
