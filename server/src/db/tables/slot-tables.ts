import type { OrderType } from '@mam/domain/store/store.ts';

/** Which places in the slots of stores are taken. */
export interface SlotTables {
  slot_places: SlotPlaceRow;
}

/** One order's place; gone when it is given back. */
export interface SlotPlaceRow {
  order_id: string;
  brand: string;
  store_id: number;
  type: OrderType;
  /** when the food is wanted; which slot that is follows from the store's limits of today */
  at: number;
  /** until when an order nobody has paid for holds it; null = for good, 0 = no more, and its bell has rung */
  held_until: number | null;
}
