import { cleanText } from '@mam/domain/contact/text.ts';
import type { Tell } from './mistake.ts';

/** [TB22] Checks that each further thing to call for can be read, and stands in its list once in any letters. */
export function checkServiceNotes(notes: readonly string[] | undefined, path: string, tell: Tell): void {
  const seen = new Set<string>();
  for (const [index, note] of (notes ?? []).entries()) {
    const said = cleanText(note).toLowerCase();
    if (said === '') tell(`${path}[${index}]`, 'says nothing that can be read');
    else if (seen.has(said)) tell(`${path}[${index}]`, `is there already (${note})`);
    seen.add(said);
  }
}
