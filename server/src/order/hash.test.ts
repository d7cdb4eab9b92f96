import { expect, it } from 'vitest';
import { codeOfHash, isSameHash, newCode, newHash } from './hash.ts';

it('codes have no letters people mix up', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.every((code) => /^[A-Z2-9]{5}$/.test(code))).toBe(true);
  expect(codes.join('')).not.toMatch(/[OILSB0158]/);
  expect(new Set(codes).size).toBeGreaterThan(1_990);
});

it('a hash opens only whole', () => {
  const hash = newHash('A3F92');
  expect(codeOfHash(hash)).toBe('A3F92');
  for (const part of ['A3F92', 'A3F92:', hash.slice(0, -1), `${hash}A`, hash.toLowerCase(), ` ${hash}`])
    expect(codeOfHash(part)).toBeNull();
  expect(Buffer.from(hash.split(':')[1] ?? '', 'base64url')).toHaveLength(16);
  expect(isSameHash(hash, hash)).toBe(true);
  expect(isSameHash(hash, newHash('A3F92'))).toBe(false);
  expect(isSameHash('short', hash)).toBe(false);
});
