import type { Minor } from '../money/currency.ts';
import type { OrderStatus } from '../order/status.ts';
import type { EpochMs } from '../time/moment.ts';
import type { GuestState } from './sitting.ts';

/** A phone at a table under the name its guest has said; '' = none. */
export interface NamedGuest {
  readonly id: string;
  readonly name: string;
}

/** A guest who is there, as the others read them. */
export interface SeatedGuest extends NamedGuest {
  /** [TB45] it shows the digits and lets in */
  readonly isFirst: boolean;
  readonly isYou: boolean;
  readonly joinedAt: EpochMs;
  /** [TB88] by the reader */
  readonly mayBePutOut: boolean;
}

/** A sitting as one of its guests reads it [TB49]; who has only asked to be let in reads nothing of the others. */
export interface SeenSitting {
  readonly id: string;
  /** the table, or the tables that were put together */
  readonly tables: readonly string[];
  /** of the reader */
  readonly state: GuestState;
  /** the side that put the reader out; null = nobody did */
  readonly putOutBy: 'guest' | 'staff' | null;
  /** somebody of the staff has seen its guests: no other party begins there by itself */
  readonly isSeen: boolean;
  /** the reader's is the first phone */
  readonly isFirst: boolean;
  /** shown by the first phone; null on every other one */
  readonly digits: string | null;
  readonly guests: readonly SeatedGuest[];
  /** guests who were put out, for those who are there */
  readonly putOut: readonly NamedGuest[];
  /** guests who wait for the first phone's yes; none on every other phone */
  readonly asking: readonly NamedGuest[];
}

/** An order of a sitting, as everybody at the table reads it. */
export interface SittingRound {
  readonly code: string;
  /** the address of its page; null = somebody else's */
  readonly hash: string | null;
  /** null = one nobody knows, shown as preparing */
  readonly status: OrderStatus | null;
  /** the guest who ordered it */
  readonly name: string;
  readonly createdAt: EpochMs;
  /** the amount its code took off the items; lines that got cheaper by it already are */
  readonly discount: Minor;
  readonly total: Minor;
  readonly lines: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly note: string;
    readonly quantity: number;
    readonly amount: Minor;
  }[];
}

/** The same with what was ordered, the first order first. */
export interface SittingWithRounds extends SeenSitting {
  readonly rounds: readonly SittingRound[];
}
