import { mayReadPoints } from '../loyalty/points.ts';
import type { EpochMs } from '../time/moment.ts';

/** A thing under way in which its diner would be missed. */
export type UnderWay = 'order' | 'refund' | 'group_order' | 'sitting' | 'call';

/** [DN9] The reason an order keeps its diner; null = none: it has ended, and no money is due back. */
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
