import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { ConfigAnswer } from './config.schema.ts';

export const getConfig = endpoint<{ query: PlaceQuery; answer: ConfigAnswer }>({
  method: 'GET',
  path: '/v1/config',
  auth: 'none',
});
