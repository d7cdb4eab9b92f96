import { useWay } from '@mam/client/router.tsx';
import { useLayoutEffect } from 'react';

/** A page that was gone to is seen from its top; going back, the browser finds the place it was left at. */
export function useTopOfPage(pathname: string): void {
  const way = useWay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is new
  useLayoutEffect(() => {
    if (way !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
