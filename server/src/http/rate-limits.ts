import type { Config } from '../config.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A network address may send one change for so many reads. */
const READS_A_CHANGE = 5;

/** So many in a span, each for itself. */
export interface RateLimit {
  /** counts one more of this person, address or whatever is counted; false = that is too many */
  take(who: string): boolean;
  /** whether one more would be allowed; counts nothing */
  hasLeft(who: string): boolean;
}

/** A fixed window: everybody begins anew when the next span begins. most ≥ 1, span in ms. */
export function fixedWindow(most: number, span: number, now: () => number): RateLimit {
  let counts = new Map<string, number>();
  let current = 0;
  const countOf = (who: string): number => {
    const started = Math.floor(now() / span);
    if (started !== current) [current, counts] = [started, new Map()];
    return counts.get(who) ?? 0;
  };
  return {
    take: (who) => {
      const count = countOf(who) + 1;
      counts.set(who, count);
      return count <= most;
    },
    hasLeft: (who) => countOf(who) < most,
  };
}

/** Several limits at once; what an earlier one refuses the later do not count. */
function allOf(...limits: readonly RateLimit[]): RateLimit {
  return {
    take: (who) => limits.every((limit) => limit.take(who)),
    hasLeft: (who) => limits.every((limit) => limit.hasLeft(who)),
  };
}

export type RateLimits = ReturnType<typeof openRateLimits>;

/**
 * Every limit that is counted in this process: for questions that cost little each and would tell or cost much in
 * bulk. What must hold exactly, orders and wrong passwords, is counted in the database instead.
 */
export function openRateLimits(config: Pick<Config, 'addressLimit' | 'maps'>, now: () => number) {
  const window = (most: number, span: number) => fixedWindow(most, span, now);
  return {
    // a wide backstop: a full dining room shares one network address
    readsOfAddress: window(config.addressLimit, MINUTE),
    changesOfAddress: window(Math.max(1, Math.floor(config.addressLimit / READS_A_CHANGE)), MINUTE),
    puzzles: window(20, MINUTE),
    // a partner may charge for every question; an app asks once a pause
    shippingFees: window(30, MINUTE),
    // nobody tries more by hand; a program would guess codes
    voucherChecks: allOf(window(20, MINUTE), window(60, HOUR)),
    wrongVouchers: window(10, HOUR),
    // one diner types one address; a dining room behind one network address types many
    mapsOfDiner: allOf(window(20, MINUTE), window(200, DAY)),
    mapsOfAddress: allOf(window(120, MINUTE), window(2_000, DAY)),
    // a map provider charges the owner for every question: the bill has an end
    mapProviders: window(config.maps.callsPerDay, DAY),
    exceptionsOfDiner: window(10, MINUTE),
    // of everybody: a flood fills no disk
    exceptions: window(120, MINUTE),
  };
}
