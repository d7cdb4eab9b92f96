import { screen } from '@mam/client/lazy-screen.ts';
import { useLocation } from '@mam/client/router.tsx';
import { Suspense, useEffect, useState } from 'react';
import { whenFreeToFetch } from '../device/idle.ts';
import { persisted } from '../device/persisted.ts';
import type { OverScreensProps } from './over-screens.tsx';

const outlet = screen<OverScreensProps>(() => import('./over-screens.tsx').then((m) => m.OverScreens));

/** Most visits begin far from an order: what tells about one comes when the browser is idle, or with the checkout. */
export function OverScreensWhenIdle() {
  const { pathname } = useLocation();
  const [known] = useState(() => persisted.getState().user.uid !== null);
  const [idle, setIdle] = useState(false);
  useEffect(() => void whenFreeToFetch().then(() => setIdle(true)), []);
  if (!idle && pathname !== '/cart') return null;
  return (
    <Suspense>
      <outlet.Screen cameKnown={known} />
    </Suspense>
  );
}
