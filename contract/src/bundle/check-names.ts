import { cleanText } from '@mam/domain/contact/text.ts';
import type { Mistake } from './mistake.ts';

/** Words by which people know a thing. */
const NAMES: ReadonlySet<string> = new Set([
  'name',
  'Pos_Name',
  'Pos_Address',
  'combo_name',
  'voucher_campaign_name',
  'title',
  'context',
]);
const TEXTS: ReadonlySet<string> = new Set([...NAMES, 'description', 'voucher_description', 'note']);

/** Marks that other systems leave in the texts they export; "<3" and "A & B" are none. */
const MARKUP =
  /&(?:amp|lt|gt|quot|apos|nbsp|[aeiouAEIOU](?:uml|acute|grave|circ|tilde)|szlig|#\d+|#x[\da-f]+);|<\/?(?:a|b|br|div|em|i|li|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/i;

function textProblem(field: string, text: string): string | null {
  if (NAMES.has(field) && text !== '' && cleanText(text) === '') return 'says nothing that can be read';
  const [mark] = (TEXTS.has(field) && MARKUP.exec(text)) || [];
  return mark === undefined ? null : `holds a mark of a web page (${mark}): texts are plain`;
}

/** [ME13] Texts nobody can see or that nobody wrote so: blanks, signs that draw nothing, marks of a web page. */
export function checkNames(value: unknown, path = ''): Mistake[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => checkNames(one, `${path}[${place}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => {
    const at = path ? `${path}.${field}` : field;
    if (typeof one !== 'string') return checkNames(one, at);
    const message = textProblem(field, one);
    return message ? [{ path: at, message }] : [];
  });
}
