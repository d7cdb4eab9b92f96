import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { fixedWindow, openRateLimits } from './rate-limits.ts';

const { limits } = readConfig({});

describe('a rate limit', () => {
  it('counts each for itself, and anew in the next span', () => {
    let now = 0;
    const limit = fixedWindow(2, 60_000, () => now);
    expect([1, 2, 3].map(() => limit.take('a'))).toEqual([true, true, false]);
    expect(limit.take('b')).toBe(true);
    now = 60_000;
    expect(limit.take('a')).toBe(true);
  });

  it('what is given back was never counted', () => {
    const limit = fixedWindow(1, 60_000, () => 0);
    expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
    limit.giveBack('a');
    limit.giveBack('b');
    expect([limit.take('a'), limit.take('a'), limit.take('b'), limit.take('b')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('keeps ten thousand: who invents more of themselves pushes out whoever was counted longest ago', () => {
    const limit = fixedWindow(1, 60_000, () => 0);
    expect([limit.take('first'), limit.take('first')]).toEqual([true, false]);
    for (let n = 0; n < 10_000; n += 1) limit.take(`invented ${n}`);
    expect([limit.take('invented 9999'), limit.take('first')]).toEqual([false, true]);
  });

  it('of an address counts reads and changes apart, a fifth as many changes', () => {
    const counted = openRateLimits({ addressLimit: 10, maps: { callsPerDay: 1 } as never, limits }, () => 0);
    const reads = Array.from({ length: 11 }, () => counted.readsOfAddress.take('1.1.1.1'));
    const changes = Array.from({ length: 3 }, () => counted.changesOfAddress.take('1.1.1.1'));
    expect(reads).toEqual([...Array(10).fill(true), false]);
    expect(changes).toEqual([true, true, false]);
    expect(counted.changesOfAddress.take('2.2.2.2')).toBe(true);
  });

  it('of two spans holds the longer one over the shorter', () => {
    let now = 0;
    const { voucherChecks } = openRateLimits(
      { addressLimit: 10, maps: { callsPerDay: 1 } as never, limits },
      () => now,
    );
    let allowed = 0;
    for (let minute = 0; minute < 10; minute += 1) {
      now = minute * 60_000;
      for (let tries = 0; tries < 10; tries += 1) if (voucherChecks.take('a')) allowed += 1;
    }
    expect(allowed).toBe(60);
  });
});
