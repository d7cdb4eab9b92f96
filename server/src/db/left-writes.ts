import type { Trx } from './dialect.ts';

interface LeftWrites {
  readonly sent: Promise<unknown>[];
  /** what the first of them that failed has thrown; what is sent after it fails only because of it */
  fault: unknown;
}

const left = new WeakMap<Trx, LeftWrites>();

/**
 * A write whose answer nobody needs: the commit waits for it, the work goes on. It stands with its transaction as any
 * other write: when it fails, everything is undone.
 */
export function leaveToCommit(trx: Trx, write: Promise<unknown>): void {
  const writes = left.get(trx) ?? { sent: [], fault: null };
  left.set(trx, writes);
  writes.sent.push(write);
  write.catch((fault: unknown) => {
    writes.fault ??= fault;
  });
}

export const leftWrites = (trx: Trx): readonly Promise<unknown>[] => left.get(trx)?.sent ?? [];

/** Why a transaction really failed. */
export const firstFault = (trx: Trx, fault: unknown): unknown => left.get(trx)?.fault ?? fault;
