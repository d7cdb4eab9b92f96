import { Suspense, useEffect } from 'react';
import { resumePlacing, usePlacing } from '../../order/placing.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { menuWords } from '../../words/menu/words.ts';
import { screen } from '../screen.ts';

const dialogs = screen(
  () => import('./placing-dialogs.tsx').then((m) => m.PlacingDialogs),
  [checkoutWords, menuWords],
);

/** Over every screen: an order on its way is asked for again at start, and told about wherever the diner is. */
export function PlacingOutlet() {
  const active = usePlacing(({ state }) => state !== 'idle');
  useEffect(resumePlacing, []);
  return active ? (
    <Suspense>
      <dialogs.Screen />
    </Suspense>
  ) : null;
}
