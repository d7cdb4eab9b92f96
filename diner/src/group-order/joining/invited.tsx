import { screen } from '@mam/client/lazy-screen.ts';
import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { deviceStorage } from '@mam/client/storage.ts';
import { useDialog, withDialog } from '@mam/client/use-dialog.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { suggestedEnd } from '@mam/domain/group-order/begin.ts';
import { takesNothing } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Suspense, useEffect, useState } from 'react';
import { timeNow } from '../../device/clock.ts';
import { useFoot } from '../../device/foot.ts';
import { usePlace } from '../../start/use-place.ts';
import { useStore } from '../../store/use-store.ts';
import { cartWords, groupOrderWords } from '../../words/areas.ts';
import type { CreatingProps } from './creating.tsx';
import { InvitationCard } from './invitation-card.tsx';

const creating = screen<CreatingProps>(
  () => import('./creating.tsx').then((m) => m.Creating),
  [groupOrderWords, cartWords],
);

/** Kept apart from the rest: nothing else hangs on it. */
const NEVER = 'mam.invited';
const AFTER = 2_000;

/** It was shown since this page came. */
let seen = false;

/** The menu was shown since this page came. */
let visited = false;

/** The diner has been here before; on a first visit it is the finger that has scrolled. */
function comesBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visited || arrival?.type !== 'navigate';
}

/** Nobody is ordering together yet: the menu says that one can. */
export function Invited({ again }: { readonly again: string }) {
  const place = usePlace();
  const { pathname } = useLocation();
  const store = useStore(place.brand, place.storeId);
  const navigate = useNavigate();
  const sheet = useDialog('together');
  const [shown, setShown] = useState(false);
  const onMenu = pathname === '/menu' && store.state === 'ready';
  useEffect(() => {
    if (!onMenu) return;
    const back = comesBack();
    visited = true;
    if (seen || deviceStorage.getItem(NEVER) !== null) return;
    const timer = setTimeout(() => {
      // by now they are where they were, among the dishes: nothing covers those
      if (back && scrollY > 0) return;
      seen = true;
      setShown(true);
    }, AFTER);
    return () => clearTimeout(timer);
  }, [onMenu]);
  const offered = onMenu && mayBegin(store.value);
  const isTurn = useFoot(shown && offered && !sheet.open);
  if (store.state !== 'ready') return null;
  if (sheet.open) {
    const beginning = {
      store: store.value,
      onClose: sheet.close,
      onCreated: () => navigate(withDialog(linkTo('/cart', place), 'share'), { replace: true }),
    };
    return (
      <Suspense>
        <creating.Screen again={again} {...beginning} />
      </Suspense>
    );
  }
  if (!isTurn) return null;
  const away = () => setShown(false);
  return (
    <InvitationCard
      store={store.value}
      onBegin={() => {
        away();
        sheet.show();
      }}
      onClose={away}
      onNever={() => {
        deviceStorage.setItem(NEVER, 'never');
        away();
      }}
    />
  );
}

const mayBegin = (store: Store): boolean =>
  !takesNothing(store) && !store.outOfService && suggestedEnd(timeNow(), store.zone) !== null;
