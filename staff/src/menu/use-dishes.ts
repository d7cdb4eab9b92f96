import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { StaffDish, StaffMenu } from '@mam/contract/staff/sold-out.schema.ts';
import { getStaffMenu, setSoldOut as setSoldOutCall } from '@mam/contract/staff/sold-out.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, errorText } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { say } from '../words/words.ts';
import type { KitchenDish } from './kitchen-dish.ts';

function readDish({ id, name, category, picture, sold_out }: StaffDish): KitchenDish {
  return { id, name, category, picture, soldOut: sold_out };
}

const readDishes = (menu: StaffMenu): readonly KitchenDish[] => menu.dishes.map(readDish);

function putOnMenu(storeId: number, itemId: string, soldOut: boolean): void {
  queries.setQueryData<StaffMenu>(
    keys.dishes(storeId),
    (menu) =>
      menu && {
        ...menu,
        dishes: menu.dishes.map((dish) => (dish.id === itemId ? { ...dish, sold_out: soldOut } : dish)),
      },
  );
}

/** the last switch of each dish: an answer to an earlier one must not turn it back */
const lastSwitch = new Map<string, number>();
let switches = 0;

/** Sells a dish out or puts it back: shown at once, taken back with a reason if the server says no. */
export async function sellOut(storeId: number, itemId: string, soldOut: boolean): Promise<void> {
  const key = `${storeId} ${itemId}`;
  switches += 1;
  const mine = switches;
  lastSwitch.set(key, mine);
  await queries.cancelQueries({ queryKey: keys.dishes(storeId) });
  putOnMenu(storeId, itemId, soldOut);
  const answer = await call(setSoldOutCall, { body: { store: storeId, item_id: itemId, sold_out: soldOut } });
  if (lastSwitch.get(key) !== mine) return;
  if (!answer.ok) {
    putOnMenu(storeId, itemId, !soldOut);
    sayRefusal(new Refused(answer));
  } else showToast(say(soldOut ? 'menu.nowGone' : 'menu.nowThere', { dish: answer.data.name }));
  void queries.invalidateQueries({ queryKey: keys.dishes(storeId) });
}

/** The dishes of a store, and the switch of each. */
export function useDishes(storeId: number) {
  const query = useQuery({
    queryKey: keys.dishes(storeId),
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getStaffMenu, { query: { store: storeId }, signal })),
    select: readDishes,
    staleTime: 30_000,
  });
  const setSoldOut = useCallback(
    (dish: KitchenDish, soldOut: boolean) => void sellOut(storeId, dish.id, soldOut),
    [storeId],
  );
  const fault = lastingError(query);
  return {
    dishes: query.data ?? null,
    failed: fault && errorText(fault),
    again: () => void query.refetch(),
    setSoldOut,
  };
}
