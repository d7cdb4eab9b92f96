import { endpoint } from './endpoint.ts';

/** The stream of changes; read with fetch, not with `call`: it never ends. topics: comma-separated topic names. */
export const liveStream = endpoint<{ query: { topics: string }; answer: never }>({
  method: 'GET',
  path: '/v1/live',
  auth: 'none',
});

/** data of a "change" event: something of this topic is new, ask again. */
export interface Change {
  readonly topic: string;
  readonly version: number;
}

export type Topic =
  | { readonly kind: 'store' | 'menu' | 'slots' | 'board'; readonly brand: string; readonly storeId: number }
  | { readonly kind: 'order'; readonly hash: string };

/** "menu:BEPNHA:101", "order:{code}:{secret}" */
export function topicName(topic: Topic): string {
  if (topic.kind === 'order') return `order:${topic.hash}`;
  return `${topic.kind}:${topic.brand}:${topic.storeId}`;
}

const OF_STORE = ['store', 'menu', 'slots', 'board'] as const;

function isOfStore(kind: string | undefined): kind is (typeof OF_STORE)[number] {
  return OF_STORE.some((known) => known === kind);
}

/** null = no topic of ours. */
export function topicOf(name: string): Topic | null {
  const [, hash] = /^order:(.{11,200})$/.exec(name) ?? [];
  if (hash) return { kind: 'order', hash };
  const [, kind, brand, id] = /^(store|menu|slots|board):([A-Z0-9_-]{2,32}):(\d{1,10})$/.exec(name) ?? [];
  if (!brand || !isOfStore(kind)) return null;
  return { kind, brand, storeId: Number(id) };
}
