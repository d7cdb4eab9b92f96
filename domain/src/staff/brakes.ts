const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST_PAUSE = 15 * MINUTE;

/** By what wrong passwords are counted. */
export type PasswordBrake = 'browser' | 'account' | 'network';

/** The same, and for wrong digits the person at a device, and the device [SF30]. */
export type BrakeKind = PasswordBrake | 'pin' | 'device';

/** Tries before the first pause, and how long after the last one counting begins anew, in ms. */
const RULES: Readonly<Record<BrakeKind, { readonly free: number; readonly forgottenAfter: number }>> = {
  browser: { free: 10, forgottenAfter: DAY },
  account: { free: 10, forgottenAfter: DAY },
  // a whole restaurant mistypes from one network
  network: { free: 100, forgottenAfter: HOUR },
  pin: { free: 5, forgottenAfter: DAY },
  // all who stand there mistype at one
  device: { free: 20, forgottenAfter: DAY },
};

/** No brake counts what is older, in ms. */
export const LONGEST_COUNTED = Math.max(...Object.values(RULES).map(({ forgottenAfter }) => forgottenAfter));

/** [SF15] For so many days owners are told of refused tries, today included. */
export const REFUSED_TOLD_DAYS = 7;

/** [SF4] So long after signing in a browser is known to the account: the longest that browsers keep a cookie. */
export const BROWSER_KNOWN_DAYS = 400;

/** Wrong passwords as they are remembered. Times are epoch ms. */
export interface Brake {
  readonly tries: number;
  readonly last_at: number;
  /** no try is made before this moment */
  readonly free_at: number;
}

/** [SF4] [SF5] Which brakes a try goes through: a browser that knows the account is held by its own alone. */
export const brakesForTry = (isKnownBrowser: boolean): readonly PasswordBrake[] =>
  isKnownBrowser ? ['browser'] : ['account', 'network'];

/** [SF4] How long to wait before the next try, in ms. A clock that was put back makes no pause longer. */
export function pauseLeft({ free_at }: Brake, now: number): number {
  const left = free_at - now;
  return left > 0 && left <= LONGEST_PAUSE ? left : 0;
}

/** [SF4] [SF5] [SF30] A brake after one more wrong try: so many of its kind are free, then 1 min, 2, 4, 8, 15. */
export function brakeAfter(kind: BrakeKind, { tries, last_at }: Brake, now: number): Brake {
  const { free, forgottenAfter } = RULES[kind];
  const counted = (now - last_at >= forgottenAfter ? 0 : tries) + 1;
  // no pause is no moment to wait for: of two tries at once the earlier may be counted later
  if (counted < free) return { tries: counted, last_at: now, free_at: 0 };
  const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** (counted - free));
  return { tries: counted, last_at: now, free_at: now + pause };
}

/** [SF4] Wrong passwords that are left before a pause. */
export const triesLeft = (kind: BrakeKind, { tries }: Brake): number => Math.max(0, RULES[kind].free - tries);
