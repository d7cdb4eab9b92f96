import { groupPromotionFromWire } from '../group-order/promotion-wire.ts';
import { checkDates } from './check-dates.ts';
import { checkStoreIds } from './check-stores.ts';
import { attempt } from './mistake.ts';
import type { Parts } from './parts.ts';

/** Everything wrong with what a bundle promises to people who order together. */
export function checkPromotions(parts: Parts): void {
  const codes = new Set(parts.campaigns.map(({ wire }) => wire.many_times_code.toUpperCase()));
  for (const { wire, path } of parts.promotions) {
    const code = wire.many_times_code.toUpperCase();
    // typed by somebody alone it would be a voucher
    if (codes.has(code)) parts.tell(`${path}.many_times_code`, `is used already (${code})`);
    codes.add(code);
    checkStoreIds(wire.list_pos_id ?? [], `${path}.list_pos_id`, parts);
    checkDates(wire, path, parts.tell);
    if (!wire.delivery_discount_value && !wire.discount_extra)
      parts.tell(path, 'promises nothing: neither delivery_discount_value nor discount_extra');
    attempt(path, parts.tell, () => groupPromotionFromWire(wire));
  }
}
