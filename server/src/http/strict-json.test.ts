import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedJson, parseStrictJson } from './strict-json.ts';

const parse = (text: string) => parseStrictJson(Buffer.from(text));

describe('strict JSON', () => {
  it('reads what JSON.parse reads, for every honest document', () => {
    const honest = fc
      .jsonValue({ maxDepth: 8, stringUnit: 'grapheme', noUnicodeString: false })
      .filter((value) => {
        const text = JSON.stringify(value);
        return !/__proto__|constructor|prototype|\\u0000|\\ud[89a-f]/i.test(text) && !/\d{16}/.test(text);
      });
    fc.assert(
      fc.property(honest, (value) => {
        const text = JSON.stringify(value);
        expect(parse(text)).toEqual(JSON.parse(text));
        expect(parse(JSON.stringify(value, null, 2))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a key twice', '{"a":1,"a":2}'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a key twice further in', '[{"b":{"a":1,"c":[],"a":2}}]'],
    ['__proto__', '{"__proto__":{}}'],
    ['an escaped __proto__', '{"\\u005f_proto__":{}}'],
    ['constructor', '{"x":{"constructor":1}}'],
    ['depth 13', `${'['.repeat(13)}${']'.repeat(13)}`],
    ['200,000 brackets', '['.repeat(200_000)],
    ['1e400', '{"n":1e400}'],
    ['an integer that would change', '{"n":9007199254740993}'],
    ['NaN', '{"n":NaN}'],
    ['a comment', '{"n":1}//'],
    ['a trailing comma', '{"n":1,}'],
    ['U+0000', '{"n":"a\\u0000"}'],
    ['half a character', '{"n":"\\ud83d"}'],
    ['an open string', '{"n":"abc'],
    ['an array of 1,001', `[${Array(1_001).fill(0)}]`],
    ['an object of 1,001 keys', `{${Array.from({ length: 1_001 }, (_, n) => `"k${n}":0`)}}`],
    ['87,000 empty objects', `[${Array(87).fill(`[${Array(999).fill('{}')}]`)}]`],
    ['30,001 numbers', `[${Array(31).fill(`[${Array(999).fill(0)}]`)}]`],
    ['a byte order mark', '\ufeff{}'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(() => parse(text)).toThrow(MalformedJson);
  });

  it('refuses broken UTF-8', () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xc3, 0x22]))).toThrow(MalformedJson);
  });

  it('takes a thousand members, and thirty thousand values in all', () => {
    expect(parse(`[${Array(1_000).fill(0)}]`)).toHaveLength(1_000);
    expect(parse(`{${Array.from({ length: 1_000 }, (_, n) => `"k${n}":0`)}}`)).toHaveProperty('k999');
    expect(
      parse(`[${Array(29).fill(`[${Array(999).fill('{"a":1}')}]`.replaceAll('{"a":1}', '1'))}]`),
    ).toHaveLength(29);
  });

  it('takes the same key in sibling objects, depth 12 and honest escapes', () => {
    expect(parse('[{"a":1},{"a":2}]')).toEqual([{ a: 1 }, { a: 2 }]);
    expect(parse(`${'['.repeat(12)}${']'.repeat(12)}`)).toBeDefined();
    expect(parse('"\\ud83c\\udf5c \\n \\u00e0"')).toBe('🍜 \n à');
  });
});
