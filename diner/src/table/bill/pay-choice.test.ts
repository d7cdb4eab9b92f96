import type { SeenBill, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { expect, it } from 'vitest';
import { sharePaid } from './pay-choice.ts';

const share = (more: Partial<SeenBillShare>): SeenBillShare => ({
  id: 'one',
  name: 'Thư',
  isYours: true,
  way: null,
  equalParts: 0,
  isEndedByTill: false,
  state: 'free',
  amount: 20_000,
  counted: 0,
  heldUntil: null,
  isBegun: false,
  lines: [],
  confirmedBy: null,
  reference: null,
  back: null,
  code: null,
  transfer: null,
  ...more,
});
const bill = (...shares: SeenBillShare[]): SeenBill => ({
  tables: ['14'],
  closedAt: null,
  isPaidByPhone: true,
  methods: [],
  total: 50_000,
  paid: 0,
  held: 0,
  remainder: 50_000,
  division: null,
  refundDue: 0,
  lines: [],
  discounts: [],
  shares,
});
const NOTHING = { last: null, aside: false };

it('[TB59] somebody pays what they hold, before anything else of theirs', () => {
  const held = share({ id: 'held', state: 'held' });
  expect(sharePaid(bill(share({ state: 'less' }), held), { last: 'one', aside: true })).toBe(held);
  expect(sharePaid(bill(share({ state: 'held', isYours: false })), NOTHING)).toBeUndefined();
  expect(sharePaid(bill(share({ state: 'held', way: 'cash' })), NOTHING)).toBeUndefined();
});

it('[TB59] [PA60] and goes on with what came in part, or what a wallet was asked for, unless they chose something else', () => {
  for (const open of [share({ state: 'less' }), share({ isBegun: true })]) {
    expect(sharePaid(bill(open), NOTHING)).toBe(open);
    expect(sharePaid(bill(open), { last: null, aside: true })).toBeUndefined();
  }
  const over = share({});
  expect(sharePaid(bill(over), NOTHING)).toBeUndefined();
  expect(sharePaid(bill(over), { last: 'one', aside: false })).toBe(over);
  expect(sharePaid(bill(share({ state: 'paid' })), { last: 'one', aside: false })).toBeUndefined();
});
