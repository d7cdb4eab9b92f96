import type { EpochMs } from '../time/moment.ts';

const MINUTE = 60_000;

/** [SF31] So long after the last touch somebody still stands at a device. */
export const TURN = 10 * MINUTE;

/** [SF31] Touches are told so often at most; a turn that ends meanwhile is over. */
export const TOUCH_TOLD_EVERY = MINUTE;

/** [SF31] When a turn at a device ends that is touched now, within the session it began. */
export const turnEnd = (now: EpochMs, sessionEnd: EpochMs): EpochMs => Math.min(sessionEnd, now + TURN);
