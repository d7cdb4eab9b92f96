import { useLocation } from '@mam/client/router.tsx';
import { useEffect } from 'react';
import { type Feature, reportFeature } from '../data/features.ts';

const SHOWN: Readonly<Record<string, Feature>> = {
  '/menu': 'view_menu',
  '/menu/product': 'view_item',
  '/menu/combo': 'view_item',
};

/** Reports a look as a feature: once for a menu, once for each dish or combo. */
export function useFeatureReports(): void {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const thing = query.get('product_id') ?? query.get('combo_id');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dish on the same path is looked at anew
  useEffect(() => {
    const feature = SHOWN[pathname];
    if (feature) reportFeature(feature);
  }, [pathname, thing]);
}
