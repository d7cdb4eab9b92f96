/** What somebody is in a restaurant. */
export type Role = 'cook' | 'manager' | 'owner';

export type StaffAction =
  | 'moveOrders'
  | 'answerCalls'
  | 'seatGuests'
  | 'sellOut'
  | 'refund'
  | 'stopTables'
  | 'replaceTableCodes'
  | 'provePhone'
  | 'correctPoints'
  | 'manageStaff';

const MAY: Readonly<Record<Role, readonly StaffAction[]>> = {
  cook: ['moveOrders', 'answerCalls', 'seatGuests', 'sellOut'],
  manager: [
    'moveOrders',
    'answerCalls',
    'seatGuests',
    'sellOut',
    'refund',
    'stopTables',
    'replaceTableCodes',
    'provePhone',
    'correctPoints',
  ],
  owner: [
    'moveOrders',
    'answerCalls',
    'seatGuests',
    'sellOut',
    'refund',
    'stopTables',
    'replaceTableCodes',
    'provePhone',
    'correctPoints',
    'manageStaff',
  ],
};

/** [SF1] Whether a role may do something: cooks move orders, answer calls of tables, say who sits at them and sell out, managers also refund, stop orders at tables, replace their codes prove a guest's phone and correct its points, owners also decide who works here. */
export function may(role: Role, action: StaffAction): boolean {
  return MAY[role].includes(action);
}

/** [SF2] Whether somebody works for a store: in its brand, and for this store; no list of stores means all of the brand. */
export function worksFor(
  person: { readonly brand: string; readonly stores: readonly number[] },
  store: { readonly brand: string; readonly id: number },
): boolean {
  return person.brand === store.brand && (person.stores.length === 0 || person.stores.includes(store.id));
}
