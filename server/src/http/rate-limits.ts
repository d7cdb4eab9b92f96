import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A network address may send one change for so many reads. */
const READS_A_CHANGE = 5;
/** and beyond what it may read, so many times as much of guests who sit at tables and of the staff */
const KNOWN_OF_ADDRESS = 20;

/** Everybody who is counted at once, in one limit: who invents more of themselves pushes out whoever was counted longest ago. */
const MOST_COUNTED = 10_000;

/** So many in a span, each for itself. */
export interface RateLimit {
  /** counts one more of this person, address or whatever is counted; false = that is too many */
  take(who: string): boolean;
  /** takes one back that turned out not to count */
  giveBack(who: string): void;
}

/** A fixed window: everybody begins anew when the next span begins. most ≥ 1, span in ms. */
export function fixedWindow(most: number, span: number, now: () => number): RateLimit {
  // by size and not `max`, which would take the room of all of them now
  const counts = new LRUCache<string, number>({ maxSize: MOST_COUNTED, sizeCalculation: () => 1 });
  let current = 0;
  const countOf = (who: string): number => {
    const started = Math.floor(now() / span);
    if (started !== current) {
      current = started;
      counts.clear();
    }
    return counts.get(who) ?? 0;
  };
  return {
    take: (who) => {
      const count = countOf(who);
      // a refused call is not counted, or giving back could not make room
      if (count >= most) return false;
      counts.set(who, count + 1);
      return true;
    },
    giveBack: (who) => {
      const count = countOf(who);
      if (count > 0) counts.set(who, count - 1);
    },
  };
}

/** Several limits at once; what an earlier one refuses the later do not count. */
function combineLimits(...limits: readonly RateLimit[]): RateLimit {
  return {
    take: (who) => limits.every((limit) => limit.take(who)),
    giveBack: (who) => {
      for (const limit of limits) limit.giveBack(who);
    },
  };
}

export type RateLimits = ReturnType<typeof openRateLimits>;

/**
 * The limits counted in this process, for questions that cost or tell much in bulk alone: two processes allow twice as
 * much. Orders and wrong passwords must hold exactly and are counted in the database instead.
 */
export function openRateLimits(
  { addressLimit, maps, limits }: Pick<Config, 'addressLimit' | 'maps' | 'limits'>,
  now: () => number,
) {
  const window = (most: number, span: number) => fixedWindow(most, span, now);
  return {
    // a wide backstop: a full dining room shares one network address
    readsOfAddress: window(addressLimit, MINUTE),
    changesOfAddress: window(Math.max(1, Math.floor(addressLimit / READS_A_CHANGE)), MINUTE),
    // beyond what their address may change: somebody who chooses sends one a second at most
    changesOfDiner: window(limits.changes_of_diner_a_minute, MINUTE),
    // [TB80] beyond what their address may read: each for themselves
    readsOfGuest: window(limits.reads_of_guest_a_minute, MINUTE),
    requestsOfStaff: window(limits.requests_of_staff_a_minute, MINUTE),
    // [LI2] [LI3] as many as a person who signs in, and a party that sits down, send until they are known
    requestsOfBrowser: window(limits.requests_of_browser_a_minute, MINUTE),
    comersOfTable: window(limits.comers_of_table_a_minute, MINUTE),
    knownOfAddress: window(addressLimit * KNOWN_OF_ADDRESS, MINUTE),
    puzzles: window(limits.puzzles_a_minute, MINUTE),
    // a partner may charge for every question; an app asks once a pause
    shippingFees: window(limits.shipping_fees_a_minute, MINUTE),
    // nobody tries more by hand; a program would guess codes
    voucherChecks: combineLimits(
      window(limits.voucher_checks_a_minute, MINUTE),
      window(limits.voucher_checks_an_hour, HOUR),
    ),
    wrongVouchers: window(limits.wrong_vouchers_of_diner, HOUR),
    wrongVouchersOfAddress: window(limits.wrong_vouchers_of_address, HOUR),
    // no guess finds one of 85 random bits: this spares the database; short, since a whole dining room waits for its end
    wrongTableCodes: window(limits.wrong_table_codes_of_address_a_minute, MINUTE),
    // [LI6] a dining room says it now and then; whoever says it for fun sets parties aside one after the other
    partiesAnewOfAddress: window(limits.parties_anew_of_address_an_hour, HOUR),
    // one diner types one address; a dining room behind one network address types many
    mapsOfDiner: combineLimits(
      window(limits.maps_of_diner_a_minute, MINUTE),
      window(limits.maps_of_diner_a_day, DAY),
    ),
    mapsOfAddress: combineLimits(
      window(limits.maps_of_address_a_minute, MINUTE),
      window(limits.maps_of_address_a_day, DAY),
    ),
    // a map provider charges the owner for every question: the bill has an end
    mapProviders: window(maps.callsPerDay, DAY),
    // numbers typed one after the other would tell who eats here
    phoneSearchesOfDiner: window(limits.phone_searches_of_diner_a_minute, MINUTE),
    phoneSearchesOfAddress: combineLimits(
      window(limits.phone_searches_of_address_a_minute, MINUTE),
      window(limits.phone_searches_of_address_a_day, DAY),
    ),
    // points and vouchers of a number that was proved: a screen asks some five times a visit
    exchangesOfDiner: window(limits.exchanges_of_diner_a_minute, MINUTE),
    groupOrdersOfDiner: window(limits.group_orders_of_diner_an_hour, HOUR),
    // the longest answer there is, out of many tables
    dataOfDiner: window(limits.own_data_of_diner_a_minute, MINUTE),
    // [OR122] somebody changes their mind a few times; an order with a link has many readers
    issuesOfDiner: window(limits.issues_of_diner_an_hour, HOUR),
    issuesOfOrder: window(limits.issues_of_order_an_hour, HOUR),
    exceptionsOfDiner: window(limits.exceptions_of_diner_a_minute, MINUTE),
    // of everybody: a flood fills no disk
    exceptions: window(limits.exceptions_a_minute, MINUTE),
    // each leaves a session behind
    demoSignIns: window(limits.demo_sign_ins_of_address_a_minute, MINUTE),
  };
}
