import type { GroupOrderPromotion } from '@mam/domain/group-order/promotion.ts';
import { rateFromWire } from '../money/money-wire.ts';
import type { GroupPromotionWire } from './promotion.schema.ts';

/** Throws WireError with a path inside the promotion. */
export function groupPromotionFromWire(wire: GroupPromotionWire): GroupOrderPromotion {
  return {
    code: wire.many_times_code.toUpperCase(),
    people: wire.group_order_member_require,
    items: rateFromWire(wire.discount_extra ?? 0, 'discount_extra'),
    delivery: rateFromWire(wire.delivery_discount_value ?? 0, 'delivery_discount_value'),
  };
}

/** Whether a promotion holds in a store now; both dates belong to it. now: epoch ms */
export function isPromotedIn(wire: GroupPromotionWire, storeId: number, now: number): boolean {
  const { active, date_start: from = 0, date_end: until, list_pos_id: stores = [] } = wire;
  const inTime = from * 1000 <= now && (until === undefined || now < (until + 1) * 1000);
  return active && inTime && (stores.length === 0 || stores.includes(storeId));
}
