import { useSyncExternalStore } from 'react';
import { afterHydration } from './hydration.ts';

const DESKTOP = '(min-width: 768px)';

const listeners = new Set<() => void>();
const isKnown = afterHydration(() => {
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DESKTOP);
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

/** From 768 px the desktop layout; null before the page meets a device. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => (isKnown() ? matchMedia(DESKTOP).matches : null),
    () => null,
  );
}
