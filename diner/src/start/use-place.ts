import { useLocation } from '@mam/client/router.tsx';
import { useCallback, useMemo } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { linkTo, type Place, placeOf } from './place.ts';

/** Where the diner is: the address first, else where they were last. The same object as long as it is the same place. */
export function usePlace(): Place {
  const { search } = useLocation();
  const last = usePersisted((state) => state.place);
  const { brand, storeId, source } = placeOf(search, last);
  // the same place stays the same object: every link on the page hangs on it
  return useMemo(() => ({ brand, storeId, source }), [brand, storeId, source]);
}

/** Builds links that stay in this place. */
export function useLinks(): (path: string, extra?: Readonly<Record<string, string | number>>) => string {
  const place = usePlace();
  return useCallback((path, extra) => linkTo(path, place, extra), [place]);
}
