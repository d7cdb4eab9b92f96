import { dataOrThrow } from '@mam/client/call.ts';
import { listBrands } from '@mam/contract/brand/list-brands.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys } from '../data/queries.ts';

/** The brands of this server, with their names, logos and colours. */
export function useBrands() {
  return useQuery({
    queryKey: keys.brands,
    queryFn: async ({ signal }) => dataOrThrow(await call(listBrands, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    select: (answer) => answer.brands,
  });
}
