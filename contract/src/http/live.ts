import { endpoint } from './endpoint.ts';

/**
 * The stream of changes; read with fetch, not with `call`: it never ends. topics: comma-separated topic names. line: a
 * name its reader made up; opened again, the line of that name takes the place of the one before, which may be dead.
 */
export const liveStream = endpoint<{ query: { topics: string; line?: string }; answer: never }>({
  method: 'GET',
  path: '/v1/live',
  auth: 'none',
});

/** ms between two signs of life on an open stream. A new order cannot wait until a dead line is noticed: boards hear more. */
export const HEARTBEAT = { staff: 2_000, diner: 15_000 } as const;

/** data of a "change" event: something of this topic is new, ask again. */
export interface Change {
  readonly topic: string;
  readonly version: number;
}
