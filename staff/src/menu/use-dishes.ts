import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { StaffMenu } from '@mam/contract/staff/sold-out.schema.ts';
import { getStaffMenu, setSoldOut as setSoldOutCall } from '@mam/contract/staff/sold-out.ts';
import { type SoldOutThing, thingKey } from '@mam/domain/menu/sold-out.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { call, errorText } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { say } from '../words/words.ts';
import { withSwitch } from './kitchen-dish.ts';

function putOnMenu(storeId: number, thing: SoldOutThing, soldOut: boolean, until: EpochMs | null): void {
  const standing = { sold_out: soldOut, until, by: null };
  queries.setQueryData<StaffMenu>(keys.dishes(storeId), (menu) => menu && withSwitch(menu, thing, standing));
}

/** the last switch of each thing: an answer to an earlier one must not turn it back */
const lastSwitch = new Map<string, number>();
let switches = 0;

/** Sells a thing out until then, or puts it back: shown at once, taken back with a reason if the server says no. */
export async function sellOut(
  storeId: number,
  thing: SoldOutThing,
  soldOut: boolean,
  until: EpochMs | null = null,
): Promise<void> {
  const key = `${storeId} ${thingKey(thing)}`;
  switches += 1;
  const mine = switches;
  lastSwitch.set(key, mine);
  await queries.cancelQueries({ queryKey: keys.dishes(storeId) });
  putOnMenu(storeId, thing, soldOut, until);
  const body = { store: storeId, kind: thing.kind, item_id: thing.id, sold_out: soldOut, until };
  const answer = await call(setSoldOutCall, { body });
  if (lastSwitch.get(key) !== mine) return;
  if (!answer.ok) {
    putOnMenu(storeId, thing, !soldOut, null);
    sayRefusal(new Refused(answer));
  } else showToast(say(soldOut ? 'menu.nowGone' : 'menu.nowThere', { dish: answer.data.name }));
  void queries.invalidateQueries({ queryKey: keys.dishes(storeId) });
}

/** The menu of a store as its kitchen switches it. */
export function useDishes(storeId: number) {
  const query = useQuery({
    queryKey: keys.dishes(storeId),
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getStaffMenu, { query: { store: storeId }, signal })),
    staleTime: 30_000,
  });
  const fault = lastingError(query);
  return {
    menu: query.data ?? null,
    failed: fault && errorText(fault),
    again: () => void query.refetch(),
  };
}
