import type { EpochMs } from '../time/moment.ts';
import { isIn, type Session } from './session.ts';

/** [GO43] So long the owner waits before they remind everybody again, in ms. */
export const REMIND_PAUSE = 5 * 60_000;

/** [GO43] When the owner may remind everybody again; null = now. */
export function remindsAgainAt(remindedAt: EpochMs | null, now: EpochMs): EpochMs | null {
  if (remindedAt === null || now >= remindedAt + REMIND_PAUSE) return null;
  return remindedAt + REMIND_PAUSE;
}

/** Somebody who is in a group order, as they can be told something. */
export interface Reachable {
  readonly status: Session['status'];
  /** somebody else chooses for them: they have no phone of their own */
  readonly isGuest: boolean;
  readonly isOwner: boolean;
}

/** [GO7] Told is whoever has a phone of their own, but for the owner, who knows what they have done. */
const isNotifiedMember = ({ isGuest, isOwner }: Reachable): boolean => !isGuest && !isOwner;

/** [GO43] Reminded are those of them who are not done. */
export const isReminded = (one: Reachable): boolean => isNotifiedMember(one) && one.status === 1;

type Person = Session & { readonly madeBy: string | null };

const reachable = ({ status, madeBy, uid }: Person, owner: string): Reachable => ({
  status,
  isGuest: madeBy !== null,
  isOwner: uid === owner,
});

/** [GO7] Those who are in and are told. */
export const withPhones = <P extends Person>(sessions: readonly P[], owner: string): readonly P[] =>
  sessions.filter((one) => isIn(one) && isNotifiedMember(reachable(one, owner)));

/** [GO43] Those who are in and are reminded. */
export const toRemind = <P extends Person>(sessions: readonly P[], owner: string): readonly P[] =>
  sessions.filter((one) => isIn(one) && isReminded(reachable(one, owner)));
