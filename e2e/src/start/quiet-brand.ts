import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Bundle {
  brand: Record<string, unknown>;
  stores: Record<string, unknown>[];
  menus: { pos_ids: number[] }[];
  voucher_campaigns: unknown[];
}

/** Sunday 8, Monday 2 … Saturday 7, as stores number their days. */
function dayNumber(at: number): number {
  const weekday = new Date(at + 7 * 3_600_000).getUTCDay();
  return weekday === 0 ? 8 : weekday + 1;
}

/**
 * A brand whose stores do not serve right now, whatever the hour: 301 opens in three days, 302 paused,
 * 303 opens in three days too but takes scheduled delivery. Its menu is Bếp Nhà Lúa's.
 */
export function quietBrand(root: string, now: number): Bundle {
  const bundle: Bundle = JSON.parse(readFileSync(join(root, 'demo/bepnha/bundle.json'), 'utf8'));
  const opens = { Day_Of_Week: dayNumber(now + 3 * 86_400_000), Time_Start: '10:00', Time_End: '21:00' };
  const [first = {}] = bundle.stores;
  const store = (id: number, name: string, orderTypes: string[]) => ({
    ...first,
    Id: id,
    Pos_Name: name,
    order_types: orderTypes,
    delivery_times: [opens],
    business_times: [],
  });
  return {
    ...bundle,
    brand: {
      ...bundle.brand,
      pos_parent: 'YENTINH',
      id: 'YENTINH',
      name: 'Quán Yên Tĩnh',
      pos_ids: [301, 302, 303],
    },
    stores: [
      store(301, 'Yên Tĩnh Đóng Cửa', ['DELI', 'PICKUP']),
      store(302, 'Yên Tĩnh Tạm Nghỉ', []),
      store(303, 'Yên Tĩnh Hẹn Giờ', ['DELI', 'DELIAT', 'PICKUP']),
    ],
    menus: bundle.menus.map((menu) => ({ ...menu, pos_ids: [301, 302, 303] })),
    voucher_campaigns: [],
  };
}
