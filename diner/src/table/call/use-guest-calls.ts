import { dataOrThrow } from '@mam/client/call.ts';
import { guestCallsTopic } from '@mam/contract/http/topic.ts';
import type { GuestCall } from '@mam/contract/table/call-staff.schema.ts';
import { getGuestCalls } from '@mam/contract/table/call-staff.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../data/call.ts';
import { useLive } from '../../data/live/use-live.ts';
import { usePersisted } from '../../device/persisted.ts';

/** Where the live stream does not come through. */
const EVERY = 15_000;
const NONE: readonly GuestCall[] = [];

export const isStanding = ({ state }: GuestCall): boolean => state !== 'answered';

/** [TB85] How far a call is, as its guest reads it; one that is not read back yet was sent. */
export function callStage(call: GuestCall | undefined): GuestCall['state'] | 'seen' {
  if (!call) return 'open';
  return call.state === 'open' && call.seen ? 'seen' : call.state;
}

/** This guest's recent calls in a store, the newest first; none before they have been read. */
export function useGuestCalls(brand: string, storeId: number): readonly GuestCall[] {
  const uid = usePersisted(({ user }) => user.uid);
  const topic = uid === null ? null : guestCallsTopic(uid);
  useLive(topic);
  const { data } = useQuery({
    queryKey: [topic, brand, storeId],
    queryFn: async ({ signal }) => {
      const query = { pos_parent: brand, pos_id: storeId };
      return dataOrThrow(await call(getGuestCalls, { query, signal })).calls;
    },
    // a guest without an identity has called nobody
    enabled: topic !== null,
    refetchOnMount: 'always',
    // a call that waits is asked for again, should its bell be lost
    refetchInterval: ({ state }) => (state.data?.some(isStanding) ? EVERY : false),
  });
  return data ?? NONE;
}
