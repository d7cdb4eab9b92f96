import { expect, it } from 'vitest';
import { identityKeptUntil, mustBeNoted } from './identity.ts';

const DAY = 86_400_000;

it('[DN7] an identity is kept for 180 days at least and 187 at most after it was used, and that is noted once a week', () => {
  const noted = 1_000 * DAY;
  const keptUntil = identityKeptUntil(noted);
  const lastUse = [0, 1, 6.99, 7, 30, 500].map((days) => noted + days * DAY);
  expect(lastUse.map((at) => mustBeNoted(keptUntil, at))).toEqual([false, false, false, true, true, true]);
  for (const at of lastUse) {
    const until = mustBeNoted(keptUntil, at) ? identityKeptUntil(at) : keptUntil;
    expect(until - at).toBeGreaterThanOrEqual(180 * DAY);
    expect(until - at).toBeLessThanOrEqual(187 * DAY);
  }
});

it('[DN7] nothing is noted of an identity that is kept for ever', () => {
  expect(mustBeNoted(null, 1_000 * DAY)).toBe(false);
});
