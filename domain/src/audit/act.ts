import { maskNumbers } from '../contact/mask.ts';

/** The classes of acts, by which a trail is filtered. */
export type ActKind =
  | 'moneyOut'
  | 'moneyIn'
  | 'discount'
  | 'changed'
  | 'menu'
  | 'signing'
  | 'people'
  | 'board';

export const ACT_KINDS: readonly ActKind[] = [
  ...(['moneyOut', 'moneyIn', 'discount', 'changed', 'menu', 'signing', 'people', 'board'] as const),
];

/** The things an act is about: an order by its code, a table by its name, a dish or a part of it and a person by their ids. */
export type SubjectKind =
  | 'order'
  | 'table'
  | 'dish'
  | 'person'
  | 'device'
  | 'store'
  | 'brand'
  | 'trail'
  | 'key';

/** Everything a line may keep of an act; amounts in minor units of the currency beside them, moments in epoch ms. */
export interface ActFields {
  readonly minutes: number;
  readonly amount: number;
  readonly currency: string;
  /** how money went: its gateway, or how the till took it */
  readonly way: string;
  readonly reason: string;
  /** how something was before, and is now */
  readonly from: string;
  readonly to: string;
  readonly promisedBefore: number;
  readonly promised: number;
  /** the moment at which it ends by itself */
  readonly until: number;
  /** kinds of order */
  readonly types: readonly string[];
  readonly roleBefore: string;
  readonly role: string;
  /** empty = all of the brand */
  readonly storesBefore: readonly number[];
  readonly stores: readonly number[];
  readonly points: number;
  /** refused tries since the person came in last */
  readonly refused: number;
  /** the first line that is kept, and the hash it continues */
  readonly keptFrom: number;
  readonly keptAfter: string;
}

type ActField = keyof ActFields;

/**
 * [AU2] The acts a trail knows: the class each belongs to, the thing it is about, and the fields its line keeps. None is
 * a diner's name, number or address.
 */
