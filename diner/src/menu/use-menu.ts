import { whenIdle } from '@mam/client/when-idle.ts';
import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { menuTopic } from '@mam/contract/http/topic.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { menuAt, nextBack } from '@mam/domain/menu/with-sold-out.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { useLive } from '../data/live/use-live.ts';
import { useOnClock } from '../device/clock.ts';
import { savesData } from '../device/saves-data.ts';
import type { Place } from '../start/place.ts';
import { type Reading, useStore } from '../store/use-store.ts';
import { menuQuery } from './menu-query.ts';

export interface StoreMenu {
  readonly store: Store;
  readonly menu: Menu;
}

type Template = ConfigWire['template'];

interface Built {
  readonly template: Template;
  readonly published: StoreMenu;
  /** as of the last time it was asked for, and when the next thing in it is back by the clock */
  readonly here: StoreMenu;
  readonly nextBack: EpochMs | null;
}

/** Built once per answer, store and layout of the brand, whoever asks. */
const built = new WeakMap<MenuWire, Built>();

/** [ME16] The menu at a time; without one, on a page rendered for everybody, whatever was sold out when it was made is so. */
function menuFrom(wire: MenuWire, store: Store, template: Template, now: EpochMs | null): StoreMenu {
  const known = built.get(wire);
  const same = known?.published.store === store && known.template === template ? known : null;
  if (same && (now === null || same.nextBack === null || now < same.nextBack)) return same.here;
  const menu = same?.published.menu ?? menuFromWire(wire, store, template ? { template } : {});
  const published = same?.published ?? { store, menu };
  const back = now === null ? menu : menuAt(menu, now);
  const here = back === menu ? published : { store, menu: back };
  built.set(wire, { template, published, here, nextBack: nextBack(menu, now ?? 0) });
  return here;
}

/** The store and what it sells today, kept up to date. */
export function useMenu({ brand, storeId }: Place): Reading<StoreMenu> {
  const store = useStore(brand, storeId);
  const { data: config } = useQuery(configQuery(brand, storeId));
  const menu = useQuery(menuQuery(brand, storeId));
  useLive(storeId > 0 ? menuTopic(brand, storeId) : null);
  const here = useOnClock((now) =>
    store.state === 'ready' && menu.data ? menuFrom(menu.data, store.value, config?.template, now) : null,
  );
  if (store.state === 'unknown') return { state: 'unknown' };
  if (here) return { state: 'ready', value: here };
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
  return store.state === 'ready' && wire ? menuFrom(wire, store.value, config?.template, null).menu : null;
}
