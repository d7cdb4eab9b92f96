import { expect, it } from 'vitest';
import { largestRoundWithoutCode, type SeenBillDiscount, type SeenBillLine } from './seen-bill.ts';

const line = (round: string, amount: number) => ({ round, amount }) as SeenBillLine;
const bill = {
  lines: [line('A', 40_000), line('B', 70_000), line('A', 50_000)],
  discounts: [] as readonly SeenBillDiscount[],
  paid: 0,
  held: 0,
};

it('[TB98] a code goes on the dearest round without one, as long as nobody pays', () => {
  expect(largestRoundWithoutCode(bill)).toBe('A');
  expect(largestRoundWithoutCode({ ...bill, discounts: [{ round: 'A' } as SeenBillDiscount] })).toBe('B');
  expect(largestRoundWithoutCode({ ...bill, paid: 1 })).toBeNull();
  expect(largestRoundWithoutCode({ ...bill, held: 1 })).toBeNull();
  expect(largestRoundWithoutCode({ ...bill, lines: [] })).toBeNull();
});
