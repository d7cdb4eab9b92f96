import { expect, it } from 'vitest';
import { nearMiss, nearMisses } from './near-miss.ts';

const order = { code: 'A3F92', missing: 65_000 };
const why = (statement: string, amount = 1) => nearMiss({ amount, statement }, order);

it('[PA29] the reference with one slip, wherever the bank put it', () => {
  for (const typed of ['MAMB3F92', 'MAMA3F9', 'MMA3F92', 'MAMA3FF92', 'MAM3AF92', 'NAMA3F92', 'MAAM3F92'])
    expect([typed, why(`CT DEN:123 ${typed} chuyen tien`)]).toEqual([typed, 'words']);
  expect(why('Thanh toán đơn mam a3-f9 2')).toBe('words');
});

it('[PA29] the code alone, too', () => {
  expect(why('tien com a3f92')).toBe('words');
});

it('[PA29] two slips are another order', () => {
  for (const typed of ['MAMB4F92', 'MAMA3', 'MAM2F93A', 'MA3F9', 'NAMB3F92', ''])
    expect([typed, why(typed)]).toEqual([typed, null]);
});

it('[PA29] exactly what is missing, and words say more', () => {
  expect(why('tien com', 65_000)).toBe('amount');
  expect(why('tien com', 64_999)).toBeNull();
  expect(why('MAMA3F9', 65_000)).toBe('words');
  expect(nearMiss({ amount: 0, statement: '' }, { code: 'A3F92', missing: 0 })).toBeNull();
});

it('[PA29] amounts are shown only where no words speak, three at most', () => {
  const lunch = { amount: 65_000, statement: 'tien com' };
  const typed = { amount: 5_000, statement: 'MAMA3F9' };
  expect(nearMisses([lunch, typed, lunch], order)).toEqual([{ ...typed, why: 'words' }]);
  expect(nearMisses([lunch, lunch, lunch, lunch, { ...lunch, amount: 1 }], order)).toHaveLength(3);
  expect(nearMisses([{ ...lunch, amount: 1 }], order)).toEqual([]);
});

it('[PA29] [PA46] money for a share of an order is near by the share’s code, or by what is missing of it', () => {
  const order = { code: 'A3F92', missing: 90_000, shares: [{ code: 'K7QXC', missing: 40_000 }] };
  expect(nearMiss({ amount: 1_000, statement: 'CK MAM K7QX C' }, order)).toBe('words');
  expect(nearMiss({ amount: 1_000, statement: 'CK MAMK7XQC' }, order)).toBe('words');
  expect(nearMiss({ amount: 40_000, statement: 'com trua' }, order)).toBe('amount');
  expect(nearMiss({ amount: 41_000, statement: 'com trua' }, order)).toBeNull();
});
