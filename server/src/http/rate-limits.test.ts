import { describe, expect, it } from 'vitest';
import { fixedWindow, openRateLimits } from './rate-limits.ts';

describe('a rate limit', () => {
  it('counts each for itself, and anew in the next span', () => {
    let now = 0;
    const limit = fixedWindow(2, 60_000, () => now);
    expect([1, 2, 3].map(() => limit.take('a'))).toEqual([true, true, false]);
    expect([limit.hasLeft('a'), limit.hasLeft('b'), limit.take('b')]).toEqual([false, true, true]);
    now = 60_000;
    expect([limit.hasLeft('a'), limit.take('a')]).toEqual([true, true]);
  });

  it('asking what is left counts nothing', () => {
    const limit = fixedWindow(1, 60_000, () => 0);
    expect([limit.hasLeft('a'), limit.hasLeft('a'), limit.take('a'), limit.hasLeft('a')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('of an address counts reads and changes apart, a fifth as many changes', () => {
    const limits = openRateLimits({ addressLimit: 10, maps: { callsPerDay: 1 } as never }, () => 0);
    const reads = Array.from({ length: 11 }, () => limits.readsOfAddress.take('1.1.1.1'));
    const changes = Array.from({ length: 3 }, () => limits.changesOfAddress.take('1.1.1.1'));
    expect(reads).toEqual([...Array(10).fill(true), false]);
    expect(changes).toEqual([true, true, false]);
    expect(limits.changesOfAddress.take('2.2.2.2')).toBe(true);
  });

  it('of two spans holds the longer one over the shorter', () => {
    let now = 0;
    const { voucherChecks } = openRateLimits(
      { addressLimit: 10, maps: { callsPerDay: 1 } as never },
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
