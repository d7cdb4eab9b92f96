import { fold } from '@mam/domain/search/keyword.ts';

/** Says what kind of thing follows, and nothing about which; but "Nguyễn Tri Phương" ends with one. */
const KINDS = new Set('p phuong x xa tp duong d tinh so nr'.split(' '));
/** The same in two words, and countries: nobody tells streets apart by them. */
const EMPTY_WORDS = /\b(?:thanh pho|viet nam|vietnam|deutschland|germany)\b/g;
/** Where inside a street or a house: an alley, a floor, the building behind. On no list, and the diner's own to say. */
const INSIDE = [
  String.raw`(?:hẻm|hem|ngõ|ngo|ngách|ngach|kiệt|kiet|lầu|lau|tầng|tang)\s+\d[^\s,]*`,
  '(?:Vorder|Hinter|Quer|Garten)(?:haus|gebäude|gebaude)',
  String.raw`Seitenfl(?:ü|u|ue)gel(?:\s+(?:links|rechts))?`,
  String.raw`\d+\.?\s*(?:OG|UG|Stock|Etage)`,
  String.raw`c/o\s+[^,]+`,
].join('|');
const INNER = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${INSIDE})(?![\p{L}\p{N}])`, 'giu');

/** A text as words to compare: folded, "Torstr." as "torstrasse", "Q.1" as "quan 1". */
export function comparableWords(text: string): string[] {
  return fold(text.replace(INNER, ' '))
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
  /** of the house, with the alleys it lies in, as the diner wrote them: "27 ngõ 12" */
  readonly door: string;
  /** only a street has houses with numbers */
  readonly hasNumber: boolean;
  /** the rest of the words on where inside, after the street */
  readonly inside: string;
  readonly words: readonly string[];
}

const NUMBER = String.raw`\d+[a-zA-Z]?(?:\s?[/-]\s?\d+[a-zA-Z]?)*`;
const ALLEYS = String.raw`(?:(?:${INSIDE})[\s,]+)*`;
const ALLEY_FIRST = new RegExp(String.raw`^${ALLEYS}(?=\S)`, 'iu');
const LEADING = new RegExp(String.raw`^${ALLEYS}(?:số\s+|so\s+)?${NUMBER}[\s,]+${ALLEYS}(?=\S)`, 'iu');
const TRAILING = new RegExp(String.raw`^([^,]*\p{L}[^,]*?)\s+(${NUMBER})\s*(?=,|$)`, 'u');

/** The door as it is written before a street; "số" says no more than the number does. */
const doorOf = (typed: string): string =>
  typed
    .replace(/^(?:số|so)\s+/iu, '')
    .replace(/[\s,]+$/, '')
    .replace(/\s+/g, ' ');

function reading(door: string, hasNumber: boolean, rest: string): Reading {
  return { door, hasNumber, inside: (rest.match(INNER) ?? []).join(', '), words: comparableWords(rest) };
}

/** "27 Lê Thánh Tôn", "27 ngõ 12 Lê Thánh Tôn", "Torstraße 140", "3 Tháng 2": the number may belong to the house or to the street. */
export function addressReadings(typed: string): Reading[] {
  const text = typed.normalize('NFC').trim();
  const [alley = ''] = ALLEY_FIRST.exec(text) ?? [];
  const readings = [reading(doorOf(alley), false, text.slice(alley.length))];
  const [leading] = LEADING.exec(text) ?? [];
  if (leading) readings.push(reading(doorOf(leading), true, text.slice(leading.length)));
  const trailing = TRAILING.exec(text);
  if (trailing) {
    const rest = `${trailing[1]}${text.slice(trailing[0].length)}`;
    readings.push(reading(trailing[2] ?? '', true, rest));
  }
  return readings.filter(({ words }) => words.length > 0);
}
