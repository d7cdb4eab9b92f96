import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { MenuAnswer } from './menu.schema.ts';

export const getMenu = endpoint<{ query: PlaceQuery; answer: MenuAnswer }>({
  method: 'GET',
  path: '/v1/menu',
  auth: 'none',
});
