import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as the window changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** From 1024 px the board has its columns side by side. */
export const useDesk = (): boolean => useMedia('(min-width: 1024px)');

/** From 768 px cards lie in two rows. */
export const useTablet = (): boolean => useMedia('(min-width: 768px)');
