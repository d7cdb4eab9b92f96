import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** Nobody is on the way. */
export const isOpenCall = ({ takenBy }: StandingCall): boolean => takenBy === null;

/** Those nobody has taken first, the longest waiting first. */
export const openCallsFirst = (calls: readonly StandingCall[]): readonly StandingCall[] => [
  ...calls.filter(isOpenCall),
  ...calls.filter((call) => !isOpenCall(call)),
];

/** Whole minutes a call has waited. */
export const waitedMinutes = ({ placedAt }: StandingCall, now: EpochMs): number =>
  Math.max(0, Math.floor((now - placedAt) / 60_000));
