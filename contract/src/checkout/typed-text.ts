import { NOTE_LENGTH } from '@mam/domain/contact/limits.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import { WireError } from '../money/money-wire.ts';

/** Cleans a typed text; one longer than a reader would accept is refused, never cut in silence. */
export function readTypedText(
  text: string | null | undefined,
  longest: number,
  path: string,
  lines = false,
): string {
  const clean = cleanText(text ?? '', { lines });
  if (!isWithin(clean, longest)) throw new WireError(path, `is longer than ${longest} characters`);
  return clean;
}

export const readNote = (note: string | null | undefined, path: string) =>
  readTypedText(note, NOTE_LENGTH, path, true);
