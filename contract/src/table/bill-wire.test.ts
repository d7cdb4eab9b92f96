import { EURO } from '@mam/domain/money/currency.ts';
import { payersOfLine, withOwnLinesFirst } from '@mam/domain/table/seen-bill.ts';
import { expect, it } from 'vitest';
import type { TableBillWire } from './bill.schema.ts';
import { billPartRequestToWire, shareTryFromWire, tableBillFromWire } from './bill-wire.ts';

const line = (order_code: string, yours: boolean): TableBillWire['lines'][number] => ({
  ...{ order_code, key: 'k1', item_id: 'CHE03', item_name: 'Flan', details: [], quantity: 1 },
  ...{ amount: 4.5, ordered_by: '', yours, free_parts: 30, free_amount: 2.25 },
});
const share: TableBillWire['shares'][number] = {
  ...{ id: 's1', name: '', yours: false, cash: false, way: '', equal_parts: 0, by_till: false },
  ...{ state: 'held', amount: 2.25, counted: 0, held_until: 1_800_000_120, paid_at: null },
  items: [{ order_code: 'AAA11', key: 'k1', parts: 30 }],
  ...{ begun: false, confirmed_by: '', reference: '', reason: '', back_by: '', qr_data: '', transfer: null },
};
const bill: TableBillWire = {
  ...{ id: 's', tables: ['14'], closed_at: null, by_phone: true },
  methods: [{ payment_method: 'MOMO_QR_AIO', disabled: true }],
  ...{ total: 9, paid: 0, held: 2.25, remainder: 6.75, refund_due: 0 },
  division: { id: 'd', people: 3, base: 9, free_parts: 2, free_amount: 6 },
  lines: [line('AAA11', false), line('BBB22', true)],
  discounts: [],
  shares: [share],
};

it('[TB56] a bill is read in the currency of its store, and nothing is null', () => {
  const read = tableBillFromWire(bill, EURO);
  expect(read).toMatchObject({ closedAt: null, total: 900, held: 225, remainder: 675, refundDue: 0 });
  expect(read.methods).toEqual([{ method: 'MOMO_QR_AIO', isResting: true }]);
  expect(read.division).toEqual({ id: 'd', people: 3, base: 900, free: { parts: 2, amount: 600 } });
  expect(read.lines[0]).toMatchObject({ id: 'AAA11 k1', orderedBy: null, free: { parts: 30, amount: 225 } });
  expect(read.shares[0]).toMatchObject({
    ...{ name: null, way: null, confirmedBy: null, reference: null, back: null, code: null },
    ...{ heldUntil: 1_800_000_120_000, lines: ['AAA11 k1'] },
  });
  expect(() => tableBillFromWire({ ...bill, total: 9.005 }, EURO)).toThrow('more than 2 decimals');
});

it('[TB62] money taken by hand says how, and who gave it back', () => {
  const back = { ...share, cash: true, state: 'back' as const, back_by: 'bepnha', reason: 'Nhầm bàn' };
  const { shares } = tableBillFromWire({ ...bill, shares: [back] }, EURO);
  expect(shares[0]).toMatchObject({ way: 'cash', back: { by: 'bepnha', reason: 'Nhầm bàn' } });
});

it('[SP10] one’s own dishes come first, each with those who pay it', () => {
  const read = withOwnLinesFirst(tableBillFromWire(bill, EURO));
  expect(read.lines.map(({ round }) => round)).toEqual(['BBB22', 'AAA11']);
  expect(read.lines.map((each) => payersOfLine(read, each).map(({ id }) => id))).toEqual([[], ['s1']]);
});

it('[PA60] nobody has tried to pay a share, or its gateway may still say so', () => {
  expect(shareTryFromWire({ state: 'PENDING', payment_method: '' })).toBeNull();
  const outcomes = (['PENDING', 'SUCCESS', 'CANCELLED'] as const).map(
    (state) => shareTryFromWire({ state, payment_method: 'MOMO' })?.outcome,
  );
  expect(outcomes).toEqual(['waiting', 'paid', 'failed']);
});

it('[SP10] [SP11] [SP12] a wish is sent in the main unit, and names a division only where there is one', () => {
  const equal = { by: 'equal', people: 3, of: 1, anew: false } as const;
  expect(billPartRequestToWire({ by: 'amount', amount: 225 }, EURO)).toEqual({ by: 'amount', amount: 2.25 });
  expect(billPartRequestToWire({ ...equal, division: null }, EURO)).toEqual({
    by: 'equal',
    people: 3,
    of: 1,
  });
  expect(billPartRequestToWire({ ...equal, division: 'd' }, EURO)).toEqual({ ...equal, division: 'd' });
  expect(
    billPartRequestToWire({ by: 'items', parts: [{ round: 'AAA11', key: 'k1', parts: 30 }] }, EURO),
  ).toEqual({ by: 'items', items: [{ order_code: 'AAA11', key: 'k1', parts: 30 }] });
});
