import type { EpochMs } from '../time/moment.ts';

/**
 * One try to pay an order through one gateway. created = written down, the gateway has not answered; pending = can
 * be paid; paid = the gateway has the money; late = it has it, and the order no longer wanted it.
 */
export const ATTEMPT_STATES = [
  'created',
  'pending',
  'paid',
  'late',
  'failed',
  'cancelled',
  'expired',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** [PA13] The states that can follow. Money outranks a "no" that came before it, and nothing outranks money. */
const BECOMES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['pending', 'paid', 'late', 'failed', 'cancelled', 'expired'],
  pending: ['paid', 'late', 'failed', 'cancelled', 'expired'],
  failed: ['paid', 'late'],
  cancelled: ['paid', 'late'],
  expired: ['paid', 'late'],
  paid: [],
  late: [],
};

/** [PA13] Whether an attempt can change so. */
export function mayBecome(from: AttemptState, to: AttemptState): boolean {
  return BECOMES[from].includes(to);
}

/** [PA13] Whether the gateway may still bring money for it without anybody asking for a new one. */
export function isOpen(state: AttemptState): boolean {
  return state === 'created' || state === 'pending';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a code or link can be paid, in ms. */
export const ATTEMPT_LASTS = 900 * SECOND;
const MOST_ATTEMPTS = 10;
const STILL_WORTH_SHOWING = 60 * SECOND;

export interface LatestAttempt {
  readonly number: number;
  readonly state: AttemptState;
  readonly expiresAt: EpochMs;
}

/**
 * [PA19] Answers "show me a new code": the same while it can be paid for more than a minute, else a new one, ten an
 * order at most. Older ones stay payable facts: their money counts.
 */
export function nextAttempt(latest: LatestAttempt, now: EpochMs): 'same' | 'new' | { refused: 'TOO_OFTEN' } {
  if (isOpen(latest.state) && latest.expiresAt - now > STILL_WORTH_SHOWING) return 'same';
  return latest.number >= MOST_ATTEMPTS ? { refused: 'TOO_OFTEN' } : 'new';
}

const ASKED_AT: readonly number[] = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE];
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** [PA20] A gateway is asked about one attempt at most so often, in ms, whoever polls. */
export const ASKED_AT_MOST_EVERY = 10 * SECOND;

/** [PA20] When a refund that is under way is asked about: 30 s after it was written down, then every 5 minutes. */
export function askRefundAt(now: EpochMs, asked: 'never' | 'before'): EpochMs {
  return now + (asked === 'never' ? 30 * SECOND : 5 * MINUTE);
}

/** [PA22] An order that nobody has paid for so long ends, in ms. */
export const UNPAID_LASTS = HOUR;

/** [PA54] How long shares are waited for where the order goes on for those who have paid. */
export const PAYING_TIME = HOUR / 4;

/**
 * [PA20] When a gateway that says nothing is asked about an attempt again: 30 s, 1, 2, 5 and 15 minutes after it
 * began, then every hour for a day; null = never again. Also after it expired: somebody may have paid an old code.
 */
export function askAgainAt(begunAt: EpochMs, now: EpochMs): EpochMs | null {
  const age = now - begunAt;
  const next = ASKED_AT.find((after) => after > age) ?? (Math.floor(age / HOUR) + 1) * HOUR;
  return next > DAY ? null : begunAt + next;
}
