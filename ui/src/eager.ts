/** true = fetched at once; 'first' = and before everything else: probably the largest picture somebody sees first. */
export type Eager = boolean | 'first';

/** How urgent a picture is to the browser; undefined = as urgent as pictures are. */
export const urgencyOf = (eager?: Eager): 'high' | undefined => (eager === 'first' ? 'high' : undefined);
