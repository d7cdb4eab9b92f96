/** The roles of the people of a restaurant; each may do what those before may. */
export type Role = 'courier' | 'cook' | 'waiter' | 'cashier' | 'manager' | 'owner';

/** A tablet of the restaurant with nobody at it stands below everybody [SF27]. */
export type Rank = 'device' | Role;

/** Somebody of the restaurant, as far as it decides over whom they may decide. */
export interface Employed {
  readonly id: string;
  readonly role: Role;
}

/** The same of whoever acts, which a device may be. */
export interface Ranked {
  readonly id: string;
  readonly role: Rank;
}

/** The lowest first. */
export const ROLES: readonly Role[] = ['courier', 'cook', 'waiter', 'cashier', 'manager', 'owner'];

const RANKS: readonly Rank[] = ['device', ...ROLES];

/** [SF1] The lowest role that may do something. */
const LOWEST = {
  watchBoard: 'device',
  ownAccount: 'courier',
  moveOrders: 'cook',
  answerCalls: 'cook',
  seatGuests: 'cook',
  sellOut: 'cook',
  slowDown: 'cook',
  takeOrders: 'waiter',
  pause: 'cashier',
  editOrders: 'cashier',
  readPhones: 'cashier',
  countCash: 'cashier',
  refund: 'manager',
  makeExceptions: 'manager',
  stopTables: 'manager',
  replaceTableCodes: 'manager',
  provePhone: 'manager',
  correctPoints: 'manager',
  readTrail: 'manager',
  countIssues: 'manager',
  manageDevices: 'manager',
  manageStaff: 'owner',
  manageKeys: 'owner',
} as const satisfies Readonly<Record<string, Rank>>;

export type StaffAction = keyof typeof LOWEST;

/** [SF1] Whether a role may do something. */
export const may = (rank: Rank, action: StaffAction): boolean => isAtLeast(rank, LOWEST[action]);

/** Whether somebody may do all that a role may. */
export const isAtLeast = (rank: Rank, least: Rank): boolean => RANKS.indexOf(rank) >= RANKS.indexOf(least);

/** [SF29] Six digits open what an evening needs; these are asked the password for, and its second step. */
const WITH_PASSWORD: readonly StaffAction[] = ['ownAccount', 'manageDevices', 'manageStaff', 'manageKeys'];

/** [SF29] Whether somebody who came in by six digits has to sign in with the password first. */
export const needsPassword = (action: StaffAction): boolean => WITH_PASSWORD.includes(action);

/** [SF2] Whether somebody works for a store: in its brand, and for this store; no list of stores means all of the brand. */
export function worksFor(
  person: { readonly brand: string; readonly stores: readonly number[] },
  store: { readonly brand: string; readonly id: number },
): boolean {
  return person.brand === store.brand && (person.stores.length === 0 || person.stores.includes(store.id));
}

/** [SF26] Whether somebody reads the numbers and addresses of a store's guests. */
export const readsPhonesOf = (
  person: { readonly role: Rank; readonly brand: string; readonly stores: readonly number[] },
  store: { readonly brand: string; readonly id: number },
): boolean => may(person.role, 'readPhones') && worksFor(person, store);
