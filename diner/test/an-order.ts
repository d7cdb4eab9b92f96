import type { HistoryOrder } from '@mam/contract/order/history.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { orderFromWire } from '@mam/contract/order/order-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { UID } from './in-app.tsx';

/** An order of the list, waiting for its restaurant; the caller's own. */
export const aListedOrder = (change: Partial<HistoryOrder> = {}): HistoryOrder => ({
  hash: `${change.code ?? 'AAA11'}:abcdefghijklmnopqrstuv`,
  code: 'AAA11',
  brand_id: 'BEPNHA',
  store_id: 101,
  status: 'WAIT_CONFIRM',
  type: 'DELI',
  ready: false,
  promised_at: null,
  item_count: 1,
  items: [{ name: 'Gỏi gà bắp cải', quantity: 1 }],
  total_amount: 75_600,
  currency: {},
  created_at: Math.floor(Date.now() / 1000) - 60,
  is_mine: true,
  group_size: 0,
  rating: null,
  ...change,
});

const NOBODY = { name: '', phone: '', address: '', sub_address: '', location: null };
const NOW = Math.floor(Date.now() / 1000);

/** One salad to fetch, as GET /v1/order/{order_hash} tells its buyer of it. */
export function aToldOrder(change: Partial<OrderDetail> = {}): OrderDetail {
  const status = change.status ?? 'WAIT_CONFIRM';
  const user = { ...NOBODY, name: 'Nguyễn Minh Thư', phone: '0901234567' };
  return {
    hash: 'AAA11:abcdefghijklmnopqrstuv',
    code: 'AAA11',
    order_code: 'AAA11',
    mam_code: 'AAA11',
    id: 'AAA11',
    _id: 'AAA11',
    version: 1,
    status,
    brand_id: 'BEPNHA',
    store_id: 101,
    table_name: '',
    created_by: UID,
    is_mine: true,
    opened_by_number: null,
    payment_method: 'PAYMENT_ON_DELIVERY',
    payment_hash: '',
    user,
    items: [],
    item_count: 1,
    total_amount: 75_600,
    created_at: NOW - 60,
    wanted_at: null,
    received_at: null,
    answer_from: NOW - 60,
    answer_by: NOW + 240,
    promised_at: null,
    ready_by: null,
    promises: [],
    ready_at: null,
    steps: [{ status, at: NOW - 60, by: 'diner' }],
    reason: '',
    setting: {
      type: 'PICKUP',
      payment_method: 'PAYMENT_ON_DELIVERY',
      payment_type: '',
      total_amount: 75_600,
      user,
      pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
      is_order_now: true,
      shipping_distance: null,
      shipping_fee: 0,
      shipping_fee_type: '',
      note: '',
      voucher_code: '',
    },
    quote: {
      lines: [
        {
          Pr_Key: 'k1',
          kind: 'dish',
          item_id: 'CUO06',
          item_name: 'Gỏi gà bắp cải',
          details: [],
          note: '',
          quantity: 1,
          origin_price: 70_000,
          price: 70_000,
          amount: 70_000,
        },
      ],
      origin_amount: 70_000,
      item_amount: 70_000,
      discount_amount: 0,
      after_voucher_amount: 70_000,
      service_charge: { multiple: 0, value: 0 },
      vat: { multiple: 0.08, value: 5_600 },
      shipping_fee: null,
      shipping_to_confirm: false,
      total_amount: 75_600,
      rows: [
        { kind: 'items', amount: 70_000, rate: null },
        { kind: 'vat', amount: 5_600, rate: 0.08 },
      ],
    },
    fee_agreement: { state: 'none', fee: null, total: null, collect: 0 },
    group_id: null,
    group: null,
    group_user_ids: [],
    rating: null,
    issues: [],
    changes: [],
    asked_change: null,
    issue_until: null,
    hub_response: {},
    raw: {
      vat_tax_rate: 0.08,
      vat_tax_amount: 5_600,
      service_charge: 0,
      service_charge_amount: 0,
      total_amount: 75_600,
      ship_price_real: 0,
      discount_extra_amount: 0,
      order_data_item: [],
      PaymentInfo: { Payment_Method: 'PAYMENT_ON_DELIVERY', Payment_Type: '' },
      delivery_partner_info: null,
      voucher_log: null,
      username: user.name,
      user_phone: user.phone,
      to_address: '',
    },
    ...change,
  };
}

/** The same as the app reads it. */
export const anOrder = (change: Partial<OrderDetail> = {}): Order => orderFromWire(aToldOrder(change), DONG);
