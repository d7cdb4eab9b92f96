import { screen } from '@mam/client/lazy-screen.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { Suspense, useState } from 'react';
import { isHidden } from '../device/hidden.ts';
import { visit } from '../device/visit.ts';
import { toldWords } from '../words/areas.ts';

/** The name under which "do not ask again" is stored. */
export const TOLD = 'told';

/** ask: this browser can be allowed to tell; install: it can, once the page is on the home screen. */
export type WayToTell = 'ask' | 'install';

const card = screen<{ readonly way: WayToTell }>(
  () => import('./push-card.tsx').then((m) => m.PushCard),
  [toldWords],
);

const isIos = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** null = it tells already, cannot, may not, or the diner does not want it. */
function wayToTell(): WayToTell | null {
  if (visit.getState().preview || isHidden(TOLD)) return null;
  if ('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator)
    return Notification.permission === 'default' ? 'ask' : null;
  return isIos() && !matchMedia('(display-mode: standalone)').matches ? 'install' : null;
}

/** Offers news of an order to follow, with the phone in the pocket; nobody is asked before there is one. */
export function PushOffer({ order: { mine, status } }: { readonly order: Order }) {
  const [way] = useState(wayToTell);
  if (!mine || status === null || isFinal(status) || way === null) return null;
  return (
    <Suspense>
      <card.Screen way={way} />
    </Suspense>
  );
}
