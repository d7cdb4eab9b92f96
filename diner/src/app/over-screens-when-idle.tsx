import { useLocation } from '@mam/client/router.tsx';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../device/idle.ts';
import { screen } from '../start/lazy-screen.ts';

const outlet = screen(() => import('./over-screens.tsx').then((m) => m.OverScreens), []);

/** Most visits begin far from an order: what tells about one comes when the browser is idle, or with the checkout. */
export function OverScreensWhenIdle() {
  const { pathname } = useLocation();
  const [idle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), []);
  if (!idle && pathname !== '/cart') return null;
  return (
    <Suspense>
      <outlet.Screen />
    </Suspense>
  );
}
