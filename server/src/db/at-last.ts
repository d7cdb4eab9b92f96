import type { Trx } from './dialect.ts';
import { deferredWrites } from './left-writes.ts';

type LastWork = () => Promise<void>;

const last = new WeakMap<Trx, LastWork[]>();

/**
 * Leaves work to the end of a transaction, behind everything else it writes: a lock that is taken there is held for the
 * commit alone, and nobody who holds it waits for another lock. A refusal leaves it undone.
 */
export function atLast(trx: Trx, work: LastWork): void {
  const works = last.get(trx);
  if (works) works.push(work);
  else last.set(trx, [work]);
}

/** Does what was left to the end, in the order in which it was left. */
export async function finishWork(trx: Trx): Promise<void> {
  const works = last.get(trx);
  if (!works) return;
  // a write that nobody waits for may wait for a lock itself
  await Promise.all(deferredWrites(trx));
  for (const work of works) await work();
}
