import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { fold, keywordOf, matches } from './keyword.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe(`any search (seed ${SEED})`, () => {
  it('[SE1] [SE3] folding twice changes nothing; every name finds itself', () => {
    fc.assert(
      fc.property(anyText, (s) => {
        expect(fold(fold(s))).toBe(fold(s));
        expect(matches(keywordOf(s), s)).toBe(true);
      }),
      runs(500),
    );
  });
});
