import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { deviceStorage } from '@mam/client/storage.ts';
import { useDialog, withDialog } from '@mam/client/use-dialog.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { suggestedEnd } from '@mam/domain/group-order/begin.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useEffect, useState } from 'react';
import { timeNow } from '../../device/clock.ts';
import { useFoot } from '../../device/foot.ts';
import { usePlace } from '../../start/use-place.ts';
import { useStore } from '../../store/use-store.ts';
import { useGroupOrder } from '../sync/group-order-query.ts';
import { CreateSheet, type CreateSheetProps } from './create-sheet.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { likeLast } from './like-last.ts';

/** Kept apart from the rest: nothing else hangs on it. */
const NEVER = 'mam.invited';
const AFTER = 2_000;

/** It was shown since this page came. */
let seen = false;

/** The menu was shown since this page came. */
let visited = false;

/** The diner is back where they were; on a first visit it is the finger that has scrolled. */
function isBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return scrollY > 0 && (visited || arrival?.type !== 'navigate');
}

/** Nobody is ordering together yet: the menu says that one can. */
export function Invited({ again }: { readonly again: string }) {
  const place = usePlace();
  const { pathname } = useLocation();
  const store = useStore(place.brand, place.storeId);
  const navigate = useNavigate();
  const creating = useDialog('together');
  const [shown, setShown] = useState(false);
  const onMenu = pathname === '/menu' && store.state === 'ready';
  useEffect(() => {
    if (!onMenu) return;
    const back = isBack();
    visited = true;
    if (back || seen || deviceStorage.getItem(NEVER) !== null) return;
    const timer = setTimeout(() => {
      seen = true;
      setShown(true);
    }, AFTER);
    return () => clearTimeout(timer);
  }, [onMenu]);
  const offered = onMenu && mayBegin(store.value);
  const isTurn = useFoot(shown && offered && !creating.open);
  if (store.state !== 'ready') return null;
  if (creating.open) {
    const beginning = {
      store: store.value,
      onClose: creating.close,
      onCreated: () => navigate(withDialog(linkTo('/cart', place), 'share'), { replace: true }),
    };
    return again === '' ? <CreateSheet {...beginning} /> : <CreateLike hash={again} {...beginning} />;
  }
  if (!isTurn) return null;
  const away = () => setShown(false);
  return (
    <InvitationCard
      store={store.value}
      onBegin={() => {
        away();
        creating.show();
      }}
      onClose={away}
      onNever={() => {
        deviceStorage.setItem(NEVER, 'never');
        away();
      }}
    />
  );
}

/** [GO23] As the old one was, as far as that is still known. */
function CreateLike({ hash, ...beginning }: CreateSheetProps & { readonly hash: string }) {
  const reading = useGroupOrder(hash);
  if (reading.state === 'loading') return null;
  const like = reading.state === 'ready' ? likeLast(reading.value, beginning.store.currency) : null;
  return <CreateSheet {...beginning} like={like} />;
}

const mayBegin = (store: Store): boolean =>
  store.orderTypes.length > 0 && !store.outOfService && suggestedEnd(timeNow(), store.zone) !== null;
