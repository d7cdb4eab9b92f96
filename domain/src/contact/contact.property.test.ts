import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { normalisePhone, phoneKey } from './phone.ts';
import { cleanText, cutText, isWithin } from './text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'ế',
        '\u200d',
        '\u200b',
        '👨',
        '\u202e',
        '\ud800',
        '\n',
        ' ',
        '\u0301',
        '\ufe0f',
        '\u2800',
        '❤',
        '1',
        '\u20e3',
        '\u{e0101}',
      ),
    )
    .map((s) => s.join('')),
);

describe(`any text (seed ${SEED})`, () => {
  it('[CT1] cleaning twice changes nothing, and nothing hidden is left', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (s, lines) => {
        const clean = cleanText(s, { lines });
        expect(cleanText(clean, { lines })).toBe(clean);
        expect(/\p{Cs}|[\u200b\u202a-\u202e\u2066-\u2069]/u.test(clean)).toBe(false);
        expect(/\p{Cc}/u.test(clean.replaceAll('\n', ''))).toBe(false);
      }),
      runs(500),
    );
  });

  it('[CT2] a cut text keeps to its limit and begins the same', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), (s, max) => {
        const cut = cutText(s, max);
        expect(isWithin(cut, max)).toBe(true);
        expect(s.startsWith(cut)).toBe(true);
      }),
      runs(500),
    );
  });

  it('[CT3] [CT4] a stored number is stored as it is, and its key does not care how it was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d .-]{6,20}$/), (s) => {
        const phone = normalisePhone(s);
        if (phone === null) return;
        expect(normalisePhone(phone)).toBe(phone);
        expect(phoneKey(phone)).toBe(phoneKey(s));
      }),
      runs(300),
    );
  });
});
