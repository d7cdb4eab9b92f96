import type { Trx } from './dialect.ts';

const left = new WeakMap<Trx, Promise<unknown>[]>();
const ways = new WeakMap<Trx, Trx>();

/** Sets the way of the writes left to a transaction's commit: an engine may gather them. */
export function leaveThrough(trx: Trx, way: Trx): void {
  ways.set(trx, way);
}

/**
 * A write whose answer nobody needs: the commit waits for it, the work goes on. It stands with its transaction as any
 * other write: when it fails, everything is undone. How many rows it has written is not said.
 */
export function deferWrite(trx: Trx, write: (way: Trx) => Promise<unknown>): void {
  const writes = left.get(trx) ?? [];
  left.set(trx, writes);
  const written = write(ways.get(trx) ?? trx);
  writes.push(written);
  // the commit waits for it and hears of its fault; a transaction that fails before has another fault to tell
  written.catch(() => {});
}

export const deferredWrites = (trx: Trx): readonly Promise<unknown>[] => left.get(trx) ?? [];
