import type { EpochMs } from '../time/moment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** [MS6] A code has six digits, is good for five minutes, and may be tried five times. */
export const CODE_DIGITS = 6;
export const CODE_LASTS = 5 * MINUTE;
export const CODE_TRIES = 5;

/** [MS9] How long the points of a proved number can be read. */
const PROOF_LASTS = 30 * DAY;
/** [MS18] How long a proof is fresh: what is ordered with the number in these minutes is opened, and its points can be spent. */
const FRESH_LASTS = 15 * MINUTE;

/** [MS6] Six digits, with or without a space in between, as they are typed or pasted; null = no code. */
export function typedCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === CODE_DIGITS ? digits : null;
}

/** A code is asked for by the diner whose own the number is [MS11], or by anybody else. */
export type CodeAsker = 'owner' | 'stranger';

/**
 * Codes are counted: of a number, of a network address and of this server those that strangers asked for; of a
 * device with this number, of a diner and of the house all.
 */
export type Counted = 'number' | 'address' | 'strangers' | 'device' | 'diner' | 'house';

export interface CodeWindow {
  readonly of: Counted;
  readonly most: number;
  /** ms */
  readonly span: number;
}

/** `address`, `addressFree` and `house` are settings. */
export interface CodeLimits {
  readonly address: number;
  readonly addressFree: number;
  readonly house: number;
}

const OF_ONE_NUMBER = [
  { most: 1, span: MINUTE },
  { most: 3, span: 10 * MINUTE },
  { most: 8, span: DAY },
];
const OF_ONE_DINER: CodeWindow = { of: 'diner', most: 5, span: HOUR };

/** [MS12] So many of the house's codes a day go to strangers: the rest is kept for people who have ordered here. */
const strangersShare = (house: number): number => Math.ceil((house * 2) / 3);

/** [MS7] So many codes in so long: strangers use up nothing that is its owner's. */
export function codeWindows(asker: CodeAsker, limits: CodeLimits): readonly CodeWindow[] {
  const own = OF_ONE_NUMBER.map(
    (each) => ({ of: asker === 'owner' ? 'device' : 'number', ...each }) as const,
  );
  const house: CodeWindow = { of: 'house', most: limits.house, span: DAY };
  if (asker === 'owner') return [...own, OF_ONE_DINER, house];
  return [
    ...own,
    OF_ONE_DINER,
    { of: 'address', most: limits.address, span: HOUR },
    { of: 'strangers', most: strangersShare(limits.house), span: DAY },
    house,
  ];
}

/** [MS13] While this is full, the address solves a puzzle for each code. */
export const puzzleWindow = ({ addressFree }: Pick<CodeLimits, 'addressFree'>): CodeWindow => ({
  of: 'address',
  most: addressFree,
  span: DAY,
});

/** [MS12] The operator is told when strangers have been sent as many as this, and when there are none left for them. */
export function toldWindows({ house }: Pick<CodeLimits, 'house'>) {
  const most = strangersShare(house);
  const low: CodeWindow = { of: 'strangers', most: Math.ceil((most * 4) / 5), span: DAY };
  const spent: CodeWindow = { of: 'strangers', most, span: DAY };
  return { low, spent };
}

/** [MS7] From when on a window has room: `nth` is when the most-th last code in it was sent, null = it never had so many. */
export const roomFrom = ({ span }: CodeWindow, nth: EpochMs | null): EpochMs =>
  nth === null ? 0 : nth + span;

/** [MS7] Whether others have used a window up, and not who asks now: what is said then is no word on a code that was sent. */
export const isOfOthers = ({ of }: CodeWindow): boolean =>
  of === 'address' || of === 'strangers' || of === 'house';

/** [MS18] Until when a number that was proved then is proved freshly. */
export const freshUntil = (provedAt: EpochMs): EpochMs => provedAt + FRESH_LASTS;
/** [MS18] After which moment a number must have been proved to be proved freshly now. */
export const freshAfter = (now: EpochMs): EpochMs => now - FRESH_LASTS;

/** [MS9] Since when a number must have been proved to count now. */
export const provedSince = (now: EpochMs): EpochMs => now - PROOF_LASTS;
/** [MS9] Until when a number that is proved now counts. */
export const provedUntil = (now: EpochMs): EpochMs => now + PROOF_LASTS;
