import type { EpochMs } from '../time/moment.ts';
import { worksFor } from './roles.ts';

/** The rights a program's key may carry, each a verb like those of people [SF1]. */
export const KEY_SCOPES = ['sayPrinted'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** [SF35] How many keys of a brand may be good at once. */
export const MOST_KEYS = 50;

/** The standing of a key, as far as it decides what its program may do. */
export interface KeyStanding {
  readonly scopes: readonly string[];
  /** null = until somebody ends it */
  readonly endsAt: EpochMs | null;
  readonly endedAt: EpochMs | null;
}

/** A key of a restaurant, as its owner reads it. */
export interface ProgramKey extends KeyStanding {
  readonly id: string;
  readonly name: string;
  /** empty = every store of the brand */
  readonly stores: readonly number[];
  readonly madeBy: string;
  readonly madeAt: EpochMs;
  /** null = never */
  readonly lastAt: EpochMs | null;
}

/** [SF35] Whether a key is good: nobody ended it, and its end lies ahead. */
export const isKeyGood = ({ endsAt, endedAt }: Omit<KeyStanding, 'scopes'>, now: EpochMs): boolean =>
  endedAt === null && (endsAt === null || now < endsAt);

/** [SF36] Why a key does not open a call: it is over, or not for this; null = it does. */
export function keyProblem(
  key: KeyStanding,
  scope: KeyScope,
  now: EpochMs,
): 'KEY_ENDED' | 'KEY_SCOPE' | null {
  if (!isKeyGood(key, now)) return 'KEY_ENDED';
  return key.scopes.includes(scope) ? null : 'KEY_SCOPE';
}

/** [SF36] Whether a key is for a store: of its brand, and one of its stores where it names some. */
export const isKeyOf = worksFor;
