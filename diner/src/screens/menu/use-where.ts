import { AWAY, type Place } from '@mam/domain/menu/listing.ts';
import { useVisit } from '../../device/visit.ts';
import { usePlace } from '../../start/use-place.ts';

const AT_A_TABLE: Place = { table: true };

/** What is listed here: at a table of this store also what cannot be taken away. */
export function useWhere(): Place {
  const { brand, storeId } = usePlace();
  const seated = useVisit(
    ({ table }) => table?.brand === brand && table.storeId === storeId && table.name !== '',
  );
  return seated ? AT_A_TABLE : AWAY;
}
