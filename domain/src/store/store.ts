import type { StoreLanguages } from '../brand/languages.ts';
import type { BasisPoints, Currency, Minor } from '../money/currency.ts';
import type { Day, EpochMs, Zone } from '../time/moment.ts';

/** DELI = delivery now, DELIAT = delivery at a chosen time, PICKUP = the diner collects. */
export type OrderType = 'DELI' | 'DELIAT' | 'PICKUP';

/** A kind of order that staff switch by itself; TABLE = at the tables and the counter. */
export type SwitchedType = OrderType | 'TABLE';

/** [ST18] Until a moment a kind of order is not taken, or takes longer. */
export interface StoreSwitch {
  readonly type: SwitchedType;
  readonly kind: 'pause' | 'busy';
  /** by so many minutes orders take longer; 0 of a pause */
  readonly minutes: number;
  readonly since: EpochMs;
  /** the first moment at which it holds no more */
  readonly until: EpochMs;
}

export interface Location {
  readonly lat: number;
  readonly lng: number;
}

/** Minutes of a day, both ends inclusive; end < start crosses midnight [ST3]. */
export interface DayRange {
  readonly start: number;
  readonly end: number;
}

/** A range of a day of the week. */
export interface HoursRange extends DayRange {
  /** Sunday 8, Monday 2 … Saturday 7, or null for every day */
  readonly day: number | null;
}

/** A date with hours of its own [ST10]. */
export interface SpecialDay {
  readonly day: Day;
  /** empty = closed */
  readonly hours: readonly DayRange[];
  /** why, in the restaurant's own words: "Tết Nguyên Đán"; "" = not said */
  readonly note: string;
}

/** A price for each distance: the first step whose upToKm is not exceeded. */
export interface DistanceStep {
  readonly upToKm: number;
  readonly fee: Minor;
}

/** Where a zone lies: round a place, inside an outline, or as far from the store as the way is long [DE9]. */
export type ZoneArea =
  | { readonly kind: 'circle'; readonly center: Location; readonly radiusKm: number }
  /** not closed: the last corner leads to the first */
  | { readonly kind: 'polygon'; readonly corners: readonly Location[] }
  | { readonly kind: 'distance'; readonly upToKm: number };

/** A part of the map with its own terms [DE8]. */
export interface DeliveryZone {
  readonly name: string;
  readonly area: ZoneArea;
  readonly fee: Minor;
  /** of the items before any voucher; 0 = none of its own */
  readonly minimum: Minor;
  /** items of so much are delivered free; null = never */
  readonly freeFrom: Minor | null;
}

export type Shipping =
  | { readonly kind: 'FreeShip' }
  | { readonly kind: 'Negotiation' }
  | { readonly kind: 'Config'; readonly flat: Minor }
  | { readonly kind: 'Config'; readonly steps: readonly DistanceStep[] }
  /** the first that holds the address counts */
  | { readonly kind: 'Config'; readonly zones: readonly DeliveryZone[] }
  | { readonly kind: 'Partner' };

/** Which of the two price lists a store sells by. */
export type PriceField = 'ots_price' | 'ta_price';

export interface PaymentOffer {
  readonly method: string;
}

/** Where a diner transfers money to. */
export interface BankAccount {
  /** BIN, network code or usual name, as the brand writes it */
  readonly bankId: string;
  readonly number: string;
  readonly name: string;
}

/** A voucher the menu may show, as the settings name it. */
export interface NamedVoucher {
  readonly code: string;
  readonly name: string;
  /** the rate it takes off; null = not said */
  readonly rate: BasisPoints | null;
}

/** When and where the menu may show a voucher; both instants included, no stores = all. */
export interface NamedCampaign {
  readonly name: string;
  readonly from: EpochMs;
  readonly until: EpochMs;
  readonly storeIds: readonly number[];
}

/** How many orders a kitchen takes on within one slot of time [OR16]. */
export interface SlotLimit {
  /** how long a slot lasts; an hour is a whole number of them */
  readonly minutes: number;
  readonly orders: number;
  /** the kinds of orders that share the places */
  readonly types: readonly OrderType[];
}

/** A restaurant ("store" everywhere), its own settings laid over its brand's. */
export interface Store {
  readonly id: number;
  readonly brand: string;
  readonly name: string;
  readonly address: string;
  readonly location: Location | null;
  readonly phone: string;
  /** the text of the phone link when it is not the number itself */
  readonly phoneText: string;
  /** the number to call when an order never reached the restaurant: the brand's own, else the store's; '' = none */
  readonly supportPhone: string;
  readonly coverUrl: string | null;
  /** small, for the list of stores */
  readonly pictureUrl: string | null;
  readonly logoUrl: string | null;
  /** published: listed in the brand's store list, and taking orders [ST16] */
  readonly listed: boolean;
  /** empty = temporarily closed [ST1] */
  readonly orderTypes: readonly OrderType[];
  /** false = nothing has been published for it to sell [ST11] */
  readonly hasMenu: boolean;
  readonly outOfService: boolean;
  readonly zone: Zone;
  readonly hours: readonly HoursRange[];
  /** windows of scheduled delivery; empty = the hours */
  readonly deliveryHours: readonly HoursRange[];
  /** dates on which neither of the two counts, each at most once */
  readonly specialDays: readonly SpecialDay[];
  /** a bare time_delivery number: estimated minutes, else null */
  readonly deliveryMinutes: number | null;
  /** minutes the kitchen needs for an order */
  readonly prepMinutes: number;
  /** how long before a chosen time it wants to know of it; 0 = no longer than it takes */
  readonly noticeMinutes: number;
  /** how long it may leave an order without an answer while it is open, 1 to 240 [OR39] */
  readonly answerMinutes: number;
  /** it takes orders by itself while a device of its staff is there [OR43] */
  readonly acceptsItself: boolean;
  readonly hideStatus: boolean;
  readonly currency: Currency;
  readonly languages: StoreLanguages;
  readonly priceField: PriceField;
  readonly minimumOrder: Minor;
  /** kilometres, 0 = no limit */
  readonly distanceLimitKm: number;
  /** how many days ahead can be chosen, today included */
  readonly scheduledDays: number;
  /** each kind of order counts towards one of them at most; empty = any number of orders at any time */
  readonly slots: readonly SlotLimit[];
  readonly vatRate: BasisPoints;
  readonly serviceRate: BasisPoints;
  readonly shipping: Shipping;
  readonly payments: readonly PaymentOffer[];
  readonly prepaid: boolean;
  /** null = nothing can be transferred to */
  readonly bankAccount: BankAccount | null;
  /** an order whose transfer is claimed is cooked before anybody has seen the money */
  readonly transferAtOnce: boolean;
  /** [SP7] people who order together may each pay their own share to it by transfer */
  readonly sharesToStore: boolean;
  /** an order needs a solved puzzle [OR20] */
  readonly captcha: boolean;
  /** at most this many open unpaid orders of one uid or phone */
  readonly openUnpaidLimit: number;
  /** of a device that stands on a table; "" = the address tells [TB3] */
  readonly tableName: string;
  /** the staff have stopped orders at its tables and counter [TB9] */
  readonly tablesStopped: boolean;
  /** one a kind at most; they may have ended, so they are asked with a moment [ST18] */
  readonly switches: readonly StoreSwitch[];
  /** further things guests may call for, as its settings name them [TB22] */
  readonly serviceNotes: readonly string[];
  readonly classicDetail: boolean;
  readonly vouchers: readonly NamedVoucher[];
  readonly campaigns: readonly NamedCampaign[];
}
