import { isStorable } from '@mam/contract/http/storable-text.ts';

/** Deeper than any honest body, far below what breaks JSON.stringify. */
const MOST_DEPTH = 12;
/** Above any list or object of ours, and 200 lines with all their choices: what is longer is only work. */
const MOST_MEMBERS = 1_000;
const MOST_VALUES = 30_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The fault of a body, for the log and for developers; diners never see it. */
export class MalformedJson extends Error {
  override name = 'MalformedJson';
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 34) return at + 1;
  }
  throw new MalformedJson('a string does not end');
}

function readString(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1);
  const value: unknown = JSON.parse(raw);
  if (typeof value !== 'string' || !isStorable(value))
    throw new MalformedJson('a text with characters that cannot be stored');
  return value;
}

function checkNumber(text: string, at: number): number {
  NUMBER.lastIndex = at;
  const literal = NUMBER.exec(text)?.[0];
  if (!literal) return at + 1; // not a number after all; JSON.parse says so
  const value = Number(literal);
  const whole = /^-?\d+$/.test(literal);
  if (!Number.isFinite(value) || (whole && !Number.isSafeInteger(value)))
    throw new MalformedJson('a number too large to be exact');
  return at + literal.length;
}

/** An open bracket. Most objects are small: a set is made for the second key. */
interface Open {
  readonly isObject: boolean;
  commas: number;
  firstKey: string | null;
  keys: Set<string> | null;
}

function rememberKey(open: Open, key: string): void {
  if (FORBIDDEN_KEYS.has(key)) throw new MalformedJson(`the key ${key}`);
  if (open.firstKey === null) {
    open.firstKey = key;
    return;
  }
  open.keys ??= new Set([open.firstKey]);
  if (open.keys.has(key)) throw new MalformedJson('a key that stands twice in one object');
  open.keys.add(key);
}

/** Walks the text once and refuses what JSON.parse would quietly accept, or take long over. */
function checkText(text: string): void {
  const open: Open[] = [];
  let expectsKey = false;
  /** brackets and commas: no value is without one of them, but the first */
  let values = 0;
  const countValue = () => {
    values += 1;
    if (values > MOST_VALUES) throw new MalformedJson('too many values');
  };
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      const value = readString(text.slice(at, end));
      const inside = open.at(-1);
      if (inside?.isObject && expectsKey) rememberKey(inside, value);
      expectsKey = false;
      at = end;
    } else if (character === '{' || character === '[') {
      countValue();
      open.push({ isObject: character === '{', commas: 0, firstKey: null, keys: null });
      if (open.length > MOST_DEPTH) throw new MalformedJson('nested too deeply');
      expectsKey = character === '{';
      at += 1;
    } else if (character === '}' || character === ']') {
      open.pop();
      expectsKey = false;
      at += 1;
    } else if (character === ',') {
      countValue();
      const inside = open.at(-1);
      if (inside) inside.commas += 1;
      if (inside && inside.commas >= MOST_MEMBERS) throw new MalformedJson('too many values in one');
      expectsKey = inside?.isObject ?? false;
      at += 1;
    } else if (character === '-' || (character !== undefined && character >= '0' && character <= '9')) {
      at = checkNumber(text, at);
    } else at += 1;
  }
}

/**
 * The one JSON parser: refuses duplicate and prototype keys, nesting over 12, over 1,000 members in one or 30,000
 * values in all, numbers that would change, broken UTF-8, half characters and U+0000. Throws MalformedJson.
 */
export function parseStrictJson(body: Uint8Array): unknown {
  try {
    const text = UTF8.decode(body);
    checkText(text);
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof MalformedJson ? error : new MalformedJson('not JSON');
  }
}
