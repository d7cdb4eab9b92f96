import { endpoint } from './endpoint.ts';

/** The process is alive. */
export const healthz = endpoint<{ answer: { status: 'ok' } }>({
  method: 'GET',
  path: '/healthz',
  auth: 'none',
});

/** Whether it can do its work, and short words for what is wrong: no envelope, whoever asks is a machine. */
export const readyz = endpoint<{ answer: { ready: boolean; reasons: readonly string[] } }>({
  method: 'GET',
  path: '/readyz',
  auth: 'none',
});

export const openapi = endpoint<{ answer: object }>({
  method: 'GET',
  path: '/v1/openapi.json',
  auth: 'none',
});
