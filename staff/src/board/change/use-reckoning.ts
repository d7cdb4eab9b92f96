import { dataOrThrow } from '@mam/client/call.ts';
import type { WeighAmendmentBody, WeighedAmendment } from '@mam/contract/amendment/amendment.schema.ts';
import { weighAmendment } from '@mam/contract/amendment/amendment.ts';
import { type Reckoning, reckoningFromWire } from '@mam/contract/amendment/reckoning-wire.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, errorText } from '../../data/ask.ts';
import { keys } from '../../data/queries.ts';
import { lastingError } from '../../data/read-again.ts';
import { useBoardPlace } from '../../store/board-place.ts';

/** [OR111] The outcome of a change as it stands, worked out by the server; body: null = nothing is changed yet. */
export function useReckoning(
  code: string,
  body: WeighAmendmentBody | null,
): {
  /** null = it is being worked out */
  readonly reckoning: Reckoning | null;
  readonly failed: string | null;
  readonly again: () => void;
} {
  const { currency } = useBoardPlace();
  const query = useQuery({
    queryKey: keys.change(code, body),
    queryFn:
      body === null
        ? skipToken
        : async ({ signal }) => dataOrThrow(await call(weighAmendment, { params: { code }, body, signal })),
    gcTime: 60_000,
    select: useCallback((wire: WeighedAmendment) => reckoningFromWire(wire, currency), [currency]),
  });
  const fault = lastingError(query);
  return {
    reckoning: query.data ?? null,
    failed: query.data ? null : fault && errorText(fault),
    again: () => void query.refetch(),
  };
}
