import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Item extends Record<string, unknown> {
  id: string;
  ta_price: number;
}

export interface Bundle {
  brand: Record<string, unknown>;
  stores: Record<string, unknown>[];
  menus: { pos_ids: number[]; menu: { items: Item[]; list_normal_combo: { combo_id: string }[] } }[];
  voucher_campaigns: unknown[];
}

const ROOT = join(import.meta.dirname, '../../..');

function likeBepNhaLua(): Bundle {
  return JSON.parse(readFileSync(join(ROOT, 'demo/bepnha/bundle.json'), 'utf8'));
}

/** Sunday 8, Monday 2 … Saturday 7, as stores number their days. */
function dayNumber(at: number): number {
  const weekday = new Date(at + 7 * 3_600_000).getUTCDay();
  return weekday === 0 ? 8 : weekday + 1;
}

/** "2027-02-06", as the wall of a Vietnamese store shows it. */
function dateAt(at: number): string {
  return new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
}

/**
 * A brand whose stores do not serve right now, whatever the hour: 301 opens in three days, 302 paused,
 * 303 opens in three days too but takes scheduled delivery. Tomorrow is special. Its menu is Bếp Nhà Lúa's.
 */
export function quietBrand(now: number): Bundle {
  const bundle = likeBepNhaLua();
  const opens = { Day_Of_Week: dayNumber(now + 3 * 86_400_000), Time_Start: '10:00', Time_End: '21:00' };
  const [first = {}] = bundle.stores;
  const store = (id: number, name: string, orderTypes: string[]) => ({
    ...first,
    Id: id,
    Pos_Name: name,
    order_types: orderTypes,
    delivery_times: [opens],
    business_times: [],
    special_days: [{ date: dateAt(now + 86_400_000), hours: [], note: 'Giỗ Tổ' }],
    extra_data: { nod_preorder: 5 },
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

interface OnlyStore {
  readonly code: string;
  readonly id: number;
  readonly name: string;
  /** fields in which its store differs from store 101 */
  readonly store?: object;
  readonly brand?: object;
}

/** Bếp Nhà Lúa under another name, with its first store alone. */
function oneStoreBrand(bundle: Bundle, { code, id, name, store, brand }: OnlyStore): Bundle {
  return {
    ...bundle,
    brand: { ...bundle.brand, pos_parent: code, id: code, name, pos_ids: [id], ...brand },
    stores: bundle.stores.slice(0, 1).map((first) => ({ ...first, Id: id, Pos_Name: name, ...store })),
    menus: bundle.menus.map((menu) => ({ ...menu, pos_ids: [id] })),
    voucher_campaigns: [],
  };
}

/** A brand of one open store, 401, whose salad with lotus stems costs what it is told to cost. */
export function changingBrand(saladPrice: number): Bundle {
  const bundle = likeBepNhaLua();
  for (const { menu } of bundle.menus) {
    for (const item of menu.items) if (item.id === 'CUO05') item.ta_price = saladPrice;
  }
  return oneStoreBrand(bundle, { code: 'DOIGIA', id: 401, name: 'Quán Đổi Giá' });
}

/** A brand of one open store, 501: 1,2 km round it for 15.000đ, free from 60.000đ, and nothing beyond. */
export function zonedBrand(): Bundle {
  const bundle = likeBepNhaLua();
  const { Pos_Latitude: lat, Pos_Longitude: lng } = bundle.stores[0] ?? {};
  const circle = { center: { lat, lng }, radius_km: 1.2 };
  const zones = [{ name: 'Quanh quán', circle, fee: 15_000, free_from: 60_000 }];
  return oneStoreBrand(bundle, {
    code: 'VUNGGIAO',
    id: 501,
    name: 'Quán Có Vùng',
    store: { shipping: { zones } },
  });
}

/** A brand of one open store, 601, whose kitchen takes one order an hour. */
export function crowdedBrand(): Bundle {
  return oneStoreBrand(likeBepNhaLua(), {
    code: 'DONGKHACH',
    id: 601,
    name: 'Quán Đông Khách',
    store: { order_slots: [{ minutes: 60, orders: 1 }] },
    brand: { vouchers: [] },
  });
}

/** A brand of one open store, 801, whose partner drives no further than 12 km. */
export function partnerBrand(): Bundle {
  return oneStoreBrand(likeBepNhaLua(), {
    code: 'DOITAC',
    id: 801,
    name: 'Quán Đối Tác',
    store: {
      shipping: {},
      config: { delivery_fee_calculation_type: 'Partner', delivery_distance_limit: 12 },
    },
  });
}

/** "07" of the wall of a Vietnamese store. */
const hourAt = (at: number): number => new Date(at + 7 * 3_600_000).getUTCHours();

const HERBS = Array.from({ length: 12 }, (_, n) => ({
  id: `rau-${n + 1}`,
  name: `Rau số ${n + 1}`,
  status: 'ACTIVE',
  price: 0,
}));

/**
 * A brand of one open store, 901. Its lotus salad is sold in the hour that begins in two to three hours, its cabbage
 * salad at tables only, its combo of bánh mì no longer. The braised pho has twelve herbs, of which one may be taken,
 * the chicken pho is listed for less than any of its bowls, a sweet has one long word for a name.
 */
export function pickyBrand(now: number): Bundle {
  const bundle = likeBepNhaLua();
  const changes: Record<string, object> = {
    CUO05: { time_sale_hour_day: 2 ** hourAt(now + 3 * 3_600_000) },
    CUO06: { allow_take_away: 0 },
    PHO02: { ta_price: 50_000 },
    PHO03: {
      customizations: [
        { id: 'RAU', name: 'Rau ăn kèm', min_permitted: 0, max_permitted: 1, max: 1, options: HERBS },
      ],
    },
    CHE02: { name: 'Donaudampfschifffahrtsgesellschaftskapitänstorte' },
  };
  for (const { menu } of bundle.menus) {
    for (const item of menu.items) Object.assign(item, changes[item.id]);
    for (const combo of menu.list_normal_combo)
      if (combo.combo_id === 'CB04') Object.assign(combo, { end_date: '2025-12-31 23:59:59' });
  }
  return oneStoreBrand(bundle, { code: 'KENCHON', id: 901, name: 'Quán Kén Chọn' });
}

/** Bếp Nhà Lúa as it is, its store 103 open at any hour: there the delivery fee is agreed by phone. */
export function alwaysOpen103(): Bundle {
  const bundle = likeBepNhaLua();
  const { delivery_times, business_times } = bundle.stores.find(({ Id }) => Id === 101) ?? {};
  const stores = bundle.stores.map((store) =>
    store.Id === 103 ? { ...store, delivery_times, business_times } : store,
  );
  return { ...bundle, stores };
}

/** A brand of one open store, 911, that lists no tables. */
export const tablelessBrand = (): Bundle =>
  oneStoreBrand(likeBepNhaLua(), {
    code: 'KHONGBAN',
    id: 911,
    name: 'Quán Không Bàn',
    store: { tables: [] },
  });

/** A brand of one open store, 921, with sixty tables, of which some have long names. */
export const manyTablesBrand = (): Bundle =>
  oneStoreBrand(likeBepNhaLua(), {
    code: 'DONGBAN',
    id: 921,
    name: 'Quán Đông Bàn',
    store: {
      tables: [
        ...Array.from({ length: 57 }, (_, n) => `${n + 1}`),
        'Sân vườn',
        'Phòng riêng trên lầu nhìn ra sông',
        'Donaudampfschifffahrtskapitän',
      ],
    },
  });

/** A brand of two open stores, 901 and 902; nothing has been published for the second. */
export function menulessBrand(): Bundle {
  const brand = oneStoreBrand(likeBepNhaLua(), { code: 'CHUABAY', id: 901, name: 'Quán Chưa Bày' });
  const [first = {}] = brand.stores;
  return { ...brand, stores: [first, { ...first, Id: 902, Pos_Name: 'Quán Chưa Có Món' }] };
}
