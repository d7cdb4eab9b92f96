import { randomUUIDv7 } from 'node:crypto';
import { DONG } from '@mam/domain/money/currency.ts';
import type { OrderRow } from '../../src/db/tables/order-tables.ts';

interface Round {
  readonly brand: string;
  readonly sitting: { readonly id: string; readonly store_id: number };
  /** no two of a database have the same */
  readonly number: number;
  readonly at: number;
}

/** A round of one to three lines, with service charge and VAT that cut no line evenly; some with a code, or a gift of one. */
export function billRound({ brand, sitting, number, at }: Round, upTo: (most: number) => number): OrderRow {
  const lines = Array.from({ length: 1 + upTo(3) }, (_, key) => {
    const [quantity, price] = [1 + upTo(4), 1_000 + upTo(90_000)];
    return { key: String(key), quantity, price, amount: quantity * price };
  });
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const discount = upTo(3) === 0 ? Math.min(sum, 1 + upTo(60_000)) : 0;
  if (upTo(4) === 0) lines.push({ key: 'gift', quantity: 1, price: 0, amount: 0 });
  const food = sum - discount;
  const total = Math.round(food * 1.05 * 1.08);
  const quote = {
    lines: lines.map(({ key, quantity, price, amount }) => ({
      Pr_Key: key,
      kind: 'dish',
      item_id: `D${key}`,
      item_name: 'Món',
      details: [],
      note: '',
      quantity,
      origin_price: price,
      price,
      amount,
    })),
    origin_amount: sum,
    item_amount: sum,
    discount_amount: discount,
    after_voucher_amount: food,
    service_charge: { multiple: 0, value: 0 },
    vat: { multiple: 0, value: total - food },
    shipping_fee: null,
    shipping_to_confirm: false,
    total_amount: total,
    rows: [],
  };
  return {
    id: randomUUIDv7(),
    brand,
    store_id: sitting.store_id,
    code: `R${number}`,
    hash: `R${number}:${randomUUIDv7()}`,
    uid: null,
    table_name: '1',
    table_verified: 1,
    sitting_id: sitting.id,
    bill_closed_at: null,
    guests_unseen: 0,
    party_aside: 0,
    type: 'PICKUP',
    status: upTo(2) === 0 ? 'COMPLETED' : 'CONFIRMED',
    version: 1,
    currency: DONG.symbol,
    name: 'Bi',
    phone: '',
    phone_key: '',
    phone_number: '',
    address: '',
    lat: null,
    lng: null,
    note: '',
    payment_method: 'PAYMENT_ON_DELIVERY',
    item_total: sum,
    discount,
    service_charge: 0,
    vat: total - food,
    shipping_kind: 'none',
    shipping_fee: 0,
    shipping_km: null,
    total,
    voucher_code: discount > 0 ? 'CODE' : null,
    wished_at: null,
    promised_at: null,
    ready_by: null,
    ready_at: null,
    document: JSON.stringify({ quote, currency: DONG }),
    created_at: at,
    updated_at: at,
    waits_since: null,
    look_at: null,
    ended_at: null,
    paid_at: null,
    claimed_at: null,
    captured: 0,
    refunded: 0,
    refund_due: 0,
    group_order: null,
    shares: 0,
    pays_until: null,
    forgotten_at: null,
    asked_until: null,
  };
}
