import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { buildKeyword, fold } from './keyword.ts';
import { markedName } from './marked-name.ts';
import { findNames, nameIndex } from './name-index.ts';

/** The dishes of the demo brands: names as restaurants write them. */
const NAMES: readonly string[] = ['bepnha', 'spree'].flatMap((brand) => {
  const bundle = JSON.parse(readFileSync(`demo/${brand}/bundle.json`, 'utf8'));
  return bundle.menus[0].menu.items.map(({ name }: { name: string }) => name.normalize('NFC'));
});
const index = nameIndex(NAMES);
const places = (query: string) => findNames(index, query).map(({ name }) => name);
const direct = (query: string) => findNames(index, query).flatMap(({ name, near }) => (near ? [] : [name]));

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const anyDish = fc.integer({ min: 0, max: NAMES.length - 1 });
const nameOf = (dish: number): string => NAMES[dish] ?? '';
const letters = fc.constantFrom(...'abcdefghiklmnopqrstuvxy');

/** How a mark over or under a letter is typed: Telex, VNI. */
const KEYS: Readonly<Record<string, readonly [string, string]>> = {
  '\u0300': ['f', '2'],
  '\u0301': ['s', '1'],
  '\u0309': ['r', '3'],
  '\u0303': ['x', '4'],
  '\u0323': ['j', '5'],
  '\u0306': ['w', '8'],
  '\u031b': ['w', '7'],
};

/** Keys as they are struck, tones at the end of the word as most people type them. */
function typed(name: string, keyboard: 0 | 1): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    let keys = '';
    let tones = '';
    for (const letter of word.normalize('NFD')) {
      if (letter === '\u0302') keys += keyboard === 0 ? keys.at(-1) : '6';
      else if (/[đĐ]/.test(letter)) keys += keyboard === 0 ? 'dd' : 'd9';
      else if (letter === '\u0306' || letter === '\u031b') keys += KEYS[letter]?.[keyboard];
      else if (KEYS[letter]) tones += KEYS[letter][keyboard];
      else keys += letter;
    }
    return keys + tones;
  });
}

describe(`any search (seed ${SEED})`, () => {
  it('[SE1] [SE3] folding twice changes nothing; every name finds itself', () => {
    fc.assert(
      fc.property(anyText, (s) => {
        expect(fold(fold(s))).toBe(fold(s));
        expect(findNames(nameIndex([s]), s)).toEqual([expect.objectContaining({ name: 0, near: false })]);
      }),
      runs(500),
    );
  });

  it('[SE8] the exact name puts its dish first', () => {
    for (const [dish, name] of NAMES.entries()) {
      const first = nameOf(places(name)[0] ?? -1);
      expect(buildKeyword(first).joined).toBe(buildKeyword(nameOf(dish)).joined);
    }
  });

  it('[SE1] leaving the accents out never loses a hit', () => {
    fc.assert(
      fc.property(anyDish, fc.nat(30), fc.nat(30), (dish, from, length) => {
        const query = nameOf(dish).slice(from, from + length + 1);
        expect(new Set(places(fold(query)))).toEqual(new Set(places(query)));
      }),
      runs(400),
    );
  });

  it('[SE3] the order of the words changes nothing but the order', () => {
    fc.assert(
      fc.property(
        anyDish.chain((dish) => fc.shuffledSubarray(nameOf(dish).split(/\s+/), { minLength: 1 })),
        (words) => {
          expect(new Set(places([...words].reverse().join(' ')))).toEqual(new Set(places(words.join(' '))));
        },
      ),
      runs(300),
    );
  });

  it('[SE7] one slip at any place of a word of four letters or more still finds the dish', () => {
    const slip = fc.record({ dish: anyDish, word: fc.nat(10), at: fc.nat(20), letter: letters });
    fc.assert(
      fc.property(slip, ({ dish, word: which, at: place, letter }) => {
        const words = buildKeyword(nameOf(dish)).words.map(({ folded }) => folded);
        const long = words.filter((word) => word.length >= 4);
        const word = long[which % Math.max(long.length, 1)];
        if (!word) return;
        const at = place % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const slips = [
          before + letter + after,
          before + letter + word.slice(at),
          word + letter,
          before + after,
          before + (after[0] ?? '') + word[at] + after.slice(1),
        ];
        for (const one of slips) {
          expect(places(one), one).toContain(dish);
          const whole = words.map((other) => (other === word ? one : other)).join(' ');
          expect(places(whole), whole).toContain(dish);
        }
      }),
      runs(600),
    );
  });

  it('[SE6] a Vietnamese name typed with Telex or VNI and not composed is found outright', () => {
    for (const [dish, name] of NAMES.entries()) {
      if (!/[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/i.test(name)) continue;
      for (const word of name.split(/\s+/)) {
        if (!/[^\x20-\x7e]/.test(word) || /[äöüß]/i.test(word)) continue;
        expect(direct(typed(word, 0)), typed(word, 0)).toContain(dish);
        expect(direct(typed(word, 1)), typed(word, 1)).toContain(dish);
      }
    }
  });

  it('[SE9] the pieces of a marked name are the name', () => {
    fc.assert(
      fc.property(anyText, anyText, anyDish, (text, query, dish) => {
        for (const name of [text, nameOf(dish)])
          for (const asked of [query, name, text.slice(0, 3)])
            expect(
              markedName(name, asked)
                .map((piece) => piece.text)
                .join(''),
            ).toBe(name.normalize('NFC'));
      }),
      runs(400),
    );
  });
});
