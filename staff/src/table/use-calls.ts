import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { answerCall, getStaffCalls, takeCall } from '@mam/contract/staff/calls.ts';
import { standingCallFromWire } from '@mam/contract/staff/floor-wire.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { useLive } from '../data/live.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { setInFlight, useInFlight } from '../order/in-flight.ts';
import { isOpenCall, openCallsFirst } from './table-call.ts';

/** how often they are read while the live stream is down, and while it is up: calls end by the clock too */
const POLL_MS = 2_000;
const FALLBACK_POLL_MS = 60_000;

const NONE: readonly StandingCall[] = [];

/** The calls that stand at the tables of a store; none before they have been read. */
export function useCalls(storeId: number): readonly StandingCall[] {
  const live = useLive();
  const { data } = useQuery({
    queryKey: keys.calls(storeId),
    queryFn: async ({ signal }) => {
      const { calls } = dataOrThrow(await call(getStaffCalls, { query: { store: storeId }, signal }));
      return calls.map(standingCallFromWire);
    },
    refetchInterval: live === 'live' ? FALLBACK_POLL_MS : POLL_MS,
    select: openCallsFirst,
  });
  return data ?? NONE;
}

/** [TB26] [TB27] Takes a call, or ends it; whoever was slower reads who has it, and sees it. */
async function moveCall(storeId: number, standing: StandingCall): Promise<void> {
  const { id } = standing;
  if (useInFlight.getState().keys.has(id)) return;
  setInFlight(id, true);
  const params = { id };
  const answer = isOpenCall(standing) ? await call(takeCall, { params }) : await call(answerCall, { params });
  if (answer.ok) {
    const { state } = answer.data;
    const now = state === 'answered' ? [] : [standingCallFromWire(answer.data)];
    // a reading that began before would bring back what was
    await queries.cancelQueries({ queryKey: keys.calls(storeId) });
    queries.setQueryData<readonly StandingCall[]>(keys.calls(storeId), (known) =>
      known?.flatMap((each) => (each.id === id ? now : each)),
    );
  } else sayRefusal(new Refused(answer));
  setInFlight(id, false);
  void queries.invalidateQueries({ queryKey: keys.calls(storeId) });
}

/** The next step of a call, sent once however often it is tapped. */
export function useMoveCall(
  storeId: number,
  standing: StandingCall,
): { readonly move: () => void; readonly busy: boolean } {
  const busy = useInFlight(({ keys }) => keys.has(standing.id));
  return { busy, move: () => void moveCall(storeId, standing) };
}
