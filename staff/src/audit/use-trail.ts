import { useInfiniteQuery } from '@tanstack/react-query';
import { keys } from '../data/queries.ts';
import { readPage, type TrailFilter } from './trail-line.ts';

/** The trail page by page, the youngest line first. */
export function useTrail(filter: TrailFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.trail, JSON.stringify(filter)],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
}
