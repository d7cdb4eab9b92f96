import type { EpochMs } from '../time/moment.ts';
import { JOIN_BY_SCAN, SITTING_IDLE } from './sitting.ts';

/**
 * [TB70] Where a tablet that stays on its table is, as it has heard: 'in' a sitting of its table, in 'none', or its party is
 * 'gone': the sitting is over, sits elsewhere now, was left on this tablet, or nobody knows it. 'unheard' = it could not ask.
 */
export type TabletSeat = 'in' | 'none' | 'gone' | 'unheard';

/** [TB72] Whether a tablet that stays on its table begins anew. touchedAt: when somebody touched it last; null = nobody has since it began. */
export function beginsAnew({
  seat,
  touchedAt,
  now,
}: {
  readonly seat: TabletSeat;
  readonly touchedAt: EpochMs | null;
  readonly now: EpochMs;
}): boolean {
  if (seat === 'gone') return true;
  return touchedAt !== null && now >= touchedAt + (seat === 'none' ? JOIN_BY_SCAN : SITTING_IDLE);
}
