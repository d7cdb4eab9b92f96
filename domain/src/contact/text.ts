const LONE_SURROGATES = /\p{Cs}/gu;
/** Joins emoji into one picture ("family"); anywhere else it only hides. */
const JOINER_OUTSIDE_EMOJI =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Makes a picture of the sign before it, or letters of it; anywhere else it only hides. */
const VARIATION_OUTSIDE_EMOJI =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\d#*](?=\ufe0f\u20e3))[\ufe0e\ufe0f]/gu;
/** Signs that turn, hide or fake text: what says of itself that it draws nothing, and what replaces an object; with the blank letters of Hangul. */
const INVISIBLE = /(?![\u200d\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
/** Signs that take their room and draw nothing: the empty cell of Braille, the note without a head. */
const BLANK = /[\u2800\u{1d159}]/gu;
/** A letter, a digit or a sign: an accent alone stands on nothing. */
const SEEN = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;
const CONTROLS = /[^\P{Cc}\n]/gu;
/** Printable ASCII: nothing in it has to be mended. */
const PLAIN = /^[ -~]*$/;

export interface CleanAs {
  /** a note may have lines; everything else is one line */
  readonly lines?: boolean;
}

/** [CT1] A typed text, as it is stored: NFC, nothing invisible, no control byte, one line unless a note, trimmed; "" where nothing of it can be seen. */
export function cleanText(s: string, { lines = false }: CleanAs = {}): string {
  if (PLAIN.test(s)) return s.trim();
  const broken = s.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n').replace(/\t/g, ' ');
  const clean = (lines ? broken : broken.replace(/\n+/g, ' '))
    .replace(LONE_SURROGATES, '')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(VARIATION_OUTSIDE_EMOJI, '')
    .replace(JOINER_OUTSIDE_EMOJI, '')
    .normalize('NFC')
    .trim();
  return SEEN.test(clean) ? clean : '';
}

/** [CT1] The same text without the signs in it that nobody sees. */
export const withoutUnseen = (s: string): string =>
  s
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(/[\u200d\ufe0e\ufe0f]/g, '');

let segmenter: Intl.Segmenter | undefined;

/** Cut where a reader sees one character end; made once, when first asked for. */
function characters(s: string): Iterable<{ readonly segment: string }> {
  segmenter ??= new Intl.Segmenter('vi', { granularity: 'grapheme' });
  return segmenter.segment(s);
}

/** [CT2] How many characters a reader sees: a family emoji is 1, "ế" is 1 however it is written. */
export function graphemes(s: string): number {
  let count = 0;
  for (const _ of characters(s)) count++;
  return count;
}

/** [CT5] How many of them there is something to see of. */
export function visibleCharacters(s: string): number {
  let count = 0;
  for (const { segment } of characters(s)) if (SEEN.test(segment)) count++;
  return count;
}

/** Code units a text of so many visible characters may take: room for emoji families, none for towers of accents. */
function budget(max: number): number {
  return max * 8 + 24;
}

/** [CT2] Whether a text keeps to a limit of visible characters, without hiding kilobytes in them. */
export function isWithin(s: string, max: number): boolean {
  // nobody sees more characters than there are code units
  return s.length <= max || (s.length <= budget(max) && graphemes(s) <= max);
}

/** [CT2] The longest beginning of a text that keeps to the limit. */
export function cutText(s: string, max: number): string {
  let kept = '';
  let count = 0;
  for (const { segment } of characters(s)) {
    if (count++ === max || kept.length + segment.length > budget(max)) break;
    kept += segment;
  }
  return kept;
}
