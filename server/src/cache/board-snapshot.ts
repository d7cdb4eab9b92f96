import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';

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
};

/** bytes, about */
export const sizeOfSnapshot = ({ orders }: BoardSnapshot): number => 200 + 120 * orders.size;
