import { nextOpening, withinHours } from '../store/hours.ts';
import type { Store } from '../store/store.ts';
import { openingHoursOf } from '../store/timetable.ts';
import type { EpochMs } from '../time/moment.ts';
import { type AnswerTime, answerTime, type Waiting } from './answer-time.ts';

/** How loudly a restaurant is asked for its answer, one after the other. */
const STAGES = ['louder', 'everywhere', 'manager'] as const;
export type AnswerStage = (typeof STAGES)[number];

/** How much of the time to answer has passed when a stage is reached. */
const REACHED: Readonly<Record<AnswerStage, number>> = { louder: 1 / 4, everywhere: 1 / 2, manager: 3 / 4 };
const MINUTE = 60_000;

/** When each stage is reached between the two ends of an answer's time. */
export type StageTimes = Readonly<Record<AnswerStage, EpochMs>>;

/**
 * [OR42] When an order that waits is asked for louder, on all devices, and of the manager: after a quarter, a half and
 * three quarters of its time, in open time as the whole of it.
 */
export function answerStages(waiting: Waiting, store: Store): (AnswerTime & StageTimes) | null {
  const whole = answerTime(waiting, store);
  if (whole === null) return null;
  const { from, by } = whole;
  const span = store.answerMinutes * MINUTE;
  const at = (stage: AnswerStage): EpochMs => {
    if (by - from === span) return from + span * REACHED[stage];
    // the store closes in between
    return answerTime(waiting, store, REACHED[stage])?.by ?? by;
  };
  return { ...whole, louder: at('louder'), everywhere: at('everywhere'), manager: at('manager') };
}

/**
 * [OR42] When the manager of an order is told: when it is due, and where that was missed, not before the store is open
 * again. null = it never is.
 */
export function managerAlertAt(
  { manager }: Pick<StageTimes, 'manager'>,
  store: Store,
  now: EpochMs,
): EpochMs | null {
  const hours = openingHoursOf(store);
  const open = withinHours(hours, now) ? now : nextOpening(hours, now);
  return open === null ? null : Math.max(manager, open);
}

/** [OR42] The stage an order has reached; null = none yet, or it is not the restaurant's turn. */
export function stageAt(
  times: Readonly<Record<AnswerStage, EpochMs | null>>,
  now: EpochMs,
): AnswerStage | null {
  return STAGES.findLast((stage) => now >= (times[stage] ?? Number.POSITIVE_INFINITY)) ?? null;
}
