import { endpoint } from '../http/endpoint.ts';
import type { BrandList } from './list-brands.schema.ts';

/** The brands of this server: the demo page, and "/" without a brand when there is just one. */
export const listBrands = endpoint<{ answer: BrandList }>({
  method: 'GET',
  path: '/v1/brands',
  auth: 'none',
});
