import { deviceStorage } from '@mam/client/storage.ts';
import { topicOf } from '@mam/contract/http/topic.ts';
import { entriesOf } from '@mam/contract/order/entries.ts';
import type { History } from '@mam/contract/order/history.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Query } from '@tanstack/react-query';
import { tabletHere } from '../../device/tablet.ts';
import { lastSeen, seenName } from '../last-seen.ts';
import { queryCache } from '../query-cache.ts';

/** Begins with "mam.": it is forgotten with everything else of its diner [DN9]. */
const KEY = 'mam.orders';
const MOST = 12;
const LASTS = 7 * 86_400_000;

interface Seen {
  readonly name: string;
  readonly at: EpochMs;
  readonly data: object;
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const { name, at, data } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof at === 'number' &&
    at > Date.now() - LASTS &&
    typeof data === 'object' &&
    data !== null
  );
}

/** The latest first; damaged = nothing. */
function ownSeen(): readonly Seen[] {
  try {
    const value: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function write(seen: readonly Seen[]): void {
  if (seen.length === 0) deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, JSON.stringify(seen.slice(0, MOST)));
}

/** [OR91] An order of this diner under this name, or their list, as it was read last; null = not kept. */
export function recallOwn(name: string): { readonly at: EpochMs; readonly data: object } | null {
  if (tabletHere()) return null;
  return ownSeen().find((seen) => seen.name === name) ?? null;
}

/** An order as it is read without a network: nothing of whom it is for, nothing that somebody wrote. */
function withoutPeople(order: OrderDetail): object {
  const { setting, quote, user: _, items, group, raw, rating, created_by, opened_by_number, ...rest } = order;
  const lines = entriesOf(quote.lines).map((line) => ({ ...line, note: '' }));
  return { ...rest, setting: { type: setting.type }, quote: { ...quote, lines } };
}

const runs = ({ status, is_mine }: { readonly status: string; readonly is_mine: boolean }): boolean =>
  is_mine && !isFinal(status);

/** The part of an answer that is kept: 'none' = the kept part of it goes; null = it is not about own orders. */
function persistedPart({ queryKey: [topic, ...more], state: { data } }: Query): object | 'none' | null {
  const kind = typeof topic === 'string' ? topicOf(topic)?.kind : null;
  if (kind === 'order' && data) {
    const order = data as OrderDetail;
    return runs(order) ? withoutPeople(order) : 'none';
  }
  // [brand] alone: the newest page of the list
  if (kind !== 'diner' || more.length !== 1 || !data) return null;
  const page = data as History;
  const orders = entriesOf(page.orders).filter(runs);
  return orders.length > 0 ? { ...page, orders, count: null, next: null } : 'none';
}

function keep(query: Query): void {
  const name = seenName(query.queryKey);
  // an answer from memory is not younger than it was
  if (lastSeen.getState()[name] !== undefined) return;
  const data = persistedPart(query);
  if (data === null || tabletHere()) return;
  const others = ownSeen().filter((seen) => seen.name !== name);
  if (data !== 'none') write([{ name, at: query.state.dataUpdatedAt, data }, ...others]);
  else if (others.length < ownSeen().length) write(others);
}

/** [OR91] From now on own orders that are under way are kept for a start without a network. */
export function rememberOwnOrders(): void {
  // answers that are too old go, and those of a device that has become a table's
  write(tabletHere() ? [] : ownSeen());
  const answers = queryCache.getQueryCache();
  for (const query of answers.getAll()) if (query.state.data !== undefined) keep(query);
  answers.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
  // the first answer after a while without a network is called new a moment after it is here
  lastSeen.subscribe((now, before) => {
    const fresh = (query: Query) => {
      const name = seenName(query.queryKey);
      return before[name] !== undefined && now[name] === undefined;
    };
    for (const query of answers.findAll({ predicate: fresh })) keep(query);
  });
}
