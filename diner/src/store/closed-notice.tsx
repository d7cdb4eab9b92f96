import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { timeNow } from '../device/clock.ts';
import { useIsSeated } from './use-switch-news.ts';

const ClosedDialog = lazy(() =>
  lateFile(() => import('./closed-dialog.tsx')).then(({ ClosedDialog: component }) => ({
    default: component,
  })),
);

const AFTER = 2_000;

/** Stores this page load has said it for. */
const shownFor = new Set<number>();

/** Says once, two seconds after a closed store's menu is on screen, that it is closed and when it opens. */
export function ClosedNotice({ store }: { store: Store }) {
  const { open, show, close } = useDialog('closed');
  const seated = useIsSeated(store);
  const notify = useEffectEvent(() => {
    shownFor.add(store.id);
    const busy = document.querySelector('dialog[open]') !== null;
    // [ST25] who sits at a table hears of its own orders there
    const here = seated ? { ...store, switches: [] } : store;
    if (!busy && openState(here, timeNow()).state !== 'open') show();
  });
  useEffect(() => {
    // that there is no menu is said where the menu would stand
    if (shownFor.has(store.id) || !store.hasMenu) return;
    const timer = setTimeout(notify, AFTER);
    return () => clearTimeout(timer);
  }, [store.id, store.hasMenu]);
  if (!open) return null;
  return (
    <Suspense>
      <ClosedDialog store={store} onClose={close} />
    </Suspense>
  );
}
