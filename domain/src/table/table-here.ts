import type { Store } from '../store/store.ts';

/** The table's name as a link or code told it, for one store. */
export interface ClaimedTable {
  readonly brand: string;
  readonly storeId: number;
  readonly name: string;
  /** the code on the table; null = its name was told without */
  readonly code: string | null;
}

/** [TB3] Where somebody sits in this store: as the address said for it, else as its settings say; "" = not known. */
export function tableNameIn(
  store: Pick<Store, 'brand' | 'id' | 'tableName'>,
  said: ClaimedTable | null,
): string {
  return (isClaimedHere(store, said) && said.name) || store.tableName;
}

/** [TB38] The code that came with the table's name in this store; null = none did. */
export function tableCodeIn(store: Pick<Store, 'brand' | 'id'>, said: ClaimedTable | null): string | null {
  return isClaimedHere(store, said) ? said.code : null;
}

const isClaimedHere = (
  { brand, id }: Pick<Store, 'brand' | 'id'>,
  said: ClaimedTable | null,
): said is ClaimedTable => said?.brand === brand && said.storeId === id;
