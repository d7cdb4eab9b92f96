import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Suspense } from 'react';
import { ClosedNotice } from '../store/closed-notice.tsx';
import { storesWords } from '../words/areas.ts';

const about = screen(() => import('./about-store.tsx').then((module) => module.AboutStore), [storesWords]);

/** Dialogs over a menu about its store: that it is closed, and all there is to know about it. */
export function StoreDialogs({ store }: { readonly store: Store }) {
  const { open, close } = useDialog('about');
  return (
    <>
      <ClosedNotice store={store} />
      {open ? (
        <Suspense>
          <about.Screen store={store} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
