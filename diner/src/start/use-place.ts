import { useLocation } from '@mam/client/router.tsx';
import { linkTo, type Page, type PageExtra } from '@mam/contract/page/link.ts';
import { useCallback, useMemo } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { type Place, parsePlace } from './place.ts';

/** The place of the diner: by the address, else their last one. The same object as long as it is the same place. */
export function usePlace(): Place {
  const { search } = useLocation();
  const last = usePersisted((state) => state.place);
  const { brand, storeId, source } = parsePlace(search, last);
  // the same place stays the same object: every link on the page hangs on it
  return useMemo(() => ({ brand, storeId, source }), [brand, storeId, source]);
}

/** Builds links that stay in this place. */
export function useLinks(): <P extends Page>(page: P, ...extra: PageExtra<P>) => string {
  const place = usePlace();
  return useCallback((page, ...extra) => linkTo(page, place, ...extra), [place]);
}
