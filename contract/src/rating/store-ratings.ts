import { endpoint } from '../http/endpoint.ts';
import type { StoreRatings, StoreRatingsQuery } from './rating.schema.ts';

/** What the diners of a brand's stores think of them, where enough have said so. */
export const getStoreRatings = endpoint<{ query: StoreRatingsQuery; answer: StoreRatings }>({
  method: 'GET',
  path: '/v1/restaurant/ratings',
  auth: 'none',
});
