import type { NewEvent, Trx } from './dialect.ts';

/** Events are kept for 24 h, in ms, so that a screen that was away can resume. */
export const EVENTS_KEPT = 24 * 60 * 60 * 1000;

const pending = new WeakMap<Trx, Map<string, NewEvent>>();

/**
 * Rings the bell for a topic when this transaction commits: never before, never without.
 * version is the row's own, 1 and up.
 */
export function appendEvent(trx: Trx, event: NewEvent): void {
  const events = pending.get(trx) ?? new Map<string, NewEvent>();
  events.delete(event.topic); // one bell a topic, the last version, in the order of the last ring
  events.set(event.topic, event);
  pending.set(trx, events);
}

export function pendingEvents(trx: Trx): readonly NewEvent[] {
  return [...(pending.get(trx)?.values() ?? [])];
}
