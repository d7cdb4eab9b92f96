import { followFrom } from '@mam/client/live/topics.ts';
import { menuTopic, storeTopic } from '@mam/contract/http/topic.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import { languagesFromWire } from '@mam/contract/store/languages-wire.ts';
import { mergeStoreLanguages, type StoreLanguages } from '@mam/domain/brand/languages.ts';
import { configQuery } from '../brand/config-query.ts';
import { queryCache } from '../data/query-cache.ts';
import { menuQuery } from '../menu/menu-query.ts';
import type { Place } from '../start/place.ts';
import { layIn } from '../start-data.ts';
import { restaurantQuery } from '../store/restaurant-query.ts';
import { screens } from './screens.ts';
import { sheets } from './sheets.ts';

function laidIn(): Partial<StartData> {
  const text = document.getElementById('start-data')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text) as Partial<StartData>;
  } catch {
    return {}; // then it is asked for
  }
}

/** Fetches code and words of the first screen at once, before anything is rendered; the language must be decided. */
export async function fetchScreen(path: string): Promise<void> {
  const asked = [(sheets[path]?.Over ?? screens[path])?.load()];
  if (sheets[path]) asked.push(screens['/menu']?.load());
  await Promise.allSettled(asked);
}

/** Of the store a page is about, or of all of them; of none that is known. */
function languagesIn({ config, restaurants = [] }: Partial<StartData>, storeId: number): StoreLanguages {
  if (!config) return mergeStoreLanguages([]);
  const here = restaurants.filter(({ Id }) => storeId === 0 || Id === storeId);
  return mergeStoreLanguages(here.map((restaurant) => languagesFromWire(config, restaurant)));
}

/**
 * Asks for the data of the first screen at once; what the page brought along is not asked for. Answers what the store
 * speaks when that is known already.
 */
export function askAhead(place: Place, path: string): StoreLanguages {
  const { brand, storeId } = place;
  if (brand.length < 2) return mergeStoreLanguages([]);
  const data = laidIn();
  const { seq, config, restaurants, menu } = data;
  layIn(data, place);
  const laid = [
    ...(restaurants ? [storeTopic(brand, storeId)] : []),
    ...(menu ? [menuTopic(brand, storeId)] : []),
  ];
  if (seq !== undefined) followFrom(seq, laid);
  if (!config) void queryCache.prefetchQuery(configQuery(brand, storeId));
  if (!restaurants) void queryCache.prefetchQuery(restaurantQuery(brand, storeId));
  if (!menu && storeId > 0 && path.startsWith('/menu'))
    void queryCache.prefetchQuery(menuQuery(brand, storeId));
  return languagesIn(data, storeId);
}
