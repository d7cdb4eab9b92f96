import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { GROWING } from './growing.ts';
import { pastTrail } from './past-trail.ts';

const DAY = 86_400_000;
/** half of them are due to be forgotten */
const YEAR = 365;

/** The bill of each of them. */
const BILL: Quote = {
  lines: [
    {
      ...{ key: '1', kind: 'dish', itemId: 'PHO01', name: 'Phở', details: [], note: '', quantity: 1 },
      ...{ listUnit: 100_000, unit: 100_000, amount: 100_000 },
    },
  ],
  ...{ beforeVoucher: 100_000, itemTotal: 100_000, discount: 0, afterVoucher: 100_000 },
  ...{ together: 0, togetherShipping: 0, togetherShippingRate: 0 },
  ...{ serviceRate: 0, service: 0, vatRate: 0, vat: 0, shipping: null, shippingToConfirm: false },
  total: 100_000,
  rows: [{ kind: 'items', amount: 100_000, rate: null }],
};

export interface PastOrders {
  readonly brand: string;
  readonly store: number;
  /** has placed about every ninth of them */
  readonly regular: { readonly uid: string; readonly phoneKey: string };
  /** a campaign each of them made use of */
  readonly campaign: string;
  /** the account of the sessions there are */
  readonly staff: string;
  readonly from: number;
  readonly count: number;
  readonly now: number;
  /** within how many days they were placed; absent = a year */
  readonly days?: number;
}

