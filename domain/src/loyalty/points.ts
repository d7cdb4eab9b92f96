import { freshUntil, provedSince } from '../message/phone-code.ts';
import type { EpochMs } from '../time/moment.ts';

/** [LO2] Hundredths of a point; whole numbers, never a fraction. */
export type Points = number;

const HUNDREDTHS = 100;

/** [LO2] Rounds down to whole points, the only ones that are shown and asked for. */
export const wholePoints = (points: Points): number => Math.floor(points / HUNDREDTHS);

/** [LO2] So many whole points. */
export const ofWhole = (whole: number): Points => whole * HUNDREDTHS;

/** [LO9] The points of a number, as far as the reader may know them; a number they have not proved has none. */
export interface Membership {
  /** whole ones */
  readonly points: number;
  readonly isProofNeeded: boolean;
  /** until when points can be spent without proving the number anew; null = it is to be proved first */
  readonly spendUntil: EpochMs | null;
}

export interface SpendingRefusal {
  readonly refused: 'POINT_INVALID' | 'POINT_NOT_ENOUGH';
  /** whole points there are */
  readonly points: number;
}

/** [LO10] Why so many points cannot be spent of a balance; null = they can. `whole` is what somebody asked for. */
export function spendingRefusal(whole: number, balance: Points): SpendingRefusal | null {
  const points = wholePoints(balance);
  if (!Number.isSafeInteger(whole) || whole < 1) return { refused: 'POINT_INVALID', points };
  return whole > points ? { refused: 'POINT_NOT_ENOUGH', points } : null;
}

/** [LO9] Whether the points of a number that was proved then can be read now; null = it never was. */
export const mayReadPoints = (provedAt: EpochMs | null, now: EpochMs): boolean =>
  provedAt !== null && provedAt >= provedSince(now);

/** [LO9] Until when the points of a number that was proved then can be spent. */
export const spendsUntil = (provedAt: EpochMs): EpochMs => freshUntil(provedAt);

/** [LO9] Whether the points of a number that was proved then can be spent now; null = it never was. */
export const maySpendPoints = (provedAt: EpochMs | null, now: EpochMs): boolean =>
  provedAt !== null && spendsUntil(provedAt) > now;

/** [LO16] Whole points that somebody may give or take at once. */
const MOST_CORRECTED = 100_000;

export type CorrectionRefusal =
  | { readonly refused: 'CORRECTION_INVALID'; readonly most: number }
  /** whole points there are */
  | { readonly refused: 'CORRECTION_BELOW_0'; readonly points: number };

/** [LO16] Why a balance cannot be corrected by so many whole points; null = it can. Below 0 = taken, as far as there are. */
export function correctionRefusal(whole: number, balance: Points): CorrectionRefusal | null {
  if (!Number.isSafeInteger(whole) || whole === 0 || Math.abs(whole) > MOST_CORRECTED)
    return { refused: 'CORRECTION_INVALID', most: MOST_CORRECTED };
  const points = wholePoints(balance);
  return points + whole < 0 ? { refused: 'CORRECTION_BELOW_0', points } : null;
}
