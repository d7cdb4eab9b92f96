import { type Table, tableOf } from '@mam/domain/table/table-name.ts';
import { useMemo } from 'react';
import { useVisit } from '../device/visit.ts';
import type { Place } from '../start/place.ts';

/** The table the diner sits at in this store; null = none that we know of. */
export function useTable({ brand, storeId }: Place): Table | null {
  const said = useVisit(({ table }) => table);
  return useMemo(
    () => (said && said.brand === brand && said.storeId === storeId ? tableOf(said.name) : null),
    [said, brand, storeId],
  );
}
