import { mayReadPoints } from '../loyalty/points.ts';
import type { EpochMs } from '../time/moment.ts';

/** What somebody would still be missed in. */
export type UnderWay = 'order' | 'refund' | 'group_order' | 'sitting' | 'call';

/** [DN9] What an order keeps its diner for; null = nothing: it has ended, and no money is due back. */
export function orderKeeps({
  endedAt,
  refundDue,
}: {
  readonly endedAt: EpochMs | null;
  readonly refundDue: number;
}): UnderWay | null {
  if (endedAt === null) return 'order';
  return refundDue > 0 ? 'refund' : null;
}

/** [DN10] Whether a number is erased with a diner: they have proved it of late, and nobody else has. */
export const erasesNumber = (
  { provedAt, byOthers }: { readonly provedAt: EpochMs; readonly byOthers: boolean },
  now: EpochMs,
): boolean => !byOthers && mayReadPoints(provedAt, now);
