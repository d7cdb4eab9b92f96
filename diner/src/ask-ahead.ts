import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { isGerman } from '@mam/contract/money/currency-wire.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { configQuery } from './brand/config-query.ts';
import { followFrom } from './data/live/followed-from.ts';
import { queryCache, topics } from './data/query-cache.ts';
import { menuQuery } from './menu/menu-query.ts';
import { screens } from './screens/screens.ts';
import { sheets } from './screens/sheets.ts';
import type { Place } from './start/place.ts';
import { restaurantQuery } from './store/restaurant-query.ts';

/** What a server may lay into the page so that nothing has to be asked for the first picture. */
interface StartData {
  readonly seq?: number;
  readonly config?: ConfigWire;
  readonly restaurants?: readonly RestaurantWire[];
  readonly menu?: MenuWire;
}

function laidIn(): StartData {
  const text = document.getElementById('start-data')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text) as StartData;
  } catch {
    return {}; // then it is asked for
  }
}

/** Fetches code and words of the first screen at once, before anything is rendered; the language must be decided. */
export function fetchScreen(path: string): void {
  void (sheets[path]?.Over ?? screens[path])?.load();
  if (sheets[path]) void screens['/menu']?.load();
}

/**
 * Asks for the data of the first screen at once; what the page brought along is not asked for. Answers the store's
 * own language when that is known already.
 */
export function askAhead({ brand, storeId }: Place, path: string): 'de' | null {
  if (brand.length < 2) return null;
  const { seq, config, restaurants, menu } = laidIn();
  const laid = [
    ...(restaurants ? [topics.store(brand, storeId)] : []),
    ...(menu ? [topics.menu(brand, storeId)] : []),
  ];
  if (seq !== undefined) followFrom(seq, laid);
  const questions = { config: configQuery(brand, storeId), restaurants: restaurantQuery(brand, storeId) };
  if (config) queryCache.setQueryData(questions.config.queryKey, config);
  else void queryCache.prefetchQuery(questions.config);
  if (restaurants) queryCache.setQueryData(questions.restaurants.queryKey, restaurants);
  else void queryCache.prefetchQuery(questions.restaurants);
  const menuQuestion = menuQuery(brand, storeId);
  if (menu) queryCache.setQueryData(menuQuestion.queryKey, menu);
  else if (storeId > 0 && path.startsWith('/menu')) void queryCache.prefetchQuery(menuQuestion);
  const store = restaurants?.find(({ Id }) => Id === storeId) ?? restaurants?.[0];
  return isGerman(store?.currency ?? config?.currency) ? 'de' : null;
}
