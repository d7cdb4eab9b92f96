import { screen } from '@mam/client/lazy-screen.ts';
import { useLocation } from '@mam/client/router.tsx';
import { Suspense, useEffect, useState } from 'react';
import { firstTouch } from '../device/first-touch.ts';
import { whenFreeToFetch } from '../device/idle.ts';
import { usePersisted } from '../device/persisted.ts';
import { type Tablet, tabletHere } from '../device/tablet.ts';
import { recallUnpaid, useUnpaid } from '../payment/unpaid-orders.ts';
import { PLACING_KEY } from '../placing/intent.ts';
import { hearOtherTabs, onlineAgain, resumePlacing, usePlacing } from '../placing/placing.ts';
import { useSeatedIn } from '../table/sitting/kept-sitting.ts';
import {
  cartWords,
  checkoutWords,
  groupOrderWords,
  historyWords,
  leftCartWords,
  menuWords,
  orderWords,
  payingWords,
  sittingWords,
  tabletWords,
} from '../words/areas.ts';

const dialogs = screen(
  () => import('../placing/placing-dialogs.tsx').then((m) => m.PlacingDialogs),
  [checkoutWords, menuWords, payingWords],
);

const band = screen(() => import('../payment/unpaid-band.tsx').then((m) => m.UnpaidBand), [payingWords]);

const leftCart = screen(
  () => import('../cart/left-cart-band.tsx').then((m) => m.LeftCartBand),
  [leftCartWords],
);

const orders = screen(
  () => import('../history/orders-button.tsx').then((m) => m.OrdersButton),
  [historyWords],
);

const together = screen(
  () => import('../group-order/together-outlet.tsx').then((m) => m.TogetherOutlet),
  [groupOrderWords, cartWords],
);

const lateAnswer = screen(
  () => import('../history/late-answer.tsx').then((m) => m.LateAnswer),
  [historyWords, orderWords],
);

const asked = screen(
  () => import('../table/sitting/table-news.tsx').then((m) => m.TableNews),
  [sittingWords],
);

const watch = screen<{ readonly tablet: Tablet }>(
  () => import('../table/tablet/tablet-watch.tsx').then((m) => m.TabletWatch),
  [tabletWords],
);

export interface OverScreensProps {
  /** this browser had an identity when the page came */
  readonly cameKnown: boolean;
}

/** True for a diner who may have orders: their identity is from before, or they have touched the page since. */
function useKnown(came: boolean): boolean {
  const hasIdentity = usePersisted(({ user }) => user.uid !== null);
  const [touched, setTouched] = useState(false);
  useEffect(() => void firstTouch().then(() => setTouched(true)), []);
  return hasIdentity && (came || touched);
}

/** Everything over the screens: an order under way is asked for again at start, and told about on every screen. */
export function OverScreens({ cameKnown }: OverScreensProps) {
  const active = usePlacing(({ state }) => state !== 'idle');
  const unpaid = useUnpaid();
  const seatedIn = useSeatedIn();
  const { pathname } = useLocation();
  const known = useKnown(cameKnown);
  const [tablet] = useState(tabletHere);
  // at hand before they are needed
  useEffect(() => {
    if (pathname === '/cart') void whenFreeToFetch().then(dialogs.load);
  }, [pathname]);
  useEffect(() => {
    recallUnpaid();
    resumePlacing();
    // another tab may have ordered before this one listened
    hearOtherTabs();
    const hear = ({ key }: StorageEvent) => key === PLACING_KEY && hearOtherTabs();
    addEventListener('online', onlineAgain);
    addEventListener('storage', hear);
    return () => {
      removeEventListener('online', onlineAgain);
      removeEventListener('storage', hear);
    };
  }, []);
  return (
    <>
      <Suspense>
        <leftCart.Screen />
      </Suspense>
      <Suspense>{known ? <orders.Screen /> : null}</Suspense>
      <Suspense>{known ? <lateAnswer.Screen /> : null}</Suspense>
      <Suspense>
        <together.Screen />
      </Suspense>
      <Suspense>{seatedIn === null ? null : <asked.Screen id={seatedIn} />}</Suspense>
      <Suspense>{tablet ? <watch.Screen tablet={tablet} /> : null}</Suspense>
      <Suspense>{active ? <dialogs.Screen /> : unpaid === null ? null : <band.Screen />}</Suspense>
    </>
  );
}
