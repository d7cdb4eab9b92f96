import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { BoardChanges } from '@mam/contract/staff/changes/board-changes.schema.ts';
import type { Store } from '@mam/domain/store/store.ts';

/** A board as somebody was told it: the hash of each order, and the lists it stands in. */
export interface BoardSnapshot {
  readonly tag: string;
  /** by code */
  readonly orders: ReadonlyMap<string, string>;
  readonly lists: Readonly<Record<'orders' | 'money' | 'issues' | 'shares', readonly string[]>>;
}

/** The same as it was read just now, with its orders. */
export interface ReadSnapshot {
  readonly snapshot: BoardSnapshot;
  readonly byCode: ReadonlyMap<string, StaffOrder>;
}

/** A whole board with its snapshot. */
export type BoardReading = ReadSnapshot & {
  readonly board: Board;
  /** epoch ms */
  readonly at: number;
  /** what was said of it, by the tag of what its reader had; "" = nothing that is known */
  readonly told: Map<string, BoardChanges>;
};

/** An order as it was told, while its mark stays. */
export interface KeptOrder {
  readonly mark: string;
  readonly order: StaffOrder;
}

/** Orders of a store as they were told, with what all of them are told by. */
export interface KeptOrders {
  readonly store: Store;
  readonly manager: StoreManager | null;
  /** of those who work for the brand: steps and receipts say them */
  readonly names: string;
  /** by id */
  readonly byId: ReadonlyMap<string, KeptOrder>;
}

/** bytes, about */
export const sizeOfSnapshot = ({ orders }: BoardSnapshot): number => 200 + 120 * orders.size;
