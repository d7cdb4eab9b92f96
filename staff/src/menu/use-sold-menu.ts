import { dataOrThrow } from '@mam/client/call.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { menuAt } from '@mam/domain/menu/with-sold-out.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, errorText } from '../data/ask.ts';
import { keys } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { useClock } from '../device/clock.ts';
import { useShift } from '../store/shift.tsx';
import { useStores } from '../store/use-stores.ts';

/** A whole menu is not read again by looking at it: the live stream says when it has changed. */
const STALE_MS = 10 * 60_000;
const MINUTE = 60_000;

/** Whole minutes: sale windows and promises go by them. */
export const useMinute = (): EpochMs => useClock((now) => Math.floor(now / MINUTE) * MINUTE);

export interface SoldMenu {
  readonly shop: Shop | null;
  /** why there is none, in words */
  readonly failed: string | null;
  readonly again: () => void;
}

/** The store and what its guests are sold, live: a dish that is gone is gone here in the same moment. */
export function useSoldMenu(): SoldMenu {
  const { me, storeId } = useShift();
  const now = useMinute();
  const stores = useStores(me.brand.pos_parent);
  const store = stores.data?.find(({ id }) => id === storeId);
  const query = useQuery({
    queryKey: keys.soldMenu(storeId),
    queryFn: async ({ signal }) => {
      const wire = dataOrThrow(
        await call(getMenu, { query: { pos_parent: me.brand.pos_parent, pos_id: storeId }, signal }),
      );
      return Array.isArray(wire.items) ? (wire as MenuWire) : null;
    },
    staleTime: STALE_MS,
  });
  const wire = query.data;
  const menu = useMemo(() => (store && wire ? menuFromWire(wire, store) : null), [store, wire]);
  const here: Menu | null = useMemo(() => menu && menuAt(menu, now), [menu, now]);
  const shop = useMemo(() => (store && here ? { store, menu: here } : null), [store, here]);
  const fault = shop ? null : (lastingError(query) ?? lastingError(stores));
  return {
    shop,
    failed: fault && errorText(fault),
    again: () => {
      void query.refetch();
      void stores.refetch();
    },
  };
}
