import { endpoint } from '../http/endpoint.ts';
import type {
  FindAddressQuery,
  FoundAddressWire,
  MapTilesAnswer,
  NameLocationQuery,
  SuggestAddressesAnswer,
  SuggestAddressesQuery,
} from './map.schema.ts';

/** What a typed text may mean, the most likely first. */
export const suggestAddresses = endpoint<{ query: SuggestAddressesQuery; answer: SuggestAddressesAnswer }>({
  method: 'GET',
  path: '/v1/google-map/autocomplete',
  auth: 'none',
});

/** Where an address is; an answer without a geometry: nobody knows. */
export const findAddress = endpoint<{ query: FindAddressQuery; answer: FoundAddressWire }>({
  method: 'GET',
  path: '/v1/google-map/geo-location',
  auth: 'none',
});

/** What is at a location; an answer without an address: nobody knows. */
export const nameLocation = endpoint<{ query: NameLocationQuery; answer: FoundAddressWire }>({
  method: 'GET',
  path: '/v1/google-map/geo-address',
  auth: 'none',
});

export const getMapTiles = endpoint<{ answer: MapTilesAnswer }>({
  method: 'GET',
  path: '/v1/google-map/tiles',
  auth: 'none',
});
