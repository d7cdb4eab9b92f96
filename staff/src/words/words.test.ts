import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

/** The folders of the app's tables of words: the first one, and those that come with a screen of their own. */
const TABLES = ['.', './change'];

function read(language: string): Record<string, string> {
  const tables = TABLES.map((table) =>
    JSON.parse(readFileSync(new URL(`${table}/${language}.json`, import.meta.url), 'utf8')),
  );
  return Object.fromEntries(
    tables.flatMap((words, at) =>
      Object.entries<string>(words).map(([key, sentence]) => [`${TABLES[at]} ${key}`, sentence]),
    ),
  );
}

/** The names of the values a sentence wants. */
function valuesOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))]
    .filter((name) => compileMessageOrThrow(sentence).some((part) => Array.isArray(part) && part[0] === name))
    .sort();
}

const vi = read('vi');

describe.each(['en', 'de'])('%s', (language) => {
  const words = read(language);

  it('says everything Vietnamese says', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(vi).sort());
  });

  it('asks for the same values', () => {
    for (const [key, sentence] of Object.entries(words)) {
      expect([key, valuesOf(sentence)]).toEqual([key, valuesOf(vi[key] ?? '')]);
    }
  });
});

it.each(['vi', 'en', 'de'])('no sentence is empty in %s', (language) => {
  for (const [key, sentence] of Object.entries(read(language)))
    expect([key, sentence.trim() !== '']).toEqual([key, true]);
});
