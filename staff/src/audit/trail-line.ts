import { dataOrThrow } from '@mam/client/call.ts';
import { readTrail } from '@mam/contract/audit/trail.ts';
import { trailFromWire } from '@mam/contract/audit/trail-wire.ts';
import type { ActKind } from '@mam/domain/audit/act.ts';
import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys, queries } from '../data/queries.ts';

/** The lines somebody wishes to see; null = whatever there is. */
export interface TrailFilter {
  readonly kind: ActKind | null;
  readonly q: string;
  /** seconds since 1970: from included, to excluded */
  readonly days: { readonly from: number; readonly to: number } | null;
}

const queryOf = ({ kind, q, days }: TrailFilter, before: number | null) => ({
  ...(kind && { kind }),
  ...(q.trim() && { q: q.trim() }),
  ...days,
  ...(before !== null && { before }),
});

/** A page of the trail, the youngest lines first. */
export async function readPage(filter: TrailFilter, before: number | null, signal: AbortSignal) {
  return trailFromWire(dataOrThrow(await call(readTrail, { query: queryOf(filter, before), signal })));
}

/** [AU7] The same for a file: more lines at once, to who reads those of others. */
export async function readFilePage(filter: TrailFilter, before: number | null, signal: AbortSignal) {
  const query = { ...queryOf(filter, before), as: 'file' } as const;
  return trailFromWire(dataOrThrow(await call(readTrail, { query, signal })));
}

type Pages = { readonly pages: readonly { readonly lines: readonly ShownLine[] }[] };

/** A line that is on the screen already. */
function lineAtHand(seq: number): ShownLine | undefined {
  return queries
    .getQueriesData<Pages>({ queryKey: keys.trail })
    .flatMap(([, data]) => data?.pages.flatMap(({ lines }) => lines) ?? [])
    .find((line) => line.seq === seq);
}

/** One line, also where its sheet is opened by its address; null = there is none for whoever asks. */
export function useTrailLine(seq: number) {
  return useQuery({
    queryKey: [...keys.trailLine, seq],
    queryFn: async ({ signal }) => {
      const { lines } = await readPage({ kind: null, q: '', days: null }, seq + 1, signal);
      return lines.find((line) => line.seq === seq) ?? null;
    },
    // a line never changes
    initialData: () => lineAtHand(seq),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
