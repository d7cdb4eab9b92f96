import type { Minor } from '../money/currency.ts';
import type { FeeState } from '../order/agreed-fee.ts';
import type { AskedChange } from '../order/change-question.ts';
import type { OrderChange } from '../order/changed-lines.ts';
import type { Driver } from '../order/driver.ts';
import type { IssueReport } from '../order/issue-report.ts';
import type { OrderRating } from '../order/order.ts';
import type { PromiseMade, StoreMinutes } from '../order/promise.ts';
import type { OrderStatus } from '../order/status.ts';
import type { OrderType, StoreSwitch } from '../store/store.ts';
import type { Table } from '../table/table-name.ts';
import type { EpochMs } from '../time/moment.ts';

/** One dish as the kitchen reads it. */
export interface TicketLine {
  readonly key: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly name: string;
  /** size, options and combo parts in words */
  readonly details: readonly string[];
  readonly note: string;
  readonly isGift: boolean;
  /** the bag of one of several people; null = it was ordered by one */
  readonly bag: { readonly number: number; readonly name: string } | null;
  /** as its row of the bill says */
  readonly amount: Minor;
}

/** The moments of an order that stands on a board. */
interface BoardTimes {
  readonly createdAt: EpochMs;
  /** when the diner wants it; null = as soon as possible */
  readonly wantedAt: EpochMs | null;
  /** from when it is to be answered, and until when; null = it is not the kitchen's turn */
  readonly answerFrom: EpochMs | null;
  readonly answerBy: EpochMs | null;
  /** when a new order is asked for louder, on all devices, and of the manager */
  readonly louderAt: EpochMs | null;
  readonly everywhereAt: EpochMs | null;
  readonly managerAt: EpochMs | null;
  /** when a device drew it first, or a printer printed it */
  readonly receivedAt: EpochMs | null;
  readonly acceptedAt: EpochMs | null;
  readonly promisedAt: EpochMs | null;
  /** when the kitchen has promised to be done */
  readonly readyBy: EpochMs | null;
  readonly readyAt: EpochMs | null;
  readonly departedAt: EpochMs | null;
  readonly finishedAt: EpochMs | null;
  /** every promise that was made, the first one first [OR69] */
  readonly promises: readonly PromiseMade[];
}

/** The money of an order that stands on a board. */
interface BoardMoney {
  readonly total: Minor;
  /** still to be taken from the diner; 0 = paid */
  readonly toCollect: Minor;
  /** [TB58] its table pays it with all else */
  readonly isOnBill: boolean;
  readonly paymentMethod: string;
  /** the money that came in, that went back, and that still has to */
  readonly captured: Minor;
  readonly refunded: Minor;
  readonly refundDue: Minor;
  /** the diner said that the transfer is sent; the kitchen waits until somebody has seen it */
  readonly claimedAt: EpochMs | null;
  readonly isTransferUnconfirmed: boolean;
  readonly paidAt: EpochMs | null;
  /** in how many shares it is paid, and how many are there whole or in part; null = it is paid as a whole */
  readonly shares: { readonly all: number; readonly paid: number; readonly less: number } | null;
  /** a delivery fee that was left to be agreed: what staff named, and the total with it */
  readonly fee: { readonly state: FeeState; readonly named: Minor | null; readonly total: Minor | null };
  /** the code it was placed with; null = none */
  readonly voucher: {
    readonly code: string;
    readonly name: string;
    readonly saved: Minor;
    readonly coupon: boolean;
  } | null;
}

/** A report of a diner as the board shows it [OR123]. */
export interface BoardIssue extends IssueReport {
  /** of the report: an answer is to what was read */
  readonly version: number;
  /** the amount that was paid for what it names: the most a voucher for it is worth [VO21] */
  readonly worth: Minor;
  /** somebody else of a group order than who ordered; '' = the buyer */
  readonly by: string;
  /** '' = nobody has answered */
  readonly answeredBy: string;
}

/** An order as the board shows it. */
export interface BoardOrder extends BoardTimes, BoardMoney {
  readonly code: string;
  readonly version: number;
  /** null = one nobody knows, shown as preparing */
  readonly status: OrderStatus | null;
  readonly type: OrderType;
  /** the staff member at the device that drew it first; "" = the printer */
  readonly receivedBy: string;
  /** where in the house it is brought; null = nowhere */
  readonly table: Table | null;
  /** it came without the code of its table [TB39] */
  readonly isTableUnverified: boolean;
  /** nobody of the staff has seen who sits there [TB51] */
  readonly guestsUnseen: boolean;
  /** [TB90] another party sits at its table since */
  readonly partyAside: boolean;
  readonly lines: readonly TicketLine[];
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** it is not on the map: call before the food leaves [DE16] */
  readonly isAddressUnverified: boolean;
  readonly note: string;
  /** the minutes its store needs for an order [OR68] */
  readonly needs: StoreMinutes;
  readonly distanceKm: number | null;
  /** why it was rejected, as the diner reads it */
  readonly reason: string;
  /** by its buyer; null = none yet */
  readonly rating: OrderRating | null;
  /** reports that something was missing or wrong, the first one first */
  readonly issues: readonly BoardIssue[];
  /** [OR114] every change of its lines, the first one first */
  readonly changes: readonly OrderChange[];
  /** [OR115] the change its diner is asked about, or was last; null = none, or it was changed since */
  readonly askedChange: AskedChange | null;
  /** the person who brings it, as far as it was said */
  readonly driver: Driver | null;
  /** by whom the last step was made: a staff member's name, "diner" or "system" */
  readonly lastBy: string;
}

/** A switch with the name of whoever set it [ST18]. */
export interface SetSwitch extends StoreSwitch {
  readonly by: string;
}

export interface Board {
  /** what is paused or slowed; some may have ended since it was read */
  readonly switches: readonly SetSwitch[];
  readonly orders: readonly BoardOrder[];
  /** orders with money that waits for a person; some of them stand nowhere else on the board */
  readonly money: readonly BoardOrder[];
  /** completed orders with a report that waits for an answer, the longest waiting first */
  readonly issues: readonly BoardOrder[];
  /** they wait for the shares of several people, and stand nowhere else on the board */
  readonly shares: readonly BoardOrder[];
  /** how this store treats an order that waits */
  readonly answering: {
    readonly minutes: number;
    readonly isByItself: boolean;
    readonly managerPhone: string;
  };
  readonly today: { readonly count: number; readonly amount: Minor };
}

/** Money of a rejected order that went back with it, or should have. */
export interface RejectedRefund {
  readonly amount: Minor;
  /** asked = the gateway has not said what became of it, failed = it did not go and is due */
  readonly state: 'asked' | 'done' | 'failed';
}

/** An order that was rejected, and where its money stands. */
export interface RejectedOrder {
  readonly code: string;
  readonly givenBack: readonly RejectedRefund[];
  /** still to go */
  readonly refundDue: Minor;
}
