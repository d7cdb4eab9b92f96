import { fold } from '@mam/domain/search/keyword.ts';

/** Says what kind of thing follows, and nothing about which; but "Nguyễn Tri Phương" ends with one. */
const KINDS = new Set('p phuong x xa tp duong d tinh so nr'.split(' '));
/** The same in two words, and countries: nobody tells streets apart by them. */
const EMPTY_WORDS = /\b(?:thanh pho|viet nam|vietnam|deutschland|germany)\b/g;
/** A door inside a street: not on any list. */
const INNER = /\b(?:hem|ngo|ngach|kiet|lau|tang)\s+\d\S*/g;

/** A text as words to compare: folded, "Torstr." as "torstrasse", "Q.1" as "quan 1". */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(INNER, ' ')
    .replace(EMPTY_WORDS, ' ')
    .replace(/(?<=\p{L})str\b\.?/gu, 'strasse')
    .replace(/\bq\.?\s*(?=\d)/g, 'quan ')
    .replace(/tp\.?\s*hcm|\bhcmc\b/g, 'hcm')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words without those that only say what kind of thing a name is, as far as the name does not contain them. */
export function withoutKinds(words: readonly string[], name: readonly string[] = []): readonly string[] {
  return words.filter((word, at) => !KINDS.has(word) || (at === 0 ? word === name[0] : name.includes(word)));
}

/** One way to read what was typed: with the number of a house, or without. */
export interface Reading {
  readonly number: string;
  readonly words: readonly string[];
}

const NUMBER = String.raw`\d+[a-zA-Z]?(?:\s?[/-]\s?\d+[a-zA-Z]?)*`;
const LEADING = new RegExp(String.raw`^\s*(?:[Ss]ố\s+|[Ss]o\s+)?(${NUMBER})[\s,]+(?=\S)`);
const TRAILING = new RegExp(String.raw`^([^,]*\p{L}[^,]*?)\s+(${NUMBER})\s*(?=,|$)`, 'u');

/** "27 Lê Thánh Tôn", "Torstraße 140", "3 Tháng 2": the number may belong to the house or to the street. */
export function readingsOf(text: string): Reading[] {
  const readings: Reading[] = [{ number: '', words: wordsOf(text) }];
  const leading = LEADING.exec(text);
  if (leading) readings.push({ number: leading[1] ?? '', words: wordsOf(text.slice(leading[0].length)) });
  const trailing = TRAILING.exec(text);
  if (trailing) {
    const rest = `${trailing[1]}${text.slice(trailing[0].length)}`;
    readings.push({ number: trailing[2] ?? '', words: wordsOf(rest) });
  }
  return readings.filter(({ words }) => words.length > 0);
}
