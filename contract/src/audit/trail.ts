import { endpoint } from '../http/endpoint.ts';
import type { Trail, TrailQuery } from './trail.schema.ts';

/** [AU5] Owners read all of their brand, managers their stores, everybody their own acts. */
export const readTrail = endpoint<{ query: TrailQuery; answer: Trail }>({
  method: 'GET',
  path: '/v1/staff/trail',
  auth: 'staff',
});
