import { dataOrThrow } from '@mam/client/call.ts';
import { getSitting } from '@mam/contract/table/sitting.ts';
import { beginsAnew, type TabletSeat } from '@mam/domain/table/tablet.ts';
import { call } from '../../data/call.ts';
import { queryCache } from '../../data/query-cache.ts';
import { timeNow } from '../../device/clock.ts';
import { type Tablet, tabletHere, tabletHome } from '../../device/tablet.ts';
import { visit } from '../../device/visit.ts';
import { keptSitting } from '../sitting/kept-sitting.ts';
import { sittingKey } from '../sitting/sit-down.ts';
import { beginAnew, endBeginning, SHORTLY } from './begin-anew.ts';
import { decideTabletSeat } from './tablet-seat.ts';

/** Where the page was left for another; it goes on nowhere here. */
const LEFT = new Promise<never>(() => {});

/** [TB72] Where this tablet is now; asked for a moment only, for somebody may wait. */
async function seatNow(tablet: Tablet): Promise<TabletSeat> {
  const kept = keptSitting(tablet.code);
  if (kept === null || kept.id === null) return 'none';
  const params = { id: kept.id };
  try {
    const data = dataOrThrow(await call(getSitting, { params, signal: AbortSignal.timeout(SHORTLY) }));
    queryCache.setQueryData(sittingKey(kept.id), data);
    return decideTabletSeat(tablet, kept, { data, error: null });
  } catch (error) {
    return decideTabletSeat(tablet, kept, { data: undefined, error });
  }
}

/**
 * [TB70] [TB72] Begins the visit of a tablet at its table, whatever the address says: anew, before anything is shown,
 * where its party has gone; Back leads to no page of an earlier party.
 */
export async function beginTablet(): Promise<void> {
  const tablet = tabletHere();
  if (!tablet) return;
  const goHome = () => location.replace(tabletHome(tablet));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) goHome();
  });
  endBeginning(tablet);
  if (visit.getState().table === null) visit.setState({ table: tablet });
  const { touchedAt } = tabletHere() ?? tablet;
  const seat = await seatNow(tablet);
  if (beginsAnew({ seat, touchedAt, now: timeNow() })) {
    await beginAnew(tablet, null);
    return LEFT;
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'back_forward') return;
  goHome();
  return LEFT;
}
