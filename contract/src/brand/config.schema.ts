import { LONGEST_REMEMBERED } from '@mam/domain/brand/forgetting.ts';
import Type, { type Static } from 'typebox';
import { Amount, BrandCode, EpochSeconds, Flag, Fraction, Id, StoreId } from '../http/fields.schema.ts';
import { CurrencyWire } from '../money/currency.schema.ts';

const PaymentFlow = Type.Object({
  type: Type.Union([Type.Literal('QR'), Type.Literal('APP')]),
  payment_methods: Type.Array(Type.Object({ id: Type.String({ maxLength: 40 }) })),
});

const BankAccount = Type.Object({
  bank_id: Type.Optional(Type.String({ maxLength: 40 })),
  account_number: Type.Optional(Type.String({ maxLength: 40 })),
  account_name: Type.Optional(Type.String({ maxLength: 100 })),
});

const Payment = Type.Object({
  payment_method: Type.String({ minLength: 1, maxLength: 40 }),
  /** missing or empty = every store */
  apply_pos_list: Type.Optional(Type.Array(StoreId)),
  config_keys: Type.Optional(BankAccount),
});

/** A voucher shown on the menu; discount_percent is a fraction like every rate of the wire. */
const ShownVoucher = Type.Object({
  voucher_code: Type.String({ maxLength: 32 }),
  voucher_campaign_name: Type.Optional(Type.String({ maxLength: 200 })),
  discount_percent: Type.Optional(Fraction),
});

const Campaign = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200 })),
  date_start: EpochSeconds,
  date_end: EpochSeconds,
  /** missing or empty = every store */
  list_pos_id: Type.Optional(Type.Array(StoreId)),
});

export const OrderTypeWire = Type.Union([
  Type.Literal('DELI'),
  Type.Literal('DELIAT'),
  Type.Literal('PICK'),
  Type.Literal('PICKUP'),
]);
export type OrderTypeWire = Static<typeof OrderTypeWire>;

export const DatedHours = Type.Object({
  /** Sunday 8, Monday 2 … Saturday 7 */
  Day_Of_Week: Type.Integer({ minimum: 2, maximum: 8 }),
  Time_Start: Type.String({ pattern: '^([01]?\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' }),
  Time_End: Type.String({ pattern: '^([01]?\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' }),
});
export type DatedHours = Static<typeof DatedHours>;

/** Windows of scheduled delivery, or a bare number: estimated minutes. */
export const TimeDelivery = Type.Union([Type.Array(DatedHours), Type.Integer({ minimum: 0, maximum: 1440 })]);

export const DeliveryFeeType = Type.Union([
  Type.Literal('FreeShip'),
  Type.Literal('Negotiation'),
  Type.Literal('Config'),
  Type.Literal('Partner'),
]);

/** [TB22] Further things guests may call for, behind the six choices every store has. */
export const ServiceNotes = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 20 });

/** Settings of a brand that a store may set for itself. */
export const ConfigOverrides = Type.Object({
  payment_flows: Type.Optional(Type.Array(PaymentFlow)),
  bank_accounts: Type.Optional(Type.Array(BankAccount)),
  pos_status: Type.Optional(Type.String({ maxLength: 40 })),
  scheduled_days_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  image_url: Type.Optional(Type.String({ maxLength: 2000 })),
  image_thumb_url: Type.Optional(Type.String({ maxLength: 2000 })),
  /** kilometres, 0 = no limit */
  delivery_distance_limit: Type.Optional(Type.Number({ minimum: 0, maximum: 20_000 })),
  min_order_amount: Type.Optional(Amount),
  delivery_fee_calculation_type: Type.Optional(DeliveryFeeType),
  payments: Type.Optional(Type.Array(Payment)),
  /** false = only offline methods; a list = only these; missing or true = all */
  payment_enabled: Type.Optional(Type.Union([Type.Boolean(), Type.Array(Type.String({ maxLength: 40 }))])),
  crm_config: Type.Optional(
    Type.Object({ vat: Type.Optional(Fraction), service_charge: Type.Optional(Fraction) }),
  ),
  vat_rate: Type.Optional(Fraction),
  service_charge_rate: Type.Optional(Fraction),
  vouchers: Type.Optional(Type.Array(ShownVoucher)),
  order_types: Type.Optional(Type.Array(OrderTypeWire)),
  price_field: Type.Optional(Type.String({ maxLength: 20 })),
  price_show_on_web: Type.Optional(Type.Unknown()),
  campaign_detail: Type.Optional(Type.Array(Campaign)),
  time_delivery: Type.Optional(TimeDelivery),
  /** the table of a device that stands on one, O2O__SELF_SERVICE at the counter; an address may name another */
  table_name: Type.Optional(Type.String({ maxLength: 40 })),
  /** the number to call when an order never reached its restaurant; absent = the restaurant's own */
  support_phone: Type.Optional(Type.String({ maxLength: 40 })),
  request_service_notes: Type.Optional(ServiceNotes),
  search_engine: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  /** PREPAID = only online methods and transfer, paid before cooking */
  payment_type: Type.Optional(Type.Union([Type.Literal('NORMAL'), Type.Literal('PREPAID')])),
  /** an order whose transfer is claimed is cooked before anybody has seen the money */
  transfer_at_once: Type.Optional(Type.Boolean()),
  /** people who order together may each pay their own share by transfer, straight to the account transfers go to */
  shares_to_store: Type.Optional(Type.Boolean()),
  /** an order needs a solved puzzle in X-CAPTCHA-TOKEN */
  captcha: Type.Optional(Type.Boolean()),
  currency: Type.Optional(CurrencyWire),
  /** open unpaid orders one uid or phone may have */
  open_unpaid_limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type ConfigOverrides = Static<typeof ConfigOverrides>;

/** GET /v1/config: a brand's settings, a store's own laid over them when a store was asked for. */
export const ConfigWire = Type.Intersect([
  ConfigOverrides,
  Type.Object({
    id: Id,
    pos_parent: BrandCode,
    name: Type.Optional(Type.String({ maxLength: 100 })),
    /** main_color is the brand's colour */
    color_scheme: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ maxLength: 60 }),
          /** hex with or without #; nothing else gets into a style sheet */
          value: Type.String({ pattern: '^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' }),
        }),
      ),
    ),
    template: Type.Optional(
      Type.Object({
        menuType: Type.Optional(Type.Integer()),
        itemType: Type.Optional(Type.Integer()),
        comboType: Type.Optional(Type.Integer()),
      }),
    ),
    is_all_pos: Type.Optional(Flag),
    pos_ids: Type.Optional(Type.Array(StoreId)),
    /**
     * [BR4] offered to guests at every store; absent = Vietnamese and English, or German alone where a currency says so
     */
    languages: Type.Optional(Type.Array(Type.Enum(['vi', 'en', 'de']), { minItems: 1, uniqueItems: true })),
    /** [ST13] days after its end in which an order says whom it was for; absent = 180 */
    forget_after_days: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_REMEMBERED })),
  }),
]);
export type ConfigWire = Static<typeof ConfigWire>;

/** {} for an unknown brand or store. */
export type ConfigAnswer = ConfigWire | Record<string, never>;
