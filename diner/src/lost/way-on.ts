import { linkTo } from '@mam/contract/page/link.ts';
import type { ClaimedTable } from '@mam/domain/table/table-here.ts';
import type { Place } from '../start/place.ts';

/** Everything known where a page or a restaurant was not found. */
interface Lost {
  /** the address has no page; else it names a restaurant nobody knows */
  readonly what: 'restaurant' | 'page';
  readonly here: Place;
  /** the server knows the brand of the address */
  readonly brandKnown: boolean;
  /** the store the diner was in last */
  readonly last: Place;
  readonly table: ClaimedTable | null;
}

interface WayOn {
  readonly to: string;
  readonly word: 'to_table' | 'to_menu' | 'to_stores' | 'home';
}

/** Where one goes on, with brand, store and table: as near as something is known. null = there is nowhere to go. */
export function wayOn({ what, here, brandKnown, last, table }: Lost): WayOn | null {
  if (what === 'page') return into(here, table);
  const { source } = here;
  if (brandKnown && here.storeId > 0) return into({ ...here, storeId: 0 }, table);
  if (last.brand && last.brand !== here.brand) return into({ ...last, source }, table);
  // a brand the server knows has its own list of stores
  if (brandKnown) return into({ ...here, storeId: 0 }, table);
  return here.brand ? into({ brand: '', storeId: 0, source }, table) : null;
}

/** The table the diner sits at, else the menu of the store, else the stores of the brand. */
function into(place: Place, table: ClaimedTable | null): WayOn {
  if (place.storeId === 0) return { to: linkTo('/', place), word: place.brand ? 'to_stores' : 'home' };
  const seated = table?.brand === place.brand && table.storeId === place.storeId;
  return seated
    ? { to: linkTo('/', place), word: 'to_table' }
    : { to: linkTo('/menu', place), word: 'to_menu' };
}
