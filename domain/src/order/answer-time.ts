import { nextOpening, openUntil, withinHours } from '../store/hours.ts';
import type { Store } from '../store/store.ts';
import { openingHoursOf, type Timetable } from '../store/timetable.ts';
import type { EpochMs } from '../time/moment.ts';
import { type OrderStatus, statusGroup } from './status.ts';

const MINUTE = 60_000;
/** an order for later is for the kitchen to answer an hour before at the latest */
const KNOWN_BEFORE = 60;
/** stretches of open time that are looked through: more than any answer takes */
const MOST_STRETCHES = 60;

/** The part of an order that decides whose turn it is. */
export interface MayWait {
  readonly status: OrderStatus;
  /** the diner says the money is sent, and nobody has seen it */
  readonly transferUnconfirmed: boolean;
  /** a fee was named, and the diner has to answer */
  readonly feeOffered: boolean;
}

/** [OR38] Whether the restaurant is to answer now: it has the order, and waits for nothing itself. */
export const waitsForAnswer = ({ status, transferUnconfirmed, feeOffered }: MayWait): boolean =>
  statusGroup(status) === 'PENDING' && !transferUnconfirmed && !feeOffered;

/** An order that waits for its restaurant's answer. */
export interface Waiting {
  readonly waitsSince: EpochMs;
  /** null = as soon as possible */
  readonly wantedAt: EpochMs | null;
}

/** From when a restaurant has time to answer, and until when. */
export interface AnswerTime {
  readonly from: EpochMs;
  readonly by: EpochMs;
}

/** The open stretches of a store from an instant on, each to the end of its last minute; null = it never closes again. */
function* openFrom(hours: Timetable, from: EpochMs): Generator<{ start: EpochMs; end: EpochMs | null }> {
  let at: EpochMs | null = withinHours(hours, from) ? from : nextOpening(hours, from);
  for (let stretch = 0; at !== null && stretch < MOST_STRETCHES; stretch += 1) {
    const until = openUntil(hours, at);
    const end = until === null ? null : until + MINUTE;
    yield { start: at, end };
    if (end === null) return;
    at = withinHours(hours, end) ? end : nextOpening(hours, end);
  }
}

/** When so much open time has passed after an instant; null when the store never opens for that long again. */
function afterOpenTime(hours: Timetable, from: EpochMs, span: number): AnswerTime | null {
  let began: EpochMs | null = null;
  let left = span;
  for (const { start, end } of openFrom(hours, from)) {
    began ??= start;
    if (end === null || start + left <= end) return { from: began, by: start + left };
    left -= end - start;
  }
  return null;
}

/** How much open time lies between two instants, at most so much. */
function openTimeBetween(hours: Timetable, from: EpochMs, until: EpochMs, most: number): number {
  let open = 0;
  for (const { start, end } of openFrom(hours, from)) {
    if (start >= until || open >= most) break;
    open += Math.min(end ?? until, until) - start;
  }
  return Math.min(open, most);
}

/** [OR39] All of the time to answer: a scheduled order is answered before it is wanted, where it could be known by then. */
function answerSpan(
  hours: Timetable,
  known: EpochMs,
  wantedAt: EpochMs | null,
  answerMinutes: number,
): number {
  const whole = answerMinutes * MINUTE;
  if (wantedAt === null) return whole;
  return openTimeBetween(hours, known, wantedAt, whole) || whole;
}

/**
 * [OR39] [OR96] The store's minutes of open time after an order reached it, or a scheduled one must be known, at the latest
 * until it is wanted. null = the store never opens again. part: a fraction of those minutes.
 */
export function answerTime({ waitsSince, wantedAt }: Waiting, store: Store, part = 1): AnswerTime | null {
  const { answerMinutes, prepMinutes, noticeMinutes, deliveryMinutes } = store;
  const hours = openingHoursOf(store);
  const before = Math.max(KNOWN_BEFORE, prepMinutes, noticeMinutes, deliveryMinutes ?? 0) * MINUTE;
  const known = wantedAt === null ? waitsSince : Math.max(waitsSince, wantedAt - before);
  return afterOpenTime(hours, known, answerSpan(hours, known, wantedAt, answerMinutes) * part);
}

/** [OR40] The end of an unanswered order: FAILED if it never reached the restaurant, CANCELLED if that let it lie. */
export const unansweredEnd = (received: boolean): 'CANCELLED' | 'FAILED' =>
  received ? 'CANCELLED' : 'FAILED';
