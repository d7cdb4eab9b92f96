import { describe, expect, it } from 'vitest';
import { addressLimit } from './address-rate-limit.ts';

describe('address limit', () => {
  it('counts reads and changes apart, each address for itself, anew each minute', () => {
    let now = 0;
    const allows = addressLimit(10, () => now);
    const reads = Array.from({ length: 11 }, () => allows('1.1.1.1', false));
    const changes = Array.from({ length: 3 }, () => allows('1.1.1.1', true));
    expect(reads).toEqual([...Array(10).fill(true), false]);
    expect(changes).toEqual([true, true, false]);
    expect(allows('2.2.2.2', true)).toBe(true);
    now = 60_000;
    expect(allows('1.1.1.1', false)).toBe(true);
  });
});
