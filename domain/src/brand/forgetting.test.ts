import { expect, it } from 'vitest';
import { forgottenBefore } from './forgetting.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26);

it('[OR67] an order says for 180 days after its end whom it was for', () => {
  expect(forgottenBefore(NOW, undefined)).toBe(NOW - 180 * DAY);
});

it('[ST13] for less where a brand says so, never for more', () => {
  expect(forgottenBefore(NOW, 1)).toBe(NOW - DAY);
  expect(forgottenBefore(NOW, 30)).toBe(NOW - 30 * DAY);
  for (const wrong of [0, -1, 0.5, 181, Number.NaN, Number.POSITIVE_INFINITY])
    expect(forgottenBefore(NOW, wrong)).toBe(NOW - 180 * DAY);
});
