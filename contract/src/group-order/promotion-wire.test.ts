import { expect, it } from 'vitest';
import { isPromotedIn } from './promotion-wire.ts';

const SECONDS = 1_000;
const promotion = { many_times_code: 'CUNGAN3', group_order_member_require: 3, active: true };

it('[GO12] a promotion holds while it is active, on its days, both counted, in the stores it names', () => {
  const holds = (change: object, at = 500 * SECONDS) => isPromotedIn({ ...promotion, ...change }, 101, at);
  expect(holds({})).toBe(true);
  expect(holds({ active: false })).toBe(false);
  expect([holds({ date_start: 500 }), holds({ date_start: 501 })]).toEqual([true, false]);
  const until = { date_end: 500 };
  expect([holds(until, 501 * SECONDS - 1), holds(until, 501 * SECONDS)]).toEqual([true, false]);
  expect([[], [101], [102]].map((list_pos_id) => holds({ list_pos_id }))).toEqual([true, true, false]);
});
