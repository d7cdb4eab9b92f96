import { AWAY, type ListingPlace } from '@mam/domain/menu/listing.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { useVisit } from '../device/visit.ts';

const AT_A_TABLE: ListingPlace = { table: true };

/** The place a menu is listed for: at a table of this store also dishes that cannot be taken away. */
export function useWhere(store: Store): ListingPlace {
  const seated = useVisit(({ table }) => tableNameIn(store, table) !== '');
  return seated ? AT_A_TABLE : AWAY;
}
