import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { isNamedLikeBanned, isSameName } from './names.ts';

describe(`[GO5] names (seed ${SEED})`, () => {
  it.each([
    ['capitals', 'MINH THƯ'],
    ['two spaces inside', 'minh  thư'],
    ['spaces around', '  Minh Thư '],
    ['no space', 'MinhThư'],
    ['a sign of no width', 'Mi\u200bnh Thư'],
    ['a variation selector', 'Minh Thư\ufe0f'],
    ['accents apart', 'Minh Thư'.normalize('NFD')],
    ['a dotless ı', 'Mınh Thư'],
    ['a dotted İ', 'Mİnh Thư'],
    ['a Greek Μ', 'Μinh Thư'],
    ['Cyrillic letters', 'Міnһ Тһư'],
    ['letters of full width', 'Ｍｉｎｈ Thư'],
    ['letters of mathematics', '𝐌𝐢𝐧𝐡 Thư'],
    ['a picture behind it', 'Minh Thư ✅'],
    ['a crown', '👑 Minh Thư'],
    ['other signs', '“Minh-Thư”.'],
  ])('with %s is the same', (_, name) => {
    expect(isSameName(name, 'Minh Thư')).toBe(true);
    expect(isSameName('Minh Thư', name)).toBe(true);
  });

  it('what looks the same is the same: a capital I and a small L, a zero and an O, rn and m', () => {
    expect(isSameName('Hoàng Iong', 'Hoàng long')).toBe(true);
    expect(isSameName('T0m', 'TOm')).toBe(true);
    expect(isSameName('Tom', 'Torn')).toBe(true);
    expect(isSameName('Đức', 'Ðức')).toBe(true);
  });

  it('accents and numbers tell people apart', () => {
    for (const [a, b] of [
      ['Minh Thư', 'Minh Thu'],
      ['Bạn Tí', 'Bạn Ti'],
      ['Tí 1', 'Tí 2'],
      ['Long B', 'Long C'],
      ['🐱🐱🐱', '🐶🐶🐶'],
      ['Đan', 'Dan'],
    ] as const)
      expect(isSameName(a, b)).toBe(false);
  });

  it('is the same as itself, either way round, in capitals and with signs between', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 18 }), fc.string(), (a, b) => {
        expect(isSameName(a, a)).toBe(true);
        expect(isSameName(a, b)).toBe(isSameName(b, a));
        expect(isSameName(a, `${a}\u200b `)).toBe(true);
      }),
      runs(300),
    );
  });
});

it('[GO41] who comes under the name of somebody blocked is known by it', () => {
  const blocked = { uid: 'x', name: 'Người Lạ', isBanned: true };
  const here = { uid: 'a', name: 'Hoàng Long', isBanned: false };
  const [back, other] = [
    { uid: 'b', name: 'người  lạ' },
    { uid: 'c', name: 'Chị Lan' },
  ];
  expect(isNamedLikeBanned(back, [blocked, here])).toBe(true);
  expect(isNamedLikeBanned(other, [blocked, here])).toBe(false);
  expect(isNamedLikeBanned({ uid: 'd', name: 'hoàng long' }, [blocked, here])).toBe(false);
});
