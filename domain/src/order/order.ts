import type { Currency, Minor } from '../money/currency.ts';
import type { QuotedLine, QuoteRow } from '../pricing/amounts.ts';
import type { OrderType } from '../store/store.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import type { AskedChange } from './change-question.ts';
import type { OrderChange } from './changed-lines.ts';
import type { Driver } from './driver.ts';
import type { IssueReport } from './issue-report.ts';
import type { PromiseMade } from './promise.ts';
import type { OrderStatus } from './status.ts';

/** Which order it is, and where it was placed. */
export interface OrderName {
  readonly hash: string;
  /** the short number people say */
  readonly code: string;
  readonly brand: string;
  readonly storeId: number;
}

/** [OR30] A delivery fee left open when the order was placed, and what may be said of it now. */
export type FeeToAgree =
  | { readonly state: 'none' | 'open' }
  /** the total with the fee */
  | { readonly state: 'offered'; readonly fee: Minor; readonly total: Minor }
  /** the part of the fee taken at the door, because the rest was paid before */
  | { readonly state: 'agreed'; readonly atDoor: Minor };

export interface OrderStep {
  /** null = one nobody knows */
  readonly status: OrderStatus | null;
  readonly at: EpochMs;
}

/** A buyer's rating of their order [RA1]. */
export interface OrderRating {
  readonly score: number;
  /** '' = nothing beside the stars, or not for this reader */
  readonly feedback: string;
  readonly dishes: readonly { readonly itemId: string; readonly liked: boolean }[];
}

/** Somebody an order was placed for together with others. */
export interface OrderPerson {
  readonly uid: string;
  readonly name: string;
  readonly owner: boolean;
  /** [GO27] the member who chose for a guest without a phone; null = this one had a phone */
  readonly madeBy: string | null;
  readonly itemCount: number;
  /** [GO40] dishes they had chosen that are not in the order */
  readonly leftBehind: number;
  readonly lines: readonly QuotedLine[];
  /** the price of their dishes */
  readonly dishes: Minor;
  /** their part of the bill */
  readonly share: Minor;
  /** it has come: the owner has said so, or the restaurant has it */
  readonly paid: boolean;
  /** they have said that it is sent */
  readonly sent: boolean;
  /** money come for a share paid to the restaurant, as far as the reader may know */
  readonly came: Minor;
  /** [PA53] the order goes on without them */
  readonly leftOut: boolean;
}

/** [GO19] The group order an order was, as somebody reads it who was in it. */
export interface PlacedGroupOrder {
  readonly hash: string;
  /** oneself first, then the owner, then by when they came */
  readonly people: readonly OrderPerson[];
  /** the rest that rounding the shares leaves */
  readonly remainder: Minor;
  /** fees are shared equally, else in proportion to the dishes */
  readonly equalFees: boolean;
  /** [SP7] everybody pays their own share straight to the restaurant */
  readonly toStore: boolean;
  /** the owner's account; null = none was named, or it is forgotten */
  readonly payTo: { readonly bank: string; readonly number: string; readonly holder: string } | null;
}

/** An order that was placed, as its diner reads it; masked for everybody else. */
export interface Order extends OrderName {
  /** null = one nobody knows, shown as preparing */
  readonly status: OrderStatus | null;
  readonly type: OrderType;
  /** '' = no table */
  readonly tableName: string;
  /** whether the reader may act on it */
  readonly mine: boolean;
  /** [OR83] its number was proved on another device too, or on this one alone; null = nobody did, or it is not for the reader */
  readonly openedByNumber: 'elsewhere' | 'here' | null;
  readonly person: {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly addressDetail: string;
  };
  readonly note: string;
  /** dishes and combos, quantities added up */
  readonly itemCount: number;
  readonly lines: readonly QuotedLine[];
  readonly rows: readonly QuoteRow[];
  /** '' = none was used */
  readonly voucherCode: string;
  readonly shippingToConfirm: boolean;
  readonly total: Minor;
  readonly fee: FeeToAgree;
  /** '' = none was chosen */
  readonly paymentMethod: string;
  readonly createdAt: EpochMs;
  /** null = as soon as possible */
  readonly wantedAt: EpochMs | null;
  /** when a device of the restaurant first drew it; null = none has, or it was answered [OR41] */
  readonly receivedAt: EpochMs | null;
  /** from when it is the restaurant's turn to answer, and until when; null = it is not [OR39] */
  readonly answerFrom: EpochMs | null;
  readonly answerBy: EpochMs | null;
  /** a delivery at the door, everything else ready [OR68] */
  readonly promisedAt: EpochMs | null;
  /** when the kitchen has promised to be done; null = nobody said */
  readonly readyBy: EpochMs | null;
  /** every promise that was made, the first one first [OR69] */
  readonly promises: readonly PromiseMade[];
  readonly readyAt: EpochMs | null;
  readonly steps: readonly OrderStep[];
  /** why it was refused or cancelled */
  readonly reason: string;
  readonly hasDriver: boolean;
  /** the person on the way [OR63]; null = nobody was named */
  readonly driver: Driver | null;
  /** the error of an order that never reached its restaurant, in words; null = it did */
  readonly lost: string | null;
  /** nobody answered in time [OR40] */
  readonly unanswered: boolean;
  /** null = ordered by one, or the reader was not in it */
  readonly together: PlacedGroupOrder | null;
  /** null = none yet */
  readonly rating: OrderRating | null;
  /** reports about it that the reader may know, the first one first */
  readonly issues: readonly IssueReport[];
  /** [OR114] every change of its lines by the restaurant, the first one first */
  readonly changes: readonly OrderChange[];
  /** [OR115] the change its buyer is asked about, or was last; null = none, or not for the reader */
  readonly askedChange: AskedChange | null;
  /** [OR120] until when the reader may report something; null = never, or not yet */
  readonly issueUntil: EpochMs | null;
}

/** An order as a list shows it [OR36][OR37]. */
export interface PastOrder extends OrderName {
  /** null = one nobody knows, shown as preparing */
  readonly status: OrderStatus | null;
  /** fetched, or eaten here */
  readonly pickup: boolean;
  readonly ready: boolean;
  /** when it is there; null = nothing is promised */
  readonly promisedAt: EpochMs | null;
  /** dishes and combos, quantities added up */
  readonly itemCount: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  readonly total: Minor;
  readonly currency: Currency;
  readonly createdAt: EpochMs;
  /** whether the reader may act on it; else they have only eaten with, or found it by its number */
  readonly mine: boolean;
  /** how many it was ordered for together; 0 = it was ordered by one */
  readonly people: number;
  /** null = none yet, or not for this reader */
  readonly rating: OrderRating | null;
}

/** A store of past orders, as it is called now. */
export interface OrderedStore {
  readonly id: number;
  readonly brand: string;
  readonly name: string;
  readonly zone: Zone;
}

/** A page of past orders, the newest first. */
export interface PastOrders {
  readonly orders: readonly PastOrder[];
  /** of these orders, as far as there still are */
  readonly stores: readonly OrderedStore[];
  /** names the page that goes on; null = this is the last one */
  readonly next: string | null;
}
