import { endpoint } from '../http/endpoint.ts';
import type { StoreRatings, StoreRatingsQuery } from './rating.schema.ts';

/** The average ratings of a brand's stores, where enough diners have rated. */
export const getStoreRatings = endpoint<{ query: StoreRatingsQuery; answer: StoreRatings }>({
  method: 'GET',
  path: '/v1/restaurant/ratings',
  auth: 'none',
});
