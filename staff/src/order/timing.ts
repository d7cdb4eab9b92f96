import { dueAt } from '@mam/domain/order/promise.ts';
import { startsAt } from '@mam/domain/order/starts-at.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Stage } from './columns.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** the ring turns red for the last third */
const HURRY = 1 / 3;
/** food that was ready this long ago is getting cold */
const COLD_AFTER_MS = 10 * MINUTE;

/** The moments of an order that its timing reads. */
export type Timed = Pick<
  BoardOrder,
  | 'createdAt'
  | 'answerFrom'
  | 'answerBy'
  | 'acceptedAt'
  | 'promisedAt'
  | 'readyBy'
  | 'readyAt'
  | 'departedAt'
  | 'wantedAt'
  | 'type'
  | 'needs'
>;

export interface Timing {
  /** counting down to something, up since something, or waiting for an appointed time */
  readonly kind: 'left' | 'since' | 'at';
  /** left: what remains, negative when over; since: what has passed; at: the time itself */
  readonly ms: number;
  /** of the whole span, 0 to 1: what remains for a new order, what has passed for a promise; null = no span */
  readonly part: number | null;
  readonly alarm: boolean;
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** [OR39] The time left to answer; before its turn the moment it is wanted or to be answered from, or its age. */
function answerTiming({ createdAt, wantedAt, answerFrom, answerBy }: Timed, now: EpochMs): Timing {
  if (answerFrom !== null && answerBy !== null && now >= answerFrom) {
    const left = answerBy - now;
    const part = within(left / Math.max(1, answerBy - answerFrom));
    return { kind: 'left', ms: left, part, alarm: part <= HURRY };
  }
  const at = answerFrom === null ? wantedAt : (wantedAt ?? answerFrom);
  if (at !== null) return { kind: 'at', ms: at, part: null, alarm: false };
  return { kind: 'since', ms: Math.max(0, now - createdAt), part: null, alarm: false };
}

/** [OR68] The cook's own moment: of a delivery the way is still to come. */
function promiseTiming(order: Timed, now: EpochMs): Timing {
  const promised = order.readyBy ?? dueAt(order);
  // one for a chosen time is its kitchen's later than it was accepted [OR98]
  const began = Math.max(order.acceptedAt ?? order.createdAt, startsAt(order, order.needs) ?? 0);
  if (promised === null) return { kind: 'since', ms: now - began, part: null, alarm: false };
  const left = promised - now;
  return {
    kind: 'left',
    ms: left,
    part: within((now - began) / Math.max(1, promised - began)),
    alarm: left < 0,
  };
}

/** The reading of a card's clock in its column. */
export function cardTiming(order: Timed, column: Stage, now: EpochMs): Timing {
  if (column === 'new') return answerTiming(order, now);
  if (column === 'cooking') return promiseTiming(order, now);
  const from =
    (column === 'on-the-way' ? order.departedAt : null) ??
    order.readyAt ??
    order.acceptedAt ??
    order.createdAt;
  const ms = Math.max(0, now - from);
  return { kind: 'since', ms, part: null, alarm: column === 'ready' && ms > COLD_AFTER_MS };
}

/** A card's clock says to those who listen: left, over or gone, and of what. */
export function clockWords({ kind, ms }: Timing, column: Stage): ClockWords {
  if (column === 'ready' || column === 'on-the-way') return `clock.${column}`;
  if (kind === 'since') return `clock.${column}.since`;
  return ms < 0 ? `clock.${column}.over` : `clock.${column}`;
}

type ClockWords = `clock.${Stage}` | `clock.${Extract<Stage, 'new' | 'cooking'>}.${'since' | 'over'}`;

/** Whole minutes a promise is overdue, at least 1 once it is broken; 0 when it is not. */
export function minutesLate(timing: Timing): number {
  return timing.kind === 'left' && timing.ms < 0 ? Math.max(1, Math.floor(-timing.ms / MINUTE)) : 0;
}

/** "4:20", "−3:10" (U+2212), from one hour on "1h05". */
export function clockText(ms: number): string {
  const sign = ms < 0 ? '−' : '';
  const seconds = Math.floor(Math.abs(ms) / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${sign}${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return `${sign}${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;
}
