import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { StaffCalls } from '@mam/contract/staff/calls.schema.ts';
import { answerCall, getStaffCalls, takeCall } from '@mam/contract/staff/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { useLive } from '../data/live.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { setInFlight, useInFlight } from '../order/in-flight.ts';
import { isOpenCall, readTableCalls, type TableCall } from './table-call.ts';

/** how often they are read while the live stream is down, and while it is up: calls end by the clock too */
const POLL_MS = 2_000;
const FALLBACK_POLL_MS = 60_000;

const NONE: readonly TableCall[] = [];
const select = ({ calls }: StaffCalls) => readTableCalls(calls);

/** The calls that stand at the tables of a store; none before they have been read. */
export function useCalls(storeId: number): readonly TableCall[] {
  const live = useLive();
  const { data } = useQuery({
    queryKey: keys.calls(storeId),
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getStaffCalls, { query: { store: storeId }, signal })),
    refetchInterval: live === 'live' ? FALLBACK_POLL_MS : POLL_MS,
    select,
  });
  return data ?? NONE;
}

/** [TB26] [TB27] Takes a call, or ends it; whoever was slower reads who has it, and sees it. */
async function moveCall(storeId: number, tableCall: TableCall): Promise<void> {
  const { id } = tableCall;
  if (useInFlight.getState().keys.has(id)) return;
  setInFlight(id, true);
  const params = { id };
  const answer = isOpenCall(tableCall)
    ? await call(takeCall, { params })
    : await call(answerCall, { params });
  if (answer.ok) {
    const { data } = answer;
    // a reading that began before would bring back what was
    await queries.cancelQueries({ queryKey: keys.calls(storeId) });
    queries.setQueryData<StaffCalls>(
      keys.calls(storeId),
      (known) =>
        known && {
          calls: known.calls
            .map((each) => (each.id === id ? data : each))
            .filter((each) => each.state !== 'answered'),
        },
    );
  } else sayRefusal(new Refused(answer));
  setInFlight(id, false);
  void queries.invalidateQueries({ queryKey: keys.calls(storeId) });
}

/** The next step of a call, sent once however often it is tapped. */
export function useMoveCall(
  storeId: number,
  tableCall: TableCall,
): { readonly move: () => void; readonly busy: boolean } {
  const busy = useInFlight(({ keys }) => keys.has(tableCall.id));
  return { busy, move: () => void moveCall(storeId, tableCall) };
}
