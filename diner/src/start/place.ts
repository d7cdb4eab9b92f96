/** Which brand, which store, and where the diner came from. */
export interface Place {
  /** upper case; "" = unknown */
  readonly brand: string;
  /** 0 = none chosen */
  readonly storeId: number;
  readonly source: string;
}

const NO_STORE = new Set(['', '0']);
/** A longer one would be refused with the order. */
const LONGEST_SOURCE = 60;

/** The place an address names; what it leaves out comes from the last visit, a store only with its own brand. */
export function parsePlace(search: string | URLSearchParams, last: Place): Place {
  const query = new URLSearchParams(search);
  const brand = (query.get('pos_parent') ?? last.brand).trim().toUpperCase();
  const wanted = query.get('pos_id');
  const lastStore = brand === last.brand ? last.storeId : 0;
  const storeId = wanted === null ? lastStore : Number(wanted);
  return {
    brand,
    storeId: Number.isSafeInteger(storeId) && storeId > 0 ? storeId : 0,
    source: query.get('source')?.trim().slice(0, LONGEST_SOURCE) || 'DEFAULT',
  };
}

/** The address says outright that no store is chosen. */
export function namesNoStore(search: string): boolean {
  const id = new URLSearchParams(search).get('pos_id');
  return id !== null && NO_STORE.has(id.trim());
}
