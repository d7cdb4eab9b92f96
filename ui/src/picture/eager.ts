/**
 * true = fetched at once; 'first' = and before everything else: probably the largest picture somebody sees first;
 * 'next' = and after that one, though it is on the same screen.
 */
export type Eager = boolean | 'first' | 'next';

const URGENCY = { first: 'high', next: 'low' } as const;

/** How urgent a picture is to the browser; undefined = as urgent as pictures are. */
export const pictureFetchPriority = (eager?: Eager): 'high' | 'low' | undefined =>
  typeof eager === 'string' ? URGENCY[eager] : undefined;
