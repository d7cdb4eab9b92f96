import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const areas = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const table = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${area}/${language}.json`, folder), 'utf8'));

/** The names in braces, also those inside plurals: what a sentence expects to be told. */
function names(message: string): string[] {
  const found = new Set<string>();
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      found.add(String(token[0]));
      if (token[2] && typeof token[2] === 'object') Object.values(token[2]).forEach(walk);
    }
  };
  walk(compileMessageOrThrow(message));
  found.delete('#');
  return [...found].sort();
}

describe.each(areas)('the words of %s', (area) => {
  const vi = table(area, 'vi');

  it.each(['en', 'de'])('say in %s the same things as in vi, with the same values', (language) => {
    const other = table(area, language);
    expect(Object.keys(other).sort()).toEqual(Object.keys(vi).sort());
    for (const [key, message] of Object.entries(vi)) {
      expect(other[key]?.trim(), key).toBeTruthy();
      expect(names(other[key] ?? ''), key).toEqual(names(message));
    }
  });
});

it('there are words', () => {
  expect(areas).toContain('shell');
});
