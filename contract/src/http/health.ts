import { endpoint } from './endpoint.ts';

/** The process is alive. */
export const healthz = endpoint<{ answer: { status: 'ok' } }>({
  method: 'GET',
  path: '/healthz',
  auth: 'none',
});

/** The database answers and its migrations are done. */
export const readyz = endpoint<{ answer: { status: 'ready' } }>({
  method: 'GET',
  path: '/readyz',
  auth: 'none',
});

export const openapi = endpoint<{ answer: object }>({
  method: 'GET',
  path: '/v1/openapi.json',
  auth: 'none',
});
