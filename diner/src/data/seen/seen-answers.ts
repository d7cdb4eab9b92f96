import { topicOf } from '@mam/contract/http/topic.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Query } from '@tanstack/react-query';
import { lastSeen, seenName } from '../last-seen.ts';
import { queryCache } from '../query-cache.ts';

/** Raise the number when what is cached changes its form; older ones are dropped. */
const CACHE = 'mam-seen-1';
/** A store is three answers: its settings, itself, its menu. */
const MOST = 24;
const AT = 'x-seen-at';

const seenCachePath = (name: string) => `/seen/${encodeURIComponent(name)}`;

/** The last answer this browser kept under this name; null = none, or none that can be read. */
export async function recall(name: string): Promise<{ readonly at: EpochMs; readonly data: unknown } | null> {
  const cached = await (await caches.open(CACHE)).match(seenCachePath(name));
  const at = Number(cached?.headers.get(AT));
  if (!cached || !Number.isFinite(at)) return null;
  return { at, data: await cached.json() };
}

async function remember(name: string, data: unknown, at: EpochMs): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const body = new Response(JSON.stringify(data), { headers: { [AT]: String(at) } });
    await cache.delete(seenCachePath(name)); // written anew it is the youngest
    await cache.put(seenCachePath(name), body);
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)));
  } catch {
    // no room, or not allowed: the next visit needs the network
  }
}

/** Settings, stores and menus; never what belongs to one diner. */
function isCacheable({ queryKey: [topic], state }: Query): boolean {
  const kind = typeof topic === 'string' ? topicOf(topic)?.kind : null;
  return (kind === 'store' || kind === 'menu') && state.data != null;
}

function cache(query: Query): void {
  const name = seenName(query.queryKey);
  if (!isCacheable(query) || lastSeen.getState()[name] !== undefined) return;
  void remember(name, query.state.data, query.state.dataUpdatedAt);
}

/** From now on every public answer is remembered for a start without a network, those already here included. */
export function rememberAnswers(): void {
  if (!('caches' in globalThis)) return;
  const answers = queryCache.getQueryCache();
  for (const query of answers.getAll()) cache(query);
  answers.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') cache(event.query);
  });
  void dropOlderForms();
}

async function dropOlderForms(): Promise<void> {
  try {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith('mam-seen-') && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
  } catch {
    // not allowed: then there are none
  }
}
