import type { EpochMs } from '../time/moment.ts';
import { isIn, type Session } from './session.ts';

/** [GO43] So long the owner waits before they remind everybody again, in ms. */
export const REMIND_PAUSE = 5 * 60_000;

/** [GO43] When the owner may remind everybody again; null = now. */
export function remindsAgainAt(remindedAt: EpochMs | null, now: EpochMs): EpochMs | null {
  if (remindedAt === null || now >= remindedAt + REMIND_PAUSE) return null;
  return remindedAt + REMIND_PAUSE;
}

type Person = Session & { readonly madeBy: string | null };

/** [GO7] Who is in with a phone of their own, but for the owner, who knows what they have done. */
export const withPhones = <P extends Person>(sessions: readonly P[], owner: string): readonly P[] =>
  sessions.filter((one) => isIn(one) && one.madeBy === null && one.uid !== owner);

/** [GO43] Who is reminded: those of them who are not done. */
export const toRemind = <P extends Person>(sessions: readonly P[], owner: string): readonly P[] =>
  withPhones(sessions, owner).filter(({ status }) => status === 1);
