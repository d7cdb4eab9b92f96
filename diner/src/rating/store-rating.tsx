import { dataOrThrow } from '@mam/client/call.ts';
import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { StoreRatings } from '@mam/contract/rating/rating.schema.ts';
import { getStoreRatings } from '@mam/contract/rating/store-ratings.ts';
import { decimalMark } from '@mam/domain/money/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../data/call.ts';
import { whenFreeToFetch } from '../device/idle.ts';
import { storesWords } from '../words/areas.ts';
import styles from './store-rating.module.css';

type StoreRating = StoreRatings['ratings'][number];

/** Old stars are good enough. */
const FRESH_FOR = 10 * 60_000;

/**
 * [RA5] By store what enough diners think of it. Asked for once the page has nothing else to do: pages are kept for
 * everybody, and no rating makes one of them old.
 */
export function useStoreRatings(brand: string): ReadonlyMap<number, StoreRating> {
  const [idle, setIdle] = useState(false);
  useEffect(() => void whenFreeToFetch().then(() => setIdle(true)), []);
  const { data } = useQuery({
    queryKey: ['store-ratings', brand],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getStoreRatings, { query: { pos_parent: brand }, signal })).ratings,
    enabled: idle,
    staleTime: FRESH_FOR,
    retry: false,
  });
  return new Map(data?.map((rating) => [rating.store_id, rating]));
}

/** On the picture of a store, where it moves nothing when it comes. */
export function StoreStars({ rating: { average, count } }: { readonly rating: StoreRating }) {
  const say = useWords(storesWords);
  const language = useLanguage();
  const shown = average.toFixed(1).replace('.', decimalMark(language));
  return (
    <p className={styles.badge}>
      <Star aria-hidden="true" />
      <span aria-hidden="true" className="num">
        {shown}
      </span>
      <span className="vh">{say('rated', { average: shown, n: count })}</span>
    </p>
  );
}
