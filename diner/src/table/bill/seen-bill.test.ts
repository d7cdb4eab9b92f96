import { expect, it } from 'vitest';
import { type SeenBill, type SeenShare, sharePaid } from './seen-bill.ts';

const share = (more: Partial<SeenShare>): SeenShare => ({
  id: 'one',
  name: 'Thư',
  yours: true,
  cash: false,
  way: '',
  equalParts: 0,
  byTill: false,
  state: 'free',
  amount: 20_000,
  counted: 0,
  heldUntil: null,
  begun: false,
  lines: [],
  seenBy: '',
  code: '',
  transfer: null,
  ...more,
});
const bill = (...shares: SeenShare[]): SeenBill => ({
  tables: ['14'],
  closedAt: null,
  byPhone: true,
  methods: [],
  total: 50_000,
  paid: 0,
  remainder: 50_000,
  division: null,
  due: 0,
  lines: [],
  discounts: [],
  shares,
});
const NOTHING = { last: null, aside: false };

it('[TB59] somebody pays what they hold, before anything else of theirs', () => {
  const held = share({ id: 'held', state: 'held' });
  expect(sharePaid(bill(share({ state: 'less' }), held), { last: 'one', aside: true })).toBe(held);
  expect(sharePaid(bill(share({ state: 'held', yours: false })), NOTHING)).toBeUndefined();
  expect(sharePaid(bill(share({ state: 'held', cash: true })), NOTHING)).toBeUndefined();
});

it('[TB59] [PA60] and goes on with what came in part, or what a wallet was asked for, unless they chose something else', () => {
  for (const open of [share({ state: 'less' }), share({ begun: true })]) {
    expect(sharePaid(bill(open), NOTHING)).toBe(open);
    expect(sharePaid(bill(open), { last: null, aside: true })).toBeUndefined();
  }
  const over = share({});
  expect(sharePaid(bill(over), NOTHING)).toBeUndefined();
  expect(sharePaid(bill(over), { last: 'one', aside: false })).toBe(over);
  expect(sharePaid(bill(share({ state: 'paid' })), { last: 'one', aside: false })).toBeUndefined();
});