/** Rows numbered n.i as each table needs them, with its columns, as SQL. */
export function pastRows({ brand, store, regular, campaign, staff, count, now, days = YEAR }: PastOrders) {
  const span = days * DAY;
  const at = `(${now - span} + (cast(n.i as bigint) % ${count}) * ${Math.floor((span - 2 * DAY) / count)})`;
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const [code, campaignId] = [text(brand), text(campaign)];
  // of a thousand the first sixty besides: more than a page of a history from the beginning
  const theirs = 'n.i % 20 = 0 or n.i % 1000 < 60';
  const uid = `case when ${theirs} then ${text(regular.uid)} else 'past-diner-' || n.i end`;
  const phone = `case when ${theirs} then ${text(regular.phoneKey)} when n.i % 3 = 0 then '' else 'past-' || n.i end`;
  const id = `'past-' || n.i`;
  const later = now + DAY;
  return {
    diners: {
      uid: `'past-diner-' || n.i`,
      token_hash: `'past-' || n.i`,
      is_test: 0,
      created_at: at,
      kept_until: later,
    },
    push_subscriptions: {
      endpoint: id,
      uid: `'past-diner-' || n.i`,
      p256dh: `''`,
      auth: `''`,
      created_at: at,
    },
    orders: {
      id,
      brand: code,
      store_id: store,
      code: `'P' || n.i`,
      hash: `'P' || n.i || ':past'`,
      uid,
      type: `'PICKUP'`,
      status: `'COMPLETED'`,
      version: 5,
      currency: `'đ'`,
      name: `'Lan'`,
      phone: `''`,
      phone_key: phone,
      phone_number: phone,
      address: `''`,
      note: `''`,
      payment_method: `'PAYMENT_ON_DELIVERY'`,
      item_total: 100000,
      discount: 0,
      service_charge: 0,
      vat: 0,
      shipping_kind: `'none'`,
      shipping_fee: 0,
      total: 100000,
      document: text(JSON.stringify({ currency: DONG, addressDetail: '', quote: quoteToWire(BILL, DONG) })),
      created_at: at,
      updated_at: at,
      ended_at: at,
      sitting_id: id,
    },
    sittings: {
      id,
      brand: code,
      store_id: store,
      digits: `'0417'`,
      wrong_digits: 0,
      version: 9,
      begun_at: at,
      first_at: at,
      last_at: at,
      seen_at: at,
      ended_at: at,
      ended_by: `'staff'`,
    },
    sitting_tables: {
      sitting_id: id,
      brand: code,
      store_id: store,
      table_name: `'3'`,
      table_key: `'3'`,
      since: at,
      taken: 0,
    },
    sitting_guests: {
      id,
      sitting_id: id,
      uid,
      name: `'Lan'`,
      state: `'in'`,
      wrong_digits: 0,
      joined_at: at,
    },
    bill_shares: {
      id,
      brand: code,
      store_id: store,
      sitting_id: id,
      uid,
      name: `'Lan'`,
      code: `'S' || n.i`,
      amount: 100000,
      counted: 100000,
      parts: `'[]'`,
      held_until: at,
      created_at: at,
      paid_at: at,
    },
    bill_money: {
      id,
      brand: code,
      share_id: id,
      method: `'transfer'`,
      amount: 100000,
      counted: 100000,
      provider_ref: `'past-bill-' || n.i`,
      document: `'{}'`,
      at,
    },
    order_lines: {
      order_id: id,
      position: 0,
      brand: code,
      line_key: `'1'`,
      kind: `'dish'`,
      item_id: `'PHO01'`,
      name: `'Phở'`,
      quantity: 1,
      unit_price: 100000,
      amount: 100000,
      note: `''`,
      document: `'{}'`,
    },
    order_steps: { order_id: id, version: 5, brand: code, status: `'COMPLETED'`, at, by_kind: `'staff'` },
    order_receipts: { order_id: id, brand: code, staff_id: text(staff), at },
    order_drivers: { order_id: id, brand: code, name: `'Anh Hoàng'`, phone: `'0901234567'`, link: `''`, at },
    // every one was reported and answered: none stands open
    issue_reports: {
      id,
      order_id: id,
      brand: code,
      store_id: store,
      words: `'Thiếu trà đá'`,
      version: 1,
      made_at: at,
      answered_at: at,
      answer: `'call'`,
      answered_by: text(staff),
      answered_name: `'Lan'`,
    },
    issue_lines: {
      report_id: id,
      line_key: `'1'`,
      brand: code,
      store_id: store,
      item_id: `'PHO01'`,
      name: `'Phở'`,
      reason: `'missing'`,
      quantity: 1,
      at,
    },
    // all of them end alike, and have one name: whoever seeks that finds the most
    callers: {
      brand: code,
      store_id: store,
      phone_key: id,
      tail: `'111' || n.i`,
      name: `'Lan'`,
      order_id: id,
      orders: 1,
      missed: 0,
      last_at: at,
    },
    caller_words: { brand: code, store_id: store, word: `'lan'`, phone_key: id },
    payments: {
      id,
      brand: code,
      order_id: id,
      kind: `'capture'`,
      method: `'momo'`,
      amount: 100000,
      currency: `'đ'`,
      status: `'settles'`,
      provider_ref: id,
      document: `'{}'`,
      created_at: at,
    },
    payment_attempts: {
      id,
      brand: code,
      store_id: store,
      order_id: id,
      number: 1,
      method: `'MOMO_QR_AIO'`,
      gateway: `'momo'`,
      reference: id,
      amount: 100000,
      state: `'paid'`,
      code: `''`,
      document: `'{}'`,
      created_at: at,
      expires_at: at,
      asked_at: at,
    },
    payment_notices: {
      id,
      brand: code,
      gateway: `'transfer'`,
      reference: id,
      provider_ref: id,
      amount: 1000,
      outcome: `'unknown'`,
      statement: `''`,
      at,
    },
    voucher_uses: { order_id: id, brand: code, campaign_id: campaignId, uid, phone, state: `'USED'`, at },
    slot_places: { order_id: id, brand: code, store_id: store, type: `'PICKUP'`, at },
    staff_sessions: {
      token_hash: id,
      staff_id: text(staff),
      brand: code,
      created_at: now,
      expires_at: later,
    },
    idempotency_keys: {
      uid,
      endpoint: `'POST /v1/order'`,
      key: id,
      fingerprint: `''`,
      answer: `'{}'`,
      created_at: now,
      expires_at: later,
    },
    captchas_used: { signature: id, expires_at: later },
    events: { seq: 'n.i', brand: code, topic: `'order:past-' || n.i`, version: 1, at: now },
    outbox: {
      id,
      brand: code,
      kind: `'past'`,
      key: id,
      document: `'{}'`,
      created_at: at,
      tries: 1,
      sent_at: now,
      fault: `''`,
    },
    trail: pastTrail({ code, store, at, staff: text(staff), id }),
  } satisfies Record<(typeof GROWING)[number], Record<string, string | number>>;
}
