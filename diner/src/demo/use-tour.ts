import { dataOrThrow } from '@mam/client/call.ts';
import type { DemoTour } from '@mam/contract/demo/demo.schema.ts';
import { getDemoTour } from '@mam/contract/demo/demo.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

const NOTHING: DemoTour = { stage: null, table: null, group: null, elsewhere: [] };

/** The places to look at; undefined = not known yet. Without an answer the page shows its kitchens alone. */
export function useTour(): DemoTour | undefined {
  const { data, isError } = useQuery({
    queryKey: ['demo tour'],
    queryFn: async ({ signal }) => dataOrThrow(await call(getDemoTour, { signal })),
    // guests come and go
    staleTime: 0,
  });
  return data ?? (isError ? NOTHING : undefined);
}
