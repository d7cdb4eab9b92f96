/**
 * Every table as Kysely sees it. Times are epoch milliseconds, ids text, flags 0 or 1, money whole minor
 * units, `document` a JSON text. Every row that belongs to a brand says which, and every query filters by it.
 * A migration that has stood on main is never changed: somebody's data is already past it.
 */
export interface Tables {
  brands: BrandRow;
  stores: StoreRow;
  menus: MenuRow;
  sold_out: SoldOutRow;
  diners: DinerRow;
  push_subscriptions: PushSubscriptionRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_steps: OrderStepRow;
  payments: PaymentRow;
  voucher_campaigns: VoucherCampaignRow;
  voucher_uses: VoucherUseRow;
  staff: StaffRow;
  staff_stores: StaffStoreRow;
  staff_sessions: StaffSessionRow;
  idempotency_keys: IdempotencyKeyRow;
  events: EventRow;
  counters: CounterRow;
  schema_versions: SchemaVersionRow;
}

export interface BrandRow {
  /** pos_parent, upper case */
  code: string;
  name: string;
  /** the brand as its bundle gives it */
  document: string;
  version: number;
  created_at: number;
  updated_at: number;
}

export interface StoreRow {
  brand: string;
  id: number;
  name: string;
  /** place in the brand's own order of stores */
  position: number;
  /** the store as its bundle gives it: restaurant, zone, overrides, shipping, tables */
  document: string;
  version: number;
  /** the menu on sale */
  menu_id: string | null;
  /** counts every publication and every sell-out change */
  menu_version: number;
  created_at: number;
  updated_at: number;
}

/** A published menu never changes; stores point at the one they sell. */
export interface MenuRow {
  id: string;
  brand: string;
  document: string;
  published_at: number;
}

/** The overlay: one row while a dish (or option, by its id) is sold out in a store. */
export interface SoldOutRow {
  brand: string;
  store_id: number;
  item_id: string;
  at: number;
  /** staff id */
  by_staff: string;
}

export interface DinerRow {
  uid: string;
  token_hash: string;
  is_test: number;
  created_at: number;
  /** as told by the diner */
  name: string | null;
  language: 'vi' | 'en' | 'de' | null;
}

/** A browser that wants to be told; secret enough that who holds the endpoint may be told. */
export interface PushSubscriptionRow {
  endpoint: string;
  uid: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

export interface OrderRow {
  id: string;
  brand: string;
  store_id: number;
  /** what diner and cook call it; unique within the brand */
  code: string;
  /** {code}:{secret}: whoever holds it may read */
  hash: string;
  /** the diner who placed it; null = taken by staff for a caller */
  uid: string | null;
  table_name: string | null;
  type: string;
  status: string;
  /** counts every change; the condition of each update */
  version: number;
  currency: string;
  name: string;
  phone: string;
  /** the same for a number however it is dialled */
  phone_key: string;
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
  promised_at: number | null;
  ready_at: number | null;
  /** the quote and the setting as they were when placed */
  document: string;
  created_at: number;
  updated_at: number;
  /** when it reached a final status */
  ended_at: number | null;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  brand: string;
  line_key: string;
  /** line_key of the combo a part belongs to */
  parent_key: string | null;
  kind: string;
  item_id: string;
  name: string;
  quantity: number;
  unit_price: number;
  amount: number;
  note: string;
  document: string;
}

/** Every status an order ever had, with time and who did it. */
export interface OrderStepRow {
  order_id: string;
  /** the order's version after this step */
  version: number;
  brand: string;
  status: string;
  at: number;
  /** diner, staff, system, partner */
  by_kind: string;
  by_id: string | null;
  reason: string | null;
}

/** One row an attempt, callback or refund; amounts are never overwritten. */
export interface PaymentRow {
  id: string;
  brand: string;
  order_id: string;
  kind: string;
  method: string;
  amount: number;
  currency: string;
  status: string;
  provider_ref: string | null;
  document: string;
  created_at: number;
}

export interface VoucherCampaignRow {
  id: string;
  brand: string;
  code: string;
  /** the campaign as its bundle gives it */
  document: string;
  position: number;
  starts_at: number;
  ends_at: number;
  used: number;
  use_limit: number | null;
  per_diner: number | null;
}

export interface VoucherUseRow {
  order_id: string;
  brand: string;
  campaign_id: string;
  uid: string | null;
  phone: string;
  /** HELD, USED, RELEASED */
  state: string;
  at: number;
}

export interface StaffRow {
  id: string;
  brand: string;
  name: string;
  /** folded for signing in; unique within the brand */
  name_key: string;
  password_hash: string;
  role: string;
  active: number;
  failed_tries: number;
  /** no sign-in is tried before this moment */
  paused_until: number;
  created_at: number;
}

export interface StaffStoreRow {
  staff_id: string;
  store_id: number;
  brand: string;
}

export interface StaffSessionRow {
  token_hash: string;
  staff_id: string;
  brand: string;
  created_at: number;
  expires_at: number;
}

export interface IdempotencyKeyRow {
  /** a diner's uid, or staff:{id} */
  uid: string;
  endpoint: string;
  key: string;
  fingerprint: string;
  /** the envelope's data as it was answered; empty only inside the transaction that claims the key */
  answer: string;
  created_at: number;
  expires_at: number;
}

export interface EventRow {
  /** order of seq is order of commit */
  seq: number;
  brand: string;
  topic: string;
  version: number;
  at: number;
}

export interface CounterRow {
  name: string;
  value: number;
}

export interface SchemaVersionRow {
  name: string;
  at: number;
}
