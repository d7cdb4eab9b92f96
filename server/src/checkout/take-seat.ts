import type { Trx } from '../db/dialect.ts';
import type { Refused } from '../http/answer.ts';

/** Where somebody orders from. */
export interface SeatRequest {
  readonly brand: string;
  readonly storeId: number;
  /** as an order carries it; null = no table */
  readonly table: string | null;
  readonly uid: string;
  /** the sitting the order names, as it was sent */
  readonly sitting: string | undefined;
  readonly now: number;
}

/** [TB50] How an order stands to whoever sits at its table. */
export interface Seat {
  /** the sitting it is a round of; null = of none */
  readonly sitting: string | null;
  /** others sit there, and the orderer is not one of them */
  readonly outside: boolean;
  /** nobody of the staff has seen its guests */
  readonly unseen: boolean;
}

/** The seat of an order from no table that anybody knows of. */
export const NO_SEAT: Seat = { sitting: null, outside: false, unseen: false };

/** [TB80] The sitting somebody is a guest of at a table, before their order is counted; null = of none. */
export type SeatedIn = (trx: Trx, asked: Omit<SeatRequest, 'sitting'>) => Promise<string | null>;

/**
 * Finds the sitting of an order, in the transaction that writes it; sittings come after the checkout and are handed in.
 */
export type TakeSeat = (
  trx: Trx,
  asked: SeatRequest,
) => Promise<Seat | Refused<'SITTING_OVER' | 'SITTING_ASIDE' | 'SITTING_PUT_OUT' | 'SITTING_MOVED'>>;

/** [OR107] The party that a member of staff takes an order of: the one that sits there, or it sits down with it. */
export type SeatParty = (
  trx: Trx,
  asked: Omit<SeatRequest, 'uid'>,
) => Promise<Seat | Refused<'SITTING_OVER' | 'SITTING_MOVED'>>;
