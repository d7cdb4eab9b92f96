/** The subject of an event. Its name is made and read in this file and nowhere else. */
export type Topic =
  | { readonly kind: (typeof OF_STORE)[number]; readonly brand: string; readonly storeId: number }
  | { readonly kind: 'order' | 'group-order'; readonly hash: string }
  | { readonly kind: 'diner' | 'guest-calls'; readonly uid: string }
  | { readonly kind: 'sitting'; readonly id: string };

/** "menu:BEPNHA:101", "order:{code}:{secret}", "group-order:{hash}", "diner:{uid}", "guest-calls:{uid}", "sitting:{id}" */
export type TopicName =
  | `${(typeof OF_STORE)[number]}:${string}:${number}`
  | `order:${string}`
  | `group-order:${string}`
  | `diner:${string}`
  | `guest-calls:${string}`
  | `sitting:${string}`
  | typeof OUTBOX_TOPIC;

/** Something is written that has to be told outside; for the server's own processes, nobody may listen to it. */
export const OUTBOX_TOPIC = 'outbox';

const OF_STORE = ['store', 'menu', 'slots', 'board', 'calls', 'tables'] as const;

/** A store's own facts: name, hours, status, settings. */
export const storeTopic = (brand: string, storeId: number): TopicName => `store:${brand}:${storeId}`;

/** A store's menu: a publication or a sell-out. */
export const menuTopic = (brand: string, storeId: number): TopicName => `menu:${brand}:${storeId}`;

/** Which slots of a store are full. */
export const slotsTopic = (brand: string, storeId: number): TopicName => `slots:${brand}:${storeId}`;

/** A kitchen: an order came or moved. */
export const boardTopic = (brand: string, storeId: number): TopicName => `board:${brand}:${storeId}`;

/** The calls of a store's tables, for its staff. */
export const callsTopic = (brand: string, storeId: number): TopicName => `calls:${brand}:${storeId}`;

/** One order, for anybody who holds its hash. */
export const orderTopic = (hash: string): TopicName => `order:${hash}`;

/** One group order, for anybody who holds its hash. */
export const groupOrderTopic = (hash: string): TopicName => `group-order:${hash}`;

/** One of a diner's orders came or moved; theirs alone. */
export const dinerTopic = (uid: string): TopicName => `diner:${uid}`;

/** A guest's calls for staff; theirs alone. */
export const guestCallsTopic = (uid: string): TopicName => `guest-calls:${uid}`;

/** Guests at the tables of a store, for its staff. */
export const tablesTopic = (brand: string, storeId: number): TopicName => `tables:${brand}:${storeId}`;

/** A sitting: its guests and what they have ordered; theirs alone. */
export const sittingTopic = (id: string): TopicName => `sitting:${id}`;

export const isOrderTopic = (name: string): boolean => name.startsWith('order:');

/** null = no topic of ours. */
export function topicOf(name: string): Topic | null {
  const [, hash] = /^order:([^\s,]{11,200})$/.exec(name) ?? [];
  if (hash) return { kind: 'order', hash };
  const [, together] = /^group-order:([\w-]{22})$/.exec(name) ?? [];
  if (together) return { kind: 'group-order', hash: together };
  const [, uid] = /^diner:([\w-]{1,64})$/.exec(name) ?? [];
  if (uid) return { kind: 'diner', uid };
  const [, guest] = /^guest-calls:([\w-]{1,64})$/.exec(name) ?? [];
  if (guest) return { kind: 'guest-calls', uid: guest };
  const [, id] = /^sitting:([\w-]{36})$/.exec(name) ?? [];
  if (id) return { kind: 'sitting', id };
  const [, named, brand, store] = /^([a-z]+):([A-Z0-9_-]{2,32}):(\d{1,10})$/.exec(name) ?? [];
  const kind = OF_STORE.find((known) => known === named);
  return kind && brand ? { kind, brand, storeId: Number(store) } : null;
}
