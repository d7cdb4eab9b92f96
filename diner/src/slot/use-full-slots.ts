import { dataOrThrow } from '@mam/client/call.ts';
import { slotsTopic } from '@mam/contract/http/topic.ts';
import { fullSlotsFromWire, listFullSlots } from '@mam/contract/slot/full-slots.ts';
import type { FullSlot } from '@mam/domain/slot/slot.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../brand/config-query.ts';
import { call } from '../data/call.ts';
import { useLive } from '../data/live/use-live.ts';

const NONE: readonly FullSlot[] = [];

/** [OR16] The times that are taken, as they are now; nothing is asked of a store that takes any number. */
export function useFullSlots({ brand, id, slots }: Store): readonly FullSlot[] {
  const limited = slots.length > 0;
  const topic = slotsTopic(brand, id);
  useLive(limited ? topic : null);
  const { data } = useQuery({
    queryKey: [topic, 'full'],
    queryFn: async ({ signal }) =>
      fullSlotsFromWire(dataOrThrow(await call(listFullSlots, { query: placeQuery(brand, id), signal }))),
    enabled: limited,
  });
  return data ?? NONE;
}
