import { screen } from '@mam/client/lazy-screen.ts';
import { whenIdle } from '@mam/client/when-idle.ts';
import { Suspense, useEffect } from 'react';

interface ComingInProps {
  readonly onClose: () => void;
}

/** Nobody needs its tray and digits on a browser of their own. */
const turn = screen<ComingInProps>(() => import('./turn-screen.tsx').then((m) => m.TurnScreen));

/** The way in at a device, fetched as soon as its browser is idle. */
export function ComingIn({ open, onClose }: ComingInProps & { readonly open: boolean }) {
  useEffect(() => {
    void whenIdle().then(turn.load);
  }, []);
  return <Suspense>{open ? <turn.Screen onClose={onClose} /> : null}</Suspense>;
}
