import { dataOrThrow } from '@mam/client/call.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import type { MenuAnswer, MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { menuAt } from '@mam/domain/menu/with-sold-out.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, errorText } from '../data/ask.ts';
import { keys } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { useClock } from '../device/clock.ts';
import { useShift } from '../store/shift.tsx';
import { useStores } from '../store/use-stores.ts';

/** A store and what it sells now, as its guests read it. */
export interface StoreMenu {
  readonly store: Store;
  readonly menu: Menu;
}

const MINUTE_MS = 60_000;

const isMenu = (answer: MenuAnswer | undefined): answer is MenuWire =>
  answer !== undefined && Array.isArray(answer.items);

/** [ME16] The menu of the shift's store, followed live; null = not here yet. */
export function useStoreMenu(): {
  readonly here: StoreMenu | null;
  readonly failed: string | null;
  readonly again: () => void;
} {
  const { me, storeId } = useShift();
  const brand = me.brand.pos_parent;
  const stores = useStores(brand);
  const store = stores.data?.find(({ id }) => id === storeId);
  const query = useQuery({
    queryKey: keys.storeMenu(storeId),
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getMenu, { query: { pos_parent: brand, pos_id: storeId }, signal })),
    staleTime: 30_000,
  });
  const minute = useClock((now) => Math.floor(now / MINUTE_MS) * MINUTE_MS);
  const published = useMemo(
    () => (store && isMenu(query.data) ? menuFromWire(query.data, store) : null),
    [store, query.data],
  );
  const here = useMemo(
    () => (store && published ? { store, menu: menuAt(published, minute) } : null),
    [store, published, minute],
  );
  const fault = lastingError(query);
  return {
    here,
    failed: here ? null : fault && errorText(fault),
    again: () => void query.refetch(),
  };
}
