import { describe, expect, it } from 'vitest';
import { type Brake, brakeAfter, brakesForTry, pauseLeft, triesLeft } from './brakes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 23);
const FRESH: Brake = { tries: 0, last_at: 0, free_at: 0 };

const after = (count: number, kind: Parameters<typeof brakeAfter>[0], now = NOW) =>
  Array.from({ length: count }).reduce<Brake>((brake) => brakeAfter(kind, brake, now), FRESH);

describe('brakes', () => {
  it('[SF4] let ten wrong passwords pass, then pause for 1, 2, 4, 8 and 15 minutes', () => {
    const pauses = [9, 10, 11, 12, 13, 14, 15, 40].map(
      (count) => pauseLeft(after(count, 'account'), NOW) / MINUTE,
    );
    expect(pauses).toEqual([0, 1, 2, 4, 8, 15, 15, 15]);
    expect(triesLeft('browser', after(1, 'browser'))).toBe(9);
    expect(triesLeft('account', after(12, 'account'))).toBe(0);
  });

  it('[SF4] forget after a day without a wrong password, not earlier', () => {
    const braked = after(12, 'account');
    expect(brakeAfter('account', braked, NOW + DAY - 1).tries).toBe(13);
    expect(brakeAfter('account', braked, NOW + DAY)).toMatchObject({ tries: 1, free_at: 0 });
  });

  it('[SF4] of two tries at once, the one that came first and is counted last waits for nobody', () => {
    expect(pauseLeft(after(1, 'network', NOW + 5), NOW)).toBe(0);
  });

  it('[SF4] a clock that was put back makes no pause longer', () => {
    expect(pauseLeft(after(12, 'account'), NOW - DAY)).toBe(0);
  });

  it('[SF5] a network has a hundred, and is forgotten after an hour', () => {
    expect(pauseLeft(after(99, 'network'), NOW)).toBe(0);
    expect(pauseLeft(after(100, 'network'), NOW)).toBe(MINUTE);
    expect(brakeAfter('network', after(100, 'network'), NOW + 60 * MINUTE).tries).toBe(1);
  });

  it('[SF30] digits have five for a person at a device, and twenty for all who stand there', () => {
    expect(pauseLeft(after(4, 'pin'), NOW)).toBe(0);
    expect(pauseLeft(after(5, 'pin'), NOW)).toBe(MINUTE);
    expect(pauseLeft(after(19, 'device'), NOW)).toBe(0);
    expect(pauseLeft(after(20, 'device'), NOW)).toBe(MINUTE);
  });

  it('[SF4] [SF5] a known browser goes through its own brake only', () => {
    expect(brakesForTry(true)).toEqual(['browser']);
    expect(brakesForTry(false)).toEqual(['account', 'network']);
  });
});
