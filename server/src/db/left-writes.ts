import type { Trx } from './dialect.ts';

const left = new WeakMap<Trx, Promise<unknown>[]>();

/**
 * A write whose answer nobody needs: the commit waits for it, the work goes on. It stands with its transaction as any
 * other write: when it fails, everything is undone.
 */
export function leaveToCommit(trx: Trx, write: Promise<unknown>): void {
  const writes = left.get(trx) ?? [];
  left.set(trx, writes);
  writes.push(write);
  // who waits hears of it; a transaction that fails before that has another fault to tell
  write.catch(() => {});
}

export const leftWrites = (trx: Trx): readonly Promise<unknown>[] => left.get(trx) ?? [];
