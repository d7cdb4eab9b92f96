import { useSyncExternalStore } from 'react';

const DESKTOP = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** From 768 px the desktop layout; null before the page meets a device. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(DESKTOP).matches,
    () => null,
  );
}
