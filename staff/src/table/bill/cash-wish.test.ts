import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { cashAmount, cashWish, freeLines, idOf } from './cash-wish.ts';

const line = (key: string, amount: number, free: number) => ({
  order_code: 'ABCDE',
  key,
  item_id: 'X',
  item_name: 'Phở',
  details: [],
  quantity: 1,
  amount,
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
  refund_due: 0,
  lines: [line('1', 60, 60), line('2', 40, 20), line('3', 10, 0)],
  shares: [],
};
const asked = { way: 'amount', typed: '', lines: new Set<string>() } as const;

it('[TB62] [SP12] cash by amount is at most what is left', () => {
  const of = (typed: string) => cashAmount(bill, { ...asked, typed }, DONG);
  expect(['', '0', '71', '1.000.000.000', 'x', '70'].map(of)).toEqual([null, null, null, null, null, 70]);
  expect(cashWish(bill, { ...asked, typed: '70' }, { amount: 70, currency: DONG })).toEqual({
    by: 'amount',
    amount: 70,
  });
});

it('[TB62] [SP10] cash for dishes is for what is free of them, and never more than is left', () => {
  const [one, two] = freeLines(bill);
  if (!one || !two) throw new Error('two lines are free');
  const request = { ...asked, way: 'items', lines: new Set([idOf(one), idOf(two)]) } as const;
  expect(cashAmount(bill, { ...request, lines: new Set() }, DONG)).toBeNull();
  expect(cashAmount(bill, { ...request, lines: new Set([idOf(two)]) }, DONG)).toBe(20);
  expect(cashAmount(bill, request, DONG)).toBe(70);
  expect(cashWish(bill, request, { amount: 70, currency: DONG })).toEqual({
    by: 'items',
    items: [
      { order_code: 'ABCDE', key: '1', parts: 60 },
      { order_code: 'ABCDE', key: '2', parts: 30 },
    ],
  });
});