const ACTS = {
  takeOrder: { kind: 'board', subject: 'order', keeps: ['amount', 'currency', 'way', 'types', 'minutes'] },
  takeException: {
    kind: 'changed',
    subject: 'order',
    keeps: ['amount', 'currency', 'way', 'types', 'minutes'],
  },
  acceptOrder: { kind: 'board', subject: 'order', keeps: ['minutes'] },
  rejectOrder: { kind: 'board', subject: 'order', keeps: ['reason', 'amount', 'currency'] },
  markReady: { kind: 'board', subject: 'order', keeps: [] },
  markDeparted: { kind: 'board', subject: 'order', keeps: [] },
  completeOrder: { kind: 'board', subject: 'order', keeps: [] },
  promiseLater: { kind: 'board', subject: 'order', keeps: ['minutes', 'promisedBefore', 'promised'] },
  changeOrder: {
    kind: 'changed',
    subject: 'order',
    keeps: ['from', 'to', 'amount', 'currency', 'way'],
  },
  askChange: { kind: 'changed', subject: 'order', keeps: ['from', 'to', 'amount', 'currency'] },
  takeBackChange: { kind: 'changed', subject: 'order', keeps: [] },
  nameDriver: { kind: 'board', subject: 'order', keeps: [] },
  offerFee: { kind: 'changed', subject: 'order', keeps: ['amount', 'currency'] },
  provePhone: { kind: 'board', subject: 'order', keeps: [] },
  correctPoints: { kind: 'discount', subject: 'order', keeps: ['points', 'reason'] },
  giveVoucher: { kind: 'discount', subject: 'order', keeps: ['amount', 'currency'] },
  layCode: { kind: 'discount', subject: 'order', keeps: ['amount', 'currency', 'reason'] },
  callBack: { kind: 'board', subject: 'order', keeps: [] },
  seeTransfer: { kind: 'moneyIn', subject: 'order', keeps: ['amount', 'currency'] },
  refund: { kind: 'moneyOut', subject: 'order', keeps: ['amount', 'currency', 'reason', 'way'] },
  giveBack: { kind: 'moneyOut', subject: 'order', keeps: ['amount', 'currency', 'reason', 'way'] },
  takeAtTable: { kind: 'moneyIn', subject: 'table', keeps: ['amount', 'currency', 'way'] },
  seeShare: { kind: 'moneyIn', subject: 'table', keeps: ['amount', 'currency'] },
  giveBackAtTable: { kind: 'moneyOut', subject: 'table', keeps: ['amount', 'currency', 'reason', 'way'] },
  sellOut: { kind: 'menu', subject: 'dish', keeps: ['until'] },
  sellAgain: { kind: 'menu', subject: 'dish', keeps: [] },
  importBundle: { kind: 'menu', subject: 'brand', keeps: [] },
  stopTables: { kind: 'board', subject: 'store', keeps: [] },
  openTables: { kind: 'board', subject: 'store', keeps: [] },
  pauseOrders: { kind: 'board', subject: 'store', keeps: ['types', 'until'] },
  slowOrders: { kind: 'board', subject: 'store', keeps: ['types', 'minutes', 'until'] },
  takeOrdersAgain: { kind: 'board', subject: 'store', keeps: ['types'] },
  replaceTableCode: { kind: 'board', subject: 'table', keeps: [] },
  openSitting: { kind: 'board', subject: 'table', keeps: [] },
  closeSitting: { kind: 'board', subject: 'table', keeps: [] },
  moveSitting: { kind: 'board', subject: 'table', keeps: ['from', 'to'] },
  mergeSittings: { kind: 'board', subject: 'table', keeps: ['from'] },
  putGuestOut: { kind: 'board', subject: 'table', keeps: [] },
  letGuestIn: { kind: 'board', subject: 'table', keeps: [] },
  nameFirstGuest: { kind: 'board', subject: 'table', keeps: [] },
  addPerson: { kind: 'people', subject: 'person', keeps: ['role', 'stores'] },
  changePerson: {
    kind: 'people',
    subject: 'person',
    keeps: ['roleBefore', 'role', 'storesBefore', 'stores'],
  },
  removePerson: { kind: 'people', subject: 'person', keeps: ['role'] },
  changePassword: { kind: 'people', subject: 'person', keeps: [] },
  choosePin: { kind: 'people', subject: 'person', keeps: [] },
  addDevice: { kind: 'people', subject: 'device', keeps: [] },
  removeDevice: { kind: 'people', subject: 'device', keeps: [] },
  addKey: { kind: 'people', subject: 'key', keeps: ['stores'] },
  endKey: { kind: 'people', subject: 'key', keeps: [] },
  secondStepOn: { kind: 'people', subject: 'person', keeps: [] },
  secondStepOff: { kind: 'people', subject: 'person', keeps: [] },
  signIn: { kind: 'signing', subject: 'person', keeps: ['refused'] },
  signOut: { kind: 'signing', subject: 'person', keeps: [] },
  signOutBrowsers: { kind: 'signing', subject: 'person', keeps: [] },
  signOutEverywhere: { kind: 'signing', subject: 'person', keeps: [] },
  forgetTrail: { kind: 'people', subject: 'trail', keeps: ['keptFrom', 'keptAfter'] },
} as const satisfies Readonly<
  Record<
    string,
    { readonly kind: ActKind; readonly subject: SubjectKind; readonly keeps: readonly ActField[] }
  >
>;

export type ActName = keyof typeof ACTS;

export const ACT_NAMES = Object.keys(ACTS) as ActName[];

/** The thing an act was done to; a name beside the id, as it was then. */
export interface Subject {
  readonly id: string;
  readonly name?: string;
}

type ActOf<N extends ActName> = {
  readonly name: N;
  readonly subject: Subject;
  readonly details?: Partial<Pick<ActFields, (typeof ACTS)[N]['keeps'][number]>>;
};

/** Something that somebody did. */
export type Act = { [N in ActName]: ActOf<N> }[ActName];

export type ActDetails = Partial<ActFields>;

/** The class by which an act is found. */
export const kindOfAct = (name: ActName): ActKind => ACTS[name].kind;

export const subjectOfAct = (name: ActName): SubjectKind => ACTS[name].subject;

/** [AU3] The details a line keeps of an act: those its name allows, and no number of anybody in what was typed. */
export function keptDetails({ name, details = {} }: Act): ActDetails {
  const keeps: readonly string[] = ACTS[name].keeps;
  const kept = Object.entries(details).filter(
    ([field, value]) => keeps.includes(field) && value !== undefined,
  );
  return Object.fromEntries(
    kept.map(([field, value]) => [field, typeof value === 'string' ? maskTyped(field, value) : value]),
  );
}

/** A hash has no phone number in it, and masked it would prove nothing. */
const maskTyped = (field: string, value: string) => (field === 'keptAfter' ? value : maskNumbers(value));

/** [AU3] A subject as a line keeps it: a name that somebody typed has no number in it; a code and an id stay. */
export const keptSubject = ({ id, name = '' }: Subject): Required<Subject> => ({
  id,
  name: maskNumbers(name),
});
