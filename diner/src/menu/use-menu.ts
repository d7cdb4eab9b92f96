import { whenIdle } from '@mam/client/when-idle.ts';
import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { menuTopic } from '@mam/contract/http/topic.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { useLive } from '../data/live/use-live.ts';
import { savesData } from '../device/saves-data.ts';
import type { Place } from '../start/place.ts';
import { type Reading, useStore } from '../store/use-store.ts';
import { menuQuery } from './menu-query.ts';

export interface StoreMenu {
  readonly store: Store;
  readonly menu: Menu;
}

type Template = ConfigWire['template'];

/** Built once per answer, store and layout of the brand, whoever asks. */
const built = new WeakMap<MenuWire, { readonly template: Template; readonly here: StoreMenu }>();

function menuFrom(wire: MenuWire, store: Store, template: Template): StoreMenu {
  const known = built.get(wire);
  if (known?.here.store === store && known.template === template) return known.here;
  const here = { store, menu: menuFromWire(wire, store, template ? { template } : {}) };
  built.set(wire, { template, here });
  return here;
}

/** The store and what it sells today, kept up to date. */
export function useMenu({ brand, storeId }: Place): Reading<StoreMenu> {
  const store = useStore(brand, storeId);
  const { data: config } = useQuery(configQuery(brand, storeId));
  const menu = useQuery(menuQuery(brand, storeId));
  useLive(storeId > 0 ? menuTopic(brand, storeId) : null);
  if (store.state === 'unknown') return { state: 'unknown' };
  if (store.state === 'ready' && menu.data)
    return { state: 'ready', value: menuFrom(menu.data, store.value, config?.template) };
  // a known store has a menu, be it an empty one: whatever else was answered is no menu
  const lost = menu.isError || (store.state === 'ready' && menu.data === null && !menu.isFetching);
  if (store.state !== 'failed' && !lost) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      if (store.state === 'failed') store.retry();
      if (lost) void menu.refetch();
    },
  };
}

/**
 * The menu for the pictures beside something else: the one in the cache, else asked for when the browser is idle, and
 * never where data is saved. null = not here.
 */
export function useMenuWhenIdle({ brand, storeId }: Place): Menu | null {
  const [idle, setIdle] = useState(false);
  useEffect(() => void (savesData() || whenIdle().then(() => setIdle(true))), []);
  const store = useStore(brand, storeId);
  const { data: config } = useQuery(configQuery(brand, storeId));
  const { enabled, ...asked } = menuQuery(brand, storeId);
  const { data: wire } = useQuery({ ...asked, enabled: idle && enabled === true });
  return store.state === 'ready' && wire ? menuFrom(wire, store.value, config?.template).menu : null;
}
