import { daysBetween } from '../time/days.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import type { PickupAt } from '../time/pickup-at.ts';
import { wallTime } from '../time/wall-time.ts';
import type { GroupOrderState } from './life.ts';
import { notDone, type Session } from './session.ts';

/** The facts that decide whether a group order is ordered by itself. */
export interface AutoOrderFacts {
  readonly state: GroupOrderState;
  /** its owner has chosen it */
  readonly chosen: boolean;
  /** it was refused once: from then on it is the owner's to order */
  readonly refused: boolean;
}

/** [GO32] [GO34] [GO35] Whether the server orders it now: chosen, the choosing is over, the owner's hour is not, and it was not refused before. */
export const isAutoOrderDue = ({ state, chosen, refused }: AutoOrderFacts): boolean =>
  chosen && !refused && state === 'closing';

/**
 * [GO11] [GO22] [GO33] Sessions not done that are ordered too, as long as the owner has said nothing: those within
 * their limit. `over`: minor units a session is above it.
 */
export const takenInUnasked = <S extends Session>(
  sessions: readonly S[],
  over: (session: S) => number,
): readonly S[] => notDone(sessions).filter((session) => over(session) === 0);

/** [GO36] A time whose day was counted from when it was said, as it is said now; a day below 0 is over. */
export const saidAgain = (time: PickupAt, saidAt: EpochMs, now: EpochMs, zone: Zone): PickupAt => ({
  ...time,
  days: time.days - daysBetween(wallTime(saidAt, zone), wallTime(now, zone)),
});
