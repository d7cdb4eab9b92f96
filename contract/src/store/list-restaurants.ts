import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { RestaurantList } from './restaurant.schema.ts';

/** All stores of a brand, or the one of pos_id; unknown = an empty list. */
export const listRestaurants = endpoint<{ query: PlaceQuery; answer: RestaurantList }>({
  method: 'GET',
  path: '/v1/restaurant',
  auth: 'none',
});
