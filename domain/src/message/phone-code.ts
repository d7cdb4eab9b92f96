import type { EpochMs } from '../time/moment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** [MS6] A code has six digits, is good for five minutes, and may be tried five times. */
export const CODE_DIGITS = 6;
export const CODE_LASTS = 5 * MINUTE;
export const CODE_TRIES = 5;

/** [MS9] How long a proved number opens what was ordered with it. */
const PROOF_LASTS = 30 * DAY;

/** [MS6] Six digits, with or without a space in between, as they are typed or pasted; null = no code. */
export function typedCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === CODE_DIGITS ? digits : null;
}

/** Whose codes are counted: those of a number, of a diner, of a network address, of this server. */
export type Counted = 'phone' | 'diner' | 'address' | 'house';

interface Window {
  readonly of: Counted;
  readonly most: number;
  /** ms */
  readonly span: number;
}

/** [MS7] So many codes in so long. `address` and `house` are settings. */
export const codeWindows = (limits: {
  readonly address: number;
  readonly house: number;
}): readonly Window[] => [
  { of: 'phone', most: 1, span: MINUTE },
  { of: 'phone', most: 3, span: 10 * MINUTE },
  { of: 'phone', most: 8, span: DAY },
  { of: 'diner', most: 5, span: HOUR },
  { of: 'address', most: limits.address, span: HOUR },
  { of: 'house', most: limits.house, span: DAY },
];

/** [MS7] From when on a window has room: `nth` is when the most-th last code in it was sent, null = it never had so many. */
export const roomFrom = ({ span }: Window, nth: EpochMs | null): EpochMs => (nth === null ? 0 : nth + span);

/** [MS9] Since when a number must have been proved to count now. */
export const provedSince = (now: EpochMs): EpochMs => now - PROOF_LASTS;
/** [MS9] Until when a number that is proved now counts. */
export const provedUntil = (now: EpochMs): EpochMs => now + PROOF_LASTS;
