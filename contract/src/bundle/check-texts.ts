import { isStorable } from '../http/storable-text.ts';
import type { Mistake } from './mistake.ts';

const MESSAGE = 'must not hold U+0000 or half a character';
const LOST = 'holds U+FFFD: a letter was lost before, where this text was written';

/** [ME13] The texts of a bundle that lost a letter or that not every database can store, names of fields too; they cannot be seen, so the path says where. */
export function checkTexts(value: unknown, path = ''): Mistake[] {
  if (typeof value === 'string') {
    const message = isStorable(value) ? value.includes('\uFFFD') && LOST : MESSAGE;
    return message ? [{ path, message }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one, place) => checkTexts(one, `${path}[${place}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    isStorable(name) ? checkTexts(one, path ? `${path}.${name}` : name) : [{ path, message: MESSAGE }],
  );
}
