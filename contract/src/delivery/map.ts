import { endpoint } from '../http/endpoint.ts';
import type {
  FindAddressQuery,
  GeocodedAddressWire,
  MapGroundAnswer,
  MapGroundQuery,
  NameLocationQuery,
  SuggestAddressesAnswer,
  SuggestAddressesQuery,
} from './map.schema.ts';

/** Addresses a typed text may mean, the most likely first. */
export const suggestAddresses = endpoint<{ query: SuggestAddressesQuery; answer: SuggestAddressesAnswer }>({
  method: 'GET',
  path: '/v1/google-map/autocomplete',
  auth: 'none',
});

/** Where an address is; an answer without a geometry: nobody knows. */
export const findAddress = endpoint<{ query: FindAddressQuery; answer: GeocodedAddressWire }>({
  method: 'GET',
  path: '/v1/google-map/geo-location',
  auth: 'none',
});

/** The address at a location; an answer without one: nobody knows. */
export const nameLocation = endpoint<{ query: NameLocationQuery; answer: GeocodedAddressWire }>({
  method: 'GET',
  path: '/v1/google-map/geo-address',
  auth: 'none',
});

/** The ground to draw under the stores of a brand. */
export const getMapGround = endpoint<{ query: MapGroundQuery; answer: MapGroundAnswer }>({
  method: 'GET',
  path: '/v1/google-map/ground',
  auth: 'none',
});
