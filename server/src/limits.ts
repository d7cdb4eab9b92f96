import type { FloodLimits } from '@mam/domain/checkout/flood.ts';
import type { CallLimits } from '@mam/domain/table/call.ts';

/** Every limit an operator can change by LIMITS="name=number, …" or name=off, and what it is when nothing is said. */
const DEFAULTS = {
  // in the database, exact with any number of processes [CH5]
  unpaid_of_address: 20,
  unpaid_of_store: 200,
  waiting_of_sitting: 30,
  waiting_of_table: 12,
  waiting_of_counter: 60,
  // in the database, exact [TB25]
  calls_of_guest: 4,
  calls_of_sitting: 12,
  calls_of_table: 12,
  calls_of_counter: 60,
  // in the database; from so many on a puzzle is asked [CH6]
  unpaid_of_address_free: 6,
  unpaid_of_store_free: 40,
  orders_of_address_free: 30,
  table_orders_of_address_free: 240,
  // in the database, exact [MS7]
  codes_of_address_an_hour: 60,
  codes_a_day: 300,
  // from so many a day on a puzzle is asked [MS13]
  codes_of_address_free: 1,
  // in each process
  changes_of_diner_a_minute: 60,
  reads_of_guest_a_minute: 300,
  requests_of_staff_a_minute: 1_200,
  requests_of_browser_a_minute: 60,
  comers_of_table_a_minute: 240,
  puzzles_a_minute: 20,
  shipping_fees_a_minute: 30,
  voucher_checks_a_minute: 20,
  voucher_checks_an_hour: 60,
  wrong_vouchers_of_diner: 10,
  wrong_vouchers_of_address: 300,
  wrong_table_codes_of_address_a_minute: 60,
  parties_anew_of_address_an_hour: 30,
  maps_of_diner_a_minute: 20,
  maps_of_diner_a_day: 200,
  maps_of_address_a_minute: 120,
  maps_of_address_a_day: 2_000,
  phone_searches_of_diner_a_minute: 12,
  exchanges_of_diner_a_minute: 30,
  phone_searches_of_address_a_minute: 60,
  phone_searches_of_address_a_day: 5_000,
  group_orders_of_diner_an_hour: 10,
  own_data_of_diner_a_minute: 12,
  issues_of_diner_an_hour: 20,
  issues_of_order_an_hour: 20,
  exceptions_of_diner_a_minute: 10,
  exceptions_a_minute: 120,
  demo_sign_ins_of_address_a_minute: 60,
};

/** The highest a limit may be: beyond it, counting protects nobody and each order would pay for it. */
const MOST = 100_000;

export type LimitName = keyof typeof DEFAULTS;
export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(DEFAULTS) as readonly LimitName[];

const isLimit = (name: string): name is LimitName => Object.hasOwn(DEFAULTS, name);

/** Limits with some set to others; `complain` throws what is wrong with one. */
export function readLimits(entries: readonly string[], complain: (why: string) => never): Limits {
  const limits = { ...DEFAULTS };
  for (const entry of entries) {
    const [name = '', value = ''] = entry.split('=', 2).map((part) => part.trim());
    if (!isLimit(name)) complain(`LIMITS knows no "${name}"; it knows ${LIMIT_NAMES.join(', ')}.`);
    const number = value === 'off' ? Number.POSITIVE_INFINITY : Number(value);
    if (value !== 'off' && (!/^\d+$/.test(value) || number < 1 || number > MOST))
      complain(`LIMITS: ${name} must be a whole number from 1 to ${MOST}, or off, not "${value}".`);
    limits[name] = number;
  }
  return limits;
}

/** As the rules of placing call them. */
export function floodLimitsOf(limits: Limits): FloodLimits {
  return {
    unpaidOfAddress: limits.unpaid_of_address,
    unpaidOfAddressFree: limits.unpaid_of_address_free,
    unpaidOfStore: limits.unpaid_of_store,
    unpaidOfStoreFree: limits.unpaid_of_store_free,
    waitingOfSitting: limits.waiting_of_sitting,
    waitingOfTable: limits.waiting_of_table,
    waitingOfCounter: limits.waiting_of_counter,
    recentFree: limits.orders_of_address_free,
    recentOfTablesFree: limits.table_orders_of_address_free,
  };
}

/** As the rules of calling staff call them. */
export function callLimitsOf(limits: Limits): CallLimits {
  return {
    ofGuest: limits.calls_of_guest,
    ofSitting: limits.calls_of_sitting,
    ofTable: limits.calls_of_table,
    ofCounter: limits.calls_of_counter,
  };
}
