import type { Store } from '@mam/domain/store/store.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { parseTable, type Table } from '@mam/domain/table/table-name.ts';
import { useMemo } from 'react';
import { useVisit } from '../device/visit.ts';

/** The table the diner sits at in this store; null = none that we know of, or the store is not here yet. */
export function useTable(store: Store | null): Table | null {
  const said = useVisit(({ table }) => table);
  return useMemo(() => store && parseTable(tableNameIn(store, said)), [store, said]);
}
