/** A search as somebody types it who writes an order down: how many of what. */
export interface CountedQuery {
  readonly text: string;
  readonly quantity: number;
  /** a number was typed */
  readonly isCounted: boolean;
}

const BEFORE = /^([1-9]\d?)\s+(.*\D.*)$/u;
const AFTER = /^(.*\D)([1-9]\d?)$/u;
const ALONE = /^[1-9]\d?$/;

/**
 * [OR131] A number before or after a name says how many, unless a thing of the menu is called so, number and all; a number
 * alone is about the thing added last.
 */
export function countedQuery(typed: string, isName: (text: string) => boolean): CountedQuery {
  const text = typed.trim();
  const plain = { text, quantity: 1, isCounted: false };
  if (ALONE.test(text)) return { text: '', quantity: Number(text), isCounted: true };
  if (text === '' || isName(text)) return plain;
  const [, first = '', rest = ''] = BEFORE.exec(text) ?? [];
  if (first) return { text: rest, quantity: Number(first), isCounted: true };
  const [, name = '', last = ''] = AFTER.exec(text) ?? [];
  return last ? { text: name.trim(), quantity: Number(last), isCounted: true } : plain;
}
