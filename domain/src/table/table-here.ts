import type { Store } from '../store/store.ts';

/** The table's name as a link or code told it, for one store. */
export interface SaidTable {
  readonly brand: string;
  readonly storeId: number;
  readonly name: string;
}

/** [TB3] Where somebody sits in this store: as the address said for it, else as its settings say; "" = not known. */
export function tableNameIn(
  store: Pick<Store, 'brand' | 'id' | 'tableName'>,
  said: SaidTable | null,
): string {
  const here = said?.brand === store.brand && said.storeId === store.id ? said.name : '';
  return here || store.tableName;
}
