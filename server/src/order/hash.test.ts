import { kindOfCode } from '@mam/domain/payment/code-kind.ts';
import { expect, it } from 'vitest';
import { codeOfHash, freeNames, freeShareCodes, isSameHash, newCode, newHash } from './hash.ts';

it('codes have no letters people mix up', () => {
  const codes = Array.from({ length: 2_000 }, () => newCode(5));
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

it('[OR23] a code grows by one sign where those drawn are taken, and the draw ends', async () => {
  const tried: string[] = [];
  const taken = (most: number) => (code: string) => {
    tried.push(code);
    return Promise.resolve(code.length <= most);
  };
  const { code, hash } = await freeNames(taken(0));
  expect(code).toHaveLength(5);
  expect(codeOfHash(hash)).toBe(code);
  expect((await freeNames(taken(6))).code).toHaveLength(7);
  tried.length = 0;
  await expect(freeNames(taken(8))).rejects.toThrow('no code is free');
  expect(tried.map(({ length }) => length)).toEqual([5, 6, 7, 8].flatMap((length) => Array(4).fill(length)));
});

it('[PA46] codes of shares are no order’s, free, and all different, also where most are taken', async () => {
  const orders = Array.from({ length: 500 }, () => newCode(5));
  expect(orders.every((code) => kindOfCode(code) === 'order')).toBe(true);
  const codes = await freeShareCodes('share', 50, async () => new Set());
  expect(new Set(codes).size).toBe(50);
  expect(codes.every((code) => code.length === 5 && kindOfCode(code) === 'share')).toBe(true);
  const longer = await freeShareCodes(
    'share',
    3,
    async (drawn) => new Set(drawn.filter(({ length }) => length < 6)),
  );
  expect(longer.map(({ length }) => length)).toEqual([6, 6, 6]);
  await expect(freeShareCodes('share', 1, async (drawn) => new Set(drawn))).rejects.toThrow(
    'no codes are free',
  );
});
