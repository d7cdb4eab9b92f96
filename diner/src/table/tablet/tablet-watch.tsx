import { useWords } from '@mam/client/i18n.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { beginsAnew } from '@mam/domain/table/tablet.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect } from 'react';
import { timeNow, useMinute } from '../../device/clock.ts';
import { keepTablet, type Tablet, tabletHere } from '../../device/tablet.ts';
import { visit } from '../../device/visit.ts';
import { tabletWords } from '../../words/areas.ts';
import { keptSitting, useKeptSitting } from '../sitting/kept-sitting.ts';
import { enterAtLast, followSitting } from '../sitting/sit-down.ts';
import { useSittingOf } from '../sitting/use-sitting.ts';
import { beginAnew, mayBeginAnew, takeBegun } from './begin-anew.ts';
import { decideTabletSeat } from './tablet-seat.ts';

/** ms between two notes of a touch, and between two tries to sit down */
const SELDOM = 30_000;

/** [TB71] [TB72] Watches on a tablet for its party to go, and sits down with the first touch of the next. */
export function TabletWatch({ tablet }: { readonly tablet: Tablet }) {
  const say = useWords(tabletWords);
  const kept = useKeptSitting(tablet.code);
  const reading = useSittingOf(kept?.state === 'left' ? null : (kept?.id ?? null));
  const minute = useMinute();
  const seat = decideTabletSeat(tablet, kept, reading);
  const id = kept?.id ?? null;
  const stillIn = reading.data?.state === 'in' && reading.error === null;
  const { data } = reading;
  useEffect(() => {
    if (id !== null && data && seat === 'in') followSitting(tablet.code, id, data);
  }, [tablet, id, data, seat]);
  useEffect(() => {
    if (takeBegun()) showToast(say('ready'));
  }, [say]);
  useEffect(() => {
    const { touchedAt = null } = tabletHere() ?? {};
    // without a page to come it is looked at again with the next minute
    if (minute !== null && mayBeginAnew() && beginsAnew({ seat, touchedAt, now: timeNow() }))
      void beginAnew(tablet, stillIn ? id : null);
  }, [tablet, seat, minute, stillIn, id]);
  useTouches(tablet);
  return null;
}

/** Each touch is noted; where nobody sits yet, it is the party sitting down. A preview seats nobody. */
function useTouches(tablet: Tablet): void {
  useEffect(() => {
    let tried = 0;
    const touched = () => {
      const now = timeNow();
      const here = tabletHere();
      if (!here) return;
      if (now - (here.touchedAt ?? 0) >= SELDOM) keepTablet({ ...here, touchedAt: now });
      const table = parseTable(tablet.name);
      const sits = keptSitting(tablet.code) !== null || table === null || visit.getState().preview;
      if (sits || now - tried < SELDOM) return;
      tried = now;
      const { brand, storeId, code } = tablet;
      void enterAtLast({ store: { brand, id: storeId }, table, code });
    };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touched, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, touched, { capture: true });
    };
  }, [tablet]);
}
