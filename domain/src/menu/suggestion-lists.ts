import type { WallTime } from '../time/moment.ts';
import { type ListingPlace, listedCombos, type Section, suggested } from './listing.ts';
import type { Menu } from './menu.ts';

export type SuggestionList = 'favourite' | 'special' | 'new';

/** [ME11] Suggestions of a store: favourites are best sellers, signature dishes are special combos, then new dishes. */
export function suggestionList(
  menu: Menu,
  list: SuggestionList,
  wall: WallTime,
  place: ListingPlace,
): Pick<Section, 'dishes' | 'combos'> {
  if (list === 'favourite') return suggested(menu, menu.bestSellers, wall, place);
  if (list === 'new') return suggested(menu, menu.newDishes, wall, place);
  return { dishes: [], combos: listedCombos(menu, wall, place).filter(({ special }) => special) };
}
