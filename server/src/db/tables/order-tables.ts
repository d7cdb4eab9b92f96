import type { SeatKind } from '@mam/domain/checkout/flood.ts';
import type { ActorKind } from '@mam/domain/order/actor.ts';
import type { OrderStatus } from '@mam/domain/order/status.ts';
import type { OrderType } from '@mam/domain/store/store.ts';

/** The tables of orders and their course. */
export interface OrderTables {
  captchas_used: CaptchaUsedRow;
  order_origins: OrderOriginRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_steps: OrderStepRow;
  order_receipts: OrderReceiptRow;
  order_drivers: OrderDriverRow;
  order_ratings: OrderRatingRow;
  store_ratings: StoreRatingRow;
  store_devices: StoreDeviceRow;
  order_people: OrderPersonRow;
  order_buyers: OrderBuyerRow;
}

export interface OrderRow {
  id: string;
  brand: string;
  store_id: number;
  /** the short code diner and cook say; unique within the brand */
  code: string;
  /** {code}:{secret}: anybody who holds it may read */
  hash: string;
  /** the diner who placed it; null = taken by staff for a caller */
  uid: string | null;
  table_name: string | null;
  /** [TB38] 1 = it came with the code that stood on its table then */
  table_verified: number;
  /** the sitting it is a round of; null = of none */
  sitting_id: string | null;
  /** [TB58] when the bill of its sitting was closed; null = it is open, or there is none */
  bill_closed_at: number | null;
  /** 1 = nobody of the staff had seen its guests [TB51] */
  guests_unseen: number;
  /** 1 = its party was set aside by another one, before anybody of the staff had seen it [TB90] */
  party_aside: number;
  type: OrderType;
  status: OrderStatus;
  /** counts every change; the condition of each update */
  version: number;
  currency: string;
  name: string;
  phone: string;
  /** the same for a number however it is dialled */
  phone_key: string;
  /** [CT8] as the whole world dials it; '' where no country knows it */
  phone_number: string;
  address: string;
  lat: number | null;
  lng: number | null;
  note: string;
  payment_method: string | null;
  item_total: number;
  discount: number;
  service_charge: number;
  vat: number;
  shipping_kind: string;
  shipping_fee: number;
  shipping_km: number | null;
  total: number;
  voucher_code: string | null;
  /** the moment the diner asked for; null = now */
  wished_at: number | null;
  /** [OR68] a delivery at the door, everything else ready */
  promised_at: number | null;
  /** [OR68] when the kitchen has promised to be done; null = it was not said */
  ready_by: number | null;
  ready_at: number | null;
  /** the quote and the setting as they were when placed */
  document: string;
  created_at: number;
  updated_at: number;
  /** [OR38] since when the restaurant is to answer; null = it is not its turn */
  waits_since: number | null;
  /** when the clock looks whether its time is over; null = it does not wait */
  look_at: number | null;
  /** when it reached a final status, when its money was complete, and when its diner said it is sent; null = not yet */
  ended_at: number | null;
  paid_at: number | null;
  claimed_at: number | null;
  /** money that came in, and what of it went back or is on its way back */
  captured: number;
  refunded: number;
  /** money that came twice, too late or too much, and still has to go back */
  refund_due: number;
  /** hash of the group order it was; null = it was ordered by one */
  group_order: string | null;
  /** shares it is paid to the restaurant in; 0 = as a whole */
  shares: number;
  /** [PA54] when it goes on for those who have paid; null = not by itself */
  pays_until: number | null;
  /** [OR67] when it was rid of whom it was for; null = it still says it */
  forgotten_at: number | null;
  /** [OR115] until when its diner may answer a change; null = nothing is asked */
  asked_until: number | null;
}

/** Somebody an order was placed for together with others, as they were then. */
export interface OrderPersonRow {
  order_id: string;
  position: number;
  brand: string;
  uid: string;
  name: string;
  role: 'owner' | 'member';
  /** had not confirmed, done */
  status: 1 | 2;
  joined_at: number;
  item_count: number;
  /** their dishes, after what was taken off their lines */
  subtotal: number;
  /** when the order was placed */
  placed_at: number;
  /** when they said that they have sent their share; null = they have not */
  sent_at: number | null;
  /** when it had come: the owner said so, or all of a share paid to the restaurant was there; null = it has not */
  paid_at: number | null;
  /** the text of a transfer of their share; null = it is not paid to the restaurant, or there is nothing to pay */
  share_code: string | null;
  share: number | null;
  /** the money that pays it so far */
  share_came: number;
  /** [PA53] when the order went on without them, for their share was not there; null = they are in it */
  left_out_at: number | null;
  /** the maker of the place of a guest without a phone; null = they have one */
  made_by: string | null;
  /** [GO40] dishes they had chosen that are not in the order; null = ordered before that was kept */
  left_behind: number | null;
}

/** [OR80] A further owner of an order, who did not place it: their device has proved its number. */
export interface OrderBuyerRow {
  order_id: string;
  uid: string;
  brand: string;
  placed_at: number;
  opened_at: number;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  brand: string;
  line_key: string;
  /** line_key of the combo a part belongs to */
  parent_key: string | null;
  kind: 'dish' | 'combo' | 'part' | 'gift';
  item_id: string;
  name: string;
  quantity: number;
  unit_price: number;
  amount: number;
  note: string;
  document: string;
  /** [OR66] since when it is not to be made; null = it is */
  closed_at: number | null;
}

/** Every status an order ever had, with its time and its author. */
export interface OrderStepRow {
  order_id: string;
  /** the order's version after this step */
  version: number;
  brand: string;
  status: OrderStatus;
  at: number;
  by_kind: ActorKind;
  by_id: string | null;
  reason: string | null;
  /** [OR69] [OR114] the time promised with this step, and what it has changed of the lines; null = nothing */
  promised_at: number | null;
  changes: string | null;
}

/** A solved puzzle that has opened the door; gone when it would have expired. */
export interface CaptchaUsedRow {
  signature: string;
  expires_at: number;
}

/** The origin of a diner's order, for a day: floods are counted by it. */
export interface OrderOriginRow {
  order_id: string;
  brand: string;
  store_id: number;
  /** as networkOf writes it */
  network: string;
  seat: SeatKind;
  /** [TB80] or the sitting whose round it is */
  table_name: string | null;
  at: number;
  /** until when it is one that nobody has paid for, as long as it is open */
  counts_until: number;
  /** 0 = it has ended */
  open: number;
  /** 0 = the restaurant has answered */
  waiting: number;
}

/** [OR41] The device or printer of the restaurant that received an order first. */
export interface OrderReceiptRow {
  order_id: string;
  kind: 'device' | 'printer';
  /** the person signed in there; "" = a printer */
  staff_id: string;
  brand: string;
  at: number;
}

/** [OR63] The driver on the way with an order; '' = not said. */
export interface OrderDriverRow {
  order_id: string;
  brand: string;
  name: string;
  phone: string;
  link: string;
  at: number;
}

/** [RA1] The rating of an order by its buyer; never changed. */
export interface OrderRatingRow {
  order_id: string;
  brand: string;
  score: number;
  feedback: string;
  /** [{ itemId, liked }] as JSON */
  dishes: string;
  at: number;
}

/** [RA5] The sum of the ratings of a store, counted with each of them. */
export interface StoreRatingRow {
  brand: string;
  store_id: number;
  count: number;
  stars: number;
}

/** [OR43] When a device or printer of a store was heard of last. */
export interface StoreDeviceRow {
  brand: string;
  store_id: number;
  heard_at: number;
}
