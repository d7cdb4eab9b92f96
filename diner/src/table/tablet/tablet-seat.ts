import { Refused } from '@mam/client/call.ts';
import type { SeenSitting } from '@mam/domain/table/seen-sitting.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { TabletSeat } from '@mam/domain/table/tablet.ts';
import type { Tablet } from '../../device/tablet.ts';
import type { KeptSitting } from '../sitting/kept-sitting.ts';
import { isAt } from '../sitting/sit-down.ts';

const GONE: readonly unknown[] = ['SITTING_OVER', 'SITTING_ASIDE', 'UNKNOWN'];

/** The last reading of the sitting that a tablet keeps. */
interface SittingReading {
  readonly data: Pick<SeenSitting, 'state' | 'tables'> | undefined;
  readonly error: unknown;
}

/** [TB70] Where a tablet is, by the sitting it keeps and what was heard of that. */
export function decideTabletSeat(
  tablet: Tablet,
  kept: KeptSitting | null,
  { data, error }: SittingReading,
): TabletSeat {
  if (kept === null || kept.id === null) return 'none';
  if (kept.state === 'left' || (error instanceof Refused && GONE.includes(error.code))) return 'gone';
  if (!data) return 'unheard';
  if (data.state !== 'in') return 'none';
  const table = parseTable(tablet.name);
  return table !== null && isAt(data, table) ? 'in' : 'gone';
}
