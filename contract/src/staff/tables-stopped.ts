import { endpoint } from '../http/endpoint.ts';
import type { TablesStopped } from './tables-stopped.schema.ts';

/** Stops orders at the tables and the counter of a store, or takes them again; saying the same twice changes nothing more. */
export const setTablesStopped = endpoint<{ body: TablesStopped; answer: TablesStopped }>({
  method: 'PUT',
  path: '/v1/staff/tables-stopped',
  auth: 'staff',
});
