import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * A bell has rung for this key (none = everything): screens read it again now, the rest when shown. A first answer on
 * its way may be older than the bell, and the cache asks for no second beside it: it is asked for after.
 */
export function readAgain(queries: QueryClient, queryKey: QueryKey = []): void {
  const cache = queries.getQueryCache();
  const first = cache
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  for (const query of first) {
    const stop = cache.subscribe((event) => {
      if (event.query !== query) return;
      const came = event.type === 'updated' && event.action.type === 'success';
      const gone = event.type === 'removed' || (event.type === 'updated' && event.action.type === 'error');
      if (came || gone) stop();
      // of several bells the first has done it
      if (came && !query.state.isInvalidated)
        void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    });
  }
  void queries.invalidateQueries({ queryKey });
}

/**
 * Reads this key's queries again that were read longer ago than `age` (ms), since no bell can ring. A query that asks
 * at times of its own stays younger, and one on its way is left alone.
 */
export function readOld(queries: QueryClient, queryKey: QueryKey, age: number): void {
  const isOld = ({ state }: Query) =>
    state.fetchStatus === 'idle' && Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > age;
  void queries.invalidateQueries({ queryKey, predicate: isOld });
}
