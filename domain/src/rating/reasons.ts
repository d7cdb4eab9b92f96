const FOOD = ['cold', 'missing', 'not_as_noted', 'bland', 'salty', 'small'] as const;
const GOOD = ['tasty', 'fast', 'friendly', 'packed_well'] as const;
const BAD = ['late', ...FOOD, 'packed_badly'] as const;
const GOOD_COLLECTED = ['tasty', 'ready_fast', 'friendly', 'packed_well'] as const;
const BAD_COLLECTED = ['ready_late', ...FOOD, 'packed_badly'] as const;
const GOOD_AT_TABLE = ['tasty', 'served_fast', 'friendly', 'clean'] as const;
const BAD_AT_TABLE = ['served_late', ...FOOD, 'unclean'] as const;

/** A reason a diner may tap instead of writing it. */
export type Reason = (
  | typeof GOOD
  | typeof BAD
  | typeof GOOD_COLLECTED
  | typeof BAD_COLLECTED
  | typeof GOOD_AT_TABLE
  | typeof BAD_AT_TABLE
)[number];

/** How the food came to its diner. */
export type ServedHow = 'delivered' | 'collected' | 'at-table';

const REASONS = {
  delivered: [GOOD, BAD],
  collected: [GOOD_COLLECTED, BAD_COLLECTED],
  'at-table': [GOOD_AT_TABLE, BAD_AT_TABLE],
} as const;

/** [RA7] Reasons that fit the stars and how the food came: what was good from four on, what was not below. */
export function reasonsFor(score: number, how: ServedHow): readonly Reason[] {
  const [good, bad] = REASONS[how];
  return score >= 4 ? good : bad;
}

const sentence = (words: string) => `${words}.`;

/** Where a sentence stands in a text as one of its own, not as the end of another; -1 = nowhere. */
function sentencePosition(text: string, words: string): number {
  const wanted = sentence(words);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || /\s/.test(text[at - 1] ?? '')) return at;
  return -1;
}

/** [RA7] Whether a reason is told already. */
export const tells = (text: string, words: string): boolean => sentencePosition(text, words) >= 0;

/** [RA7] A reason that is tapped comes into the text, tapped again it goes; what was typed by hand stays. */
export function toggleReason(text: string, words: string): string {
  const at = sentencePosition(text, words);
  if (at < 0) return text.trim() === '' ? sentence(words) : `${text.trimEnd()} ${sentence(words)}`;
  const [before, after] = [text.slice(0, at), text.slice(at + sentence(words).length)];
  return before === '' ? after.trimStart() : after === '' ? before.trimEnd() : before.trimEnd() + after;
}
