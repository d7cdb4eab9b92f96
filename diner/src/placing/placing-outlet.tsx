import { useLocation } from '@mam/client/router.tsx';
import { Suspense, useEffect } from 'react';
import { whenIdle } from '../device/idle.ts';
import { recallUnpaid, useUnpaid } from '../payment/unpaid-orders.ts';
import { screen } from '../start/lazy-screen.ts';
import { checkoutWords, menuWords, payingWords } from '../words/areas.ts';
import { askAgain, resumePlacing, usePlacing } from './placing.ts';

const dialogs = screen(
  () => import('./placing-dialogs.tsx').then((m) => m.PlacingDialogs),
  [checkoutWords, menuWords, payingWords],
);

const band = screen(() => import('../payment/unpaid-band.tsx').then((m) => m.UnpaidBand), [payingWords]);

/** Over every screen: an order on its way is asked for again at start, and told about wherever the diner is. */
export function PlacingOutlet() {
  const active = usePlacing(({ state }) => state !== 'idle');
  const unpaid = useUnpaid();
  const { pathname } = useLocation();
  // at hand before they are needed
  useEffect(() => {
    if (pathname === '/cart') void whenIdle().then(dialogs.load);
  }, [pathname]);
  useEffect(() => {
    recallUnpaid();
    resumePlacing();
    // back on the network it is asked what became of the order
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);
  if (!active && unpaid === null) return null;
  return <Suspense>{active ? <dialogs.Screen /> : <band.Screen />}</Suspense>;
}
