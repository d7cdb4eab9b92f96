import Type, { type Static } from 'typebox';
import {
  ConfigOverrides,
  DatedHours,
  DeliveryFeeType,
  OrderTypeWire,
  TimeDelivery,
} from '../brand/config.schema.ts';
import { Amount, BrandCode, Flag, Fraction, StoreId } from '../http/fields.schema.ts';
import { CurrencyWire } from '../money/currency.schema.ts';
import { SwitchWire } from './switch.schema.ts';

/** Opening hours of every day; the minutes are used when the text is missing. */
const UndatedHours = Type.Object({
  Time_Start: Type.Optional(Type.String({ maxLength: 8 })),
  Time_End: Type.Optional(Type.String({ maxLength: 8 })),
  start_as_minute: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  end_as_minute: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
});
export type UndatedHours = Static<typeof UndatedHours>;

const TimeOfDay = Type.String({ pattern: '^([01]?\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' });

/** A date of the store's calendar with hours of its own, for opening and for delivery. */
const SpecialDay = Type.Object({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  /** an end before the start lies past midnight; [] = closed */
  hours: Type.Array(Type.Object({ Time_Start: TimeOfDay, Time_End: TimeOfDay }), { maxItems: 12 }),
  /** why, as diners read it */
  note: Type.Optional(Type.String({ maxLength: 60 })),
});
export type SpecialDayWire = Static<typeof SpecialDay>;

const Point = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
});

const Kilometres = Type.Number({ exclusiveMinimum: 0, maximum: 500 });

/** One of polygon, circle and up_to_km says where it is. */
const Zone = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  polygon: Type.Optional(Type.Array(Point, { minItems: 3, maxItems: 200 })),
  circle: Type.Optional(Type.Object({ center: Point, radius_km: Kilometres })),
  /** as far from the store as this */
  up_to_km: Type.Optional(Kilometres),
  fee: Amount,
  /** of the items, for an order brought there */
  minimum: Type.Optional(Amount),
  /** items of so much are delivered free */
  free_from: Type.Optional(Amount),
});
export type ZoneWire = Static<typeof Zone>;

/** The delivery fee of a store whose fee type is Config: one of the three. */
export const ShippingWire = Type.Object({
  flat: Type.Optional(Amount),
  steps: Type.Optional(
    Type.Array(Type.Object({ up_to_km: Type.Number({ exclusiveMinimum: 0 }), fee: Amount }), { minItems: 1 }),
  ),
  /** the first that holds the address counts */
  zones: Type.Optional(Type.Array(Zone, { minItems: 1, maxItems: 50 })),
});
export type ShippingWire = Static<typeof ShippingWire>;

const ExtraData = Type.Object({
  deskstop_product_detail_is_classic: Type.Optional(Flag),
  hide_status: Type.Optional(Flag),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  phone_text: Type.Optional(Type.String({ maxLength: 60 })),
  nod_preorder: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  /** time the kitchen needs for an order, in minutes; missing = 15 */
  prep_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  /** how long before a chosen time the kitchen wants to know of it, in minutes */
  notice_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
  /** an order nobody has answered so many minutes of open time ends; missing = 5 */
  answer_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
  /** it takes orders by itself while a device of its staff is there */
  accepts_itself: Type.Optional(Flag),
});

/** At most so many orders in each slot of the clock; without kinds, all kinds share the places. */
const OrderSlots = Type.Object({
  /** an hour is a whole number of slots, and times are chosen in steps of 5 */
  minutes: Type.Union([
    Type.Literal(5),
    Type.Literal(10),
    Type.Literal(15),
    Type.Literal(20),
    Type.Literal(30),
    Type.Literal(60),
  ]),
  orders: Type.Integer({ minimum: 1, maximum: 10_000 }),
  order_types: Type.Optional(Type.Array(OrderTypeWire, { minItems: 1 })),
});
export type OrderSlots = Static<typeof OrderSlots>;

/** One entry of GET /v1/restaurant. Its own values stand above the brand's. */
export const RestaurantWire = Type.Object({
  Id: StoreId,
  pos_parent: Type.Optional(BrandCode),
  Pos_Name: Type.String({ minLength: 1, maxLength: 100 }),
  Pos_Address: Type.String({ maxLength: 300 }),
  Pos_Latitude: Type.Optional(Type.Union([Type.Number({ minimum: -90, maximum: 90 }), Type.Null()])),
  Pos_Longitude: Type.Optional(Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()])),
  Phone_Number: Type.Optional(Type.String({ maxLength: 40 })),
  Image_Path: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  Image_Path_Thumb: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  Active: Flag,
  pos_status: Type.Optional(Type.String({ maxLength: 40 })),
  order_types: Type.Optional(Type.Array(OrderTypeWire)),
  currency: Type.Optional(CurrencyWire),
  extra_data: Type.Optional(ExtraData),
  /** the hours by day */
  delivery_times: Type.Optional(Type.Array(DatedHours)),
  /** hours of every day, used when there are none by day */
  business_times: Type.Optional(Type.Array(UndatedHours)),
  time_delivery: Type.Optional(TimeDelivery),
  special_days: Type.Optional(Type.Array(SpecialDay, { maxItems: 400 })),
  /** IANA zone, default Asia/Ho_Chi_Minh */
  tz: Type.Optional(Type.String({ maxLength: 60 })),
  vat_rate: Type.Optional(Fraction),
  service_charge_rate: Type.Optional(Fraction),
  delivery_fee_calculation_type: Type.Optional(DeliveryFeeType),
  shipping: Type.Optional(ShippingWire),
  order_slots: Type.Optional(Type.Array(OrderSlots, { maxItems: 3 })),
  table_name: Type.Optional(Type.String({ maxLength: 40 })),
  /** the staff have stopped orders at its tables and counter; in answers only, a bundle cannot say it */
  tables_stopped: Type.Optional(Type.Boolean()),
  /** kinds of order that staff have paused or slowed until a time; in answers only too */
  switches: Type.Optional(Type.Array(SwitchWire, { maxItems: 4 })),
  /** false = nothing has been published for it to sell; in answers only, a bundle cannot say it */
  has_menu: Type.Optional(Type.Boolean()),
  /** settings of the brand that this store replaces */
  config: Type.Optional(ConfigOverrides),
});
export type RestaurantWire = Static<typeof RestaurantWire>;

export const RestaurantList = Type.Object({ restaurants: Type.Array(RestaurantWire) });
export type RestaurantList = Static<typeof RestaurantList>;
