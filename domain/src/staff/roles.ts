/** The roles of a restaurant; each may do what those before may. */
export type Role = 'cook' | 'manager' | 'owner';

const RANKS: readonly Role[] = ['cook', 'manager', 'owner'];

/** [SF1] The lowest role that may do something. */
const LOWEST = {
  moveOrders: 'cook',
  answerCalls: 'cook',
  seatGuests: 'cook',
  sellOut: 'cook',
  refund: 'manager',
  stopTables: 'manager',
  replaceTableCodes: 'manager',
  provePhone: 'manager',
  correctPoints: 'manager',
  manageStaff: 'owner',
} as const satisfies Readonly<Record<string, Role>>;

export type StaffAction = keyof typeof LOWEST;

/** [SF1] Whether a role may do something. */
export const may = (role: Role, action: StaffAction): boolean =>
  RANKS.indexOf(role) >= RANKS.indexOf(LOWEST[action]);

/** [SF2] Whether somebody works for a store: in its brand, and for this store; no list of stores means all of the brand. */
export function worksFor(
  person: { readonly brand: string; readonly stores: readonly number[] },
  store: { readonly brand: string; readonly id: number },
): boolean {
  return person.brand === store.brand && (person.stores.length === 0 || person.stores.includes(store.id));
}
