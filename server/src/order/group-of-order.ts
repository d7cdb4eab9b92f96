import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { GroupOfOrder } from '@mam/contract/order/order-people.schema.ts';
import type { PayTo } from '@mam/contract/order/pay-to.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { OrderPersonRow } from '../db/tables/order-tables.ts';
import { sharesOfPeople } from './people.ts';

interface GroupRead {
  readonly people: readonly OrderPersonRow[];
  readonly payTo: PayTo | null;
  /** the order's part of it: its owner's choice for everybody */
  readonly setting: OrderDetail['setting'];
}

/** The group order an order was, as one of its people reads it. */
export function groupOfOrder(
  order: PlacedOrder,
  { people, payTo, setting }: GroupRead,
  uid: string | null,
): GroupOfOrder {
  const { groupOrder: hash } = order;
  if (hash === null || !people.some((person) => person.uid === uid)) return null;
  const { currency, splitRule } = order;
  const { shares, remainder } = sharesOfPeople(order, people);
  const sessions = people.map((person, at) => ({
    user_id: person.uid,
    name: person.name,
    is_owner: person.role === 'owner',
    made_by: person.made_by ?? '',
    status: person.status,
    join_at: seconds(person.joined_at),
    item_count: person.item_count,
    left_behind: person.left_behind ?? 0,
    user_amount: toWire(person.subtotal, currency),
    total_amount: toWire(shares[at] ?? 0, currency),
    paid: person.paid_at !== null,
    left_out: person.left_out_at !== null,
    paid_at: moment(person.paid_at),
    sent_at: moment(person.sent_at),
    share_came: toWire(
      person.uid === uid || person.made_by === uid || order.uid === uid || person.paid_at !== null
        ? person.share_came
        : 0,
      currency,
    ),
  }));
  return {
    hash,
    created_by: order.uid ?? '',
    sessions: [
      ...sessions.filter(({ user_id }) => user_id === uid),
      ...sessions.filter(({ user_id }) => user_id !== uid),
    ],
    remainder: toWire(remainder, currency),
    setting: {
      type: setting.type,
      voucher_code: setting.voucher_code,
      user: setting.user,
      is_order_now: setting.is_order_now,
      pickup_at: setting.pickup_at,
    },
    split_rule: splitRule,
    shares_to: order.shares > 0 ? 'store' : 'owner',
    pay_to: payTo,
  };
}
