import { expect, it } from 'vitest';
import { type TriedCode, whyUnusable } from './why-unusable.ts';

const tried = (code: TriedCode['code'], more: Partial<TriedCode> = {}): TriedCode => ({
  code,
  others: false,
  campaign: { minimum: 150_000 },
  ...more,
});
const on = (itemTotal: number, isRound = false) => ({ itemTotal, isRound });

it('[VO2] a cart below the minimum says how much the code needs', () => {
  expect(whyUnusable(tried(0), on(149_999))).toEqual({ why: 'BELOW_MINIMUM', minimum: 150_000 });
  expect(whyUnusable(tried(0), on(150_000))).toEqual({ why: 0 });
});

it('[TB92] a round below it says that each round is measured alone', () => {
  expect(whyUnusable(tried(0), on(60_000, true))).toEqual({ why: 'ROUND_BELOW_MINIMUM', minimum: 150_000 });
});

it('[VO2] what is unknown, used up or over says that, whatever the cart costs', () => {
  for (const code of [1, 2, 3] as const) expect(whyUnusable(tried(code), on(0, true))).toEqual({ why: code });
  expect(whyUnusable(tried(1, { campaign: null }), on(0))).toEqual({ why: 1 });
});

it('[VO13] of another number nothing else is said, also below the minimum', () => {
  expect(whyUnusable(tried(0, { others: true }), on(1))).toEqual({ why: 'OF_ANOTHER_NUMBER' });
});
