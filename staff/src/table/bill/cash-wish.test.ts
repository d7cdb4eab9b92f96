import { DONG } from '@mam/domain/money/currency.ts';
import { billLineId, type SeenBill, type SeenBillLine } from '@mam/domain/table/seen-bill.ts';
import { expect, it } from 'vitest';
import { cashAmount, cashWish, freeLines } from './cash-wish.ts';

const line = (key: string, amount: number, free: number): SeenBillLine => ({
  id: billLineId({ round: 'ABCDE', key }),
  round: 'ABCDE',
  key,
  itemId: 'X',
  name: 'Phở',
  details: [],
  quantity: 1,
  amount,
  orderedBy: 'Thư',
  isYours: false,
  free: { parts: free === amount ? 60 : 30, amount: free },
});
const bill: SeenBill = {
  tables: ['1'],
  closedAt: null,
  isPaidByPhone: true,
  methods: [],
  total: 100,
  paid: 20,
  held: 10,
  remainder: 70,
  division: null,
  refundDue: 0,
  lines: [line('1', 60, 60), line('2', 40, 20), line('3', 10, 0)],
  discounts: [],
  shares: [],
};
const asked = { way: 'amount', typed: '', lines: new Set<string>(), people: 3, of: 1 } as const;

it('[TB62] [SP12] money by amount is at most what is left and what phones only hold', () => {
  const of = (typed: string) => cashAmount(bill, { ...asked, typed }, DONG);
  expect(['', '0', '81', '1.000.000.000', 'x', '80'].map(of)).toEqual([null, null, null, null, null, 80]);
  expect(cashWish(bill, { ...asked, typed: '70' }, 70)).toEqual({ by: 'amount', amount: 70 });
});

it('[TB62] [SP10] cash for dishes is for what is free of them, and never more than is left', () => {
  const [one, two] = freeLines(bill);
  if (!one || !two) throw new Error('two lines are free');
  const request = { ...asked, way: 'items', lines: new Set([one.id, two.id]) } as const;
  expect(cashAmount(bill, { ...request, lines: new Set() }, DONG)).toBeNull();
  expect(cashAmount(bill, { ...request, lines: new Set([two.id]) }, DONG)).toBe(20);
  expect(cashAmount(bill, request, DONG)).toBe(80);
  expect(cashWish(bill, request, 70)).toEqual({
    by: 'items',
    parts: [
      { round: 'ABCDE', key: '1', parts: 60 },
      { round: 'ABCDE', key: '2', parts: 30 },
    ],
  });
});

it('[TB62] [SP11] equal parts are those of the division that stands, or of one among so many', () => {
  const request = { ...asked, way: 'equal' } as const;
  expect(cashAmount(bill, request, DONG)).toBe(26);
  expect(cashWish(bill, request, 26)).toEqual({
    ...{ by: 'equal', people: 3, of: 1 },
    division: null,
    anew: false,
  });
  const division = { id: 'd', people: 4, base: 100, free: { parts: 3, amount: 75 } };
  const divided = { ...bill, division };
  expect(cashAmount(divided, { ...request, of: 2 }, DONG)).toBe(50);
  expect(cashWish(divided, { ...request, of: 2 }, 50)).toEqual({
    ...{ by: 'equal', people: 4, of: 2 },
    division: 'd',
    anew: false,
  });
});
