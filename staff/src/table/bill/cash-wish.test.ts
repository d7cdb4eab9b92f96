import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { billLineId, buildCashBody, cashAmount, freeLines } from './cash-wish.ts';

const line = (key: string, amount: number, free: number) => ({
  order_code: 'ABCDE',
  key,
  item_id: 'X',
  item_name: 'Phở',
  details: [],
  quantity: 1,
  amount,
  ordered_by: 'Thư',
  yours: false,
  free_parts: free === amount ? 60 : 30,
  free_amount: free,
});
const bill: TableBillWire = {
  id: 's',
  tables: ['1'],
  closed_at: null,
  by_phone: true,
  methods: [],
  total: 100,
  paid: 20,
  held: 10,
  remainder: 70,
  division: null,
  refund_due: 0,
  lines: [line('1', 60, 60), line('2', 40, 20), line('3', 10, 0)],
  discounts: [],
  shares: [],
};
const asked = { way: 'amount', typed: '', lines: new Set<string>(), people: 3, of: 1 } as const;

it('[TB62] [SP12] money by amount is at most what is left and what phones only hold', () => {
  const of = (typed: string) => cashAmount(bill, { ...asked, typed }, DONG);
  expect(['', '0', '81', '1.000.000.000', 'x', '80'].map(of)).toEqual([null, null, null, null, null, 80]);
  expect(buildCashBody(bill, { ...asked, typed: '70' }, { amount: 70, currency: DONG })).toEqual({
    by: 'amount',
    amount: 70,
  });
});

it('[TB62] [SP10] cash for dishes is for what is free of them, and never more than is left', () => {
  const [one, two] = freeLines(bill);
  if (!one || !two) throw new Error('two lines are free');
  const request = { ...asked, way: 'items', lines: new Set([billLineId(one), billLineId(two)]) } as const;
  expect(cashAmount(bill, { ...request, lines: new Set() }, DONG)).toBeNull();
  expect(cashAmount(bill, { ...request, lines: new Set([billLineId(two)]) }, DONG)).toBe(20);
  expect(cashAmount(bill, request, DONG)).toBe(80);
  expect(buildCashBody(bill, request, { amount: 70, currency: DONG })).toEqual({
    by: 'items',
    items: [
      { order_code: 'ABCDE', key: '1', parts: 60 },
      { order_code: 'ABCDE', key: '2', parts: 30 },
    ],
  });
});

it('[TB62] [SP11] equal parts are those of the division that stands, or of one among so many', () => {
  const request = { ...asked, way: 'equal' } as const;
  expect(cashAmount(bill, request, DONG)).toBe(26);
  expect(buildCashBody(bill, request, { amount: 26, currency: DONG })).toEqual({
    by: 'equal',
    people: 3,
    of: 1,
  });
  const division = { id: 'd', people: 4, base: 100, free_parts: 3, free_amount: 75 };
  const divided = { ...bill, division };
  expect(cashAmount(divided, { ...request, of: 2 }, DONG)).toBe(50);
  expect(buildCashBody(divided, { ...request, of: 2 }, { amount: 50, currency: DONG })).toEqual({
    by: 'equal',
    people: 4,
    of: 2,
    division: 'd',
  });
});
