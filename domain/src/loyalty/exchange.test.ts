import { expect, it } from 'vitest';
import { voucherCode } from '../voucher/code.ts';
import { drawVoucherCode, exchangesLeft, isOffered, worthInMoney } from './exchange.ts';

const campaign = { from: 1_000, until: 2_000, storeIds: [101] };

it('[LO12] a campaign is offered from its first to its last instant, in the stores it names', () => {
  const at = (now: number, storeId = 101) => isOffered(campaign, storeId, now);
  expect([at(999), at(1_000), at(2_000), at(2_001), at(1_500, 102)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(isOffered({ ...campaign, storeIds: [] }, 102, 1_500)).toBe(true);
});

it('[LO12] has as many vouchers as its stock says, and none below none where a new file says fewer than were given', () => {
  expect([0, 2, 3].map((given) => exchangesLeft({ stock: 2 }, given))).toEqual([2, 0, 0]);
  expect(exchangesLeft({ stock: null }, 1e9)).toBeNull();
});

it('[LO13] any number of points is worth so much a point', () => {
  expect(worthInMoney(500, 100)).toBe(50_000);
});

it('[VO12] draws codes a voucher may have, of 66 random bits', () => {
  const rolled: number[] = [];
  const code = drawVoucherCode((below) => {
    rolled.push(below);
    return rolled.length % below;
  });
  expect(voucherCode(code)).toBe(code);
  expect(rolled.reduce((bits, below) => bits + Math.log2(below), 0)).toBeGreaterThan(66);
});
