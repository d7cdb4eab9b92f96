import { endpoint } from './endpoint.ts';

/** The stream of changes; read with fetch, not with `call`: it never ends. topics: comma-separated topic names. */
export const liveStream = endpoint<{ query: { topics: string }; answer: never }>({
  method: 'GET',
  path: '/v1/live',
  auth: 'none',
});

/** data of a "change" event: something of this topic is new, ask again. */
export interface Change {
  readonly topic: string;
  readonly version: number;
}
