/** Where somebody orders: a brand and its store. */
export interface Shop {
  readonly brand: string;
  readonly store: number;
}

/** The first stores of the demo brands. */
export const BEP_NHA: Shop = { brand: 'BEPNHA', store: 101 };
export const SPREE: Shop = { brand: 'SPREE', store: 201 };

/** The first store of Bếp Nhà Lúa, as addresses name it. */
export const STORE = `pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;
