import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../servers/server-process.ts';

interface Item {
  readonly id: string;
  readonly store_item_id: string;
  readonly name: string;
}

interface Bundle {
  brand: Record<string, unknown>;
  stores: Record<string, unknown>[];
  menus: { pos_ids: number[]; menu: { items: Item[]; item_types: Record<string, unknown>[] } }[];
  voucher_campaigns: unknown[];
  exchange: { list_promotion: { benefit: { item_id?: string } }[] };
}

/** As many as a large kitchen puts under one heading. */
const TO_A_CATEGORY = 20;
const STORE = 901;

/** Gifts that are a dish would name one this brand does not cook. */
const withoutDishes = (gifts: Bundle['exchange']['list_promotion']) =>
  gifts.filter(({ benefit }) => benefit.item_id === undefined);

/** Bếp Nhà Lúa with so many dishes: its own again and again, each with a number, in categories of twenty. */
function withDishes(count: number, brand: string): Bundle {
  const house: Bundle = JSON.parse(readFileSync(join(root, 'demo/bepnha/bundle.json'), 'utf8'));
  const { items, item_types: types } = house.menus[0]?.menu ?? { items: [], item_types: [] };
  const plain = items.filter((item) => !('is_eat_with' in item && item.is_eat_with));
  const categoryOf = (index: number) => `C${Math.floor(index / TO_A_CATEGORY)}`;
  const dishes = Array.from({ length: count }, (_, index) => {
    const item = plain[index % plain.length] as Item;
    return {
      ...item,
      id: `D${index}`,
      store_item_id: `dish-${index}`,
      name: `${item.name} ${index + 1}`,
      type_id: categoryOf(index),
      sort: index,
      status: 'ACTIVE',
      time_sale_date_week: 0,
      time_sale_hour_day: 0,
    };
  });
  const categories = Array.from({ length: Math.ceil(count / TO_A_CATEGORY) }, (_, index) => ({
    ...types[index % types.length],
    id: String(index + 1),
    text_id: `C${index}`,
    name: `Món số ${index + 1}`,
    sort: index,
    active: 1,
    is_eat_with: 0,
  }));
  const named = dishes.slice(0, 6).map(({ id }) => ({ type: 'Item', id }));
  return {
    ...house,
    brand: { ...house.brand, pos_parent: brand, id: brand, name: `Quán ${count} món`, pos_ids: [STORE] },
    stores: house.stores.slice(0, 1).map((store) => ({ ...store, Id: STORE })),
    menus: [
      {
        pos_ids: [STORE],
        menu: {
          ...house.menus[0]?.menu,
          items: dishes,
          item_types: categories,
          list_item_combo: [],
          list_normal_combo: [],
          list_special_combo: [],
          order_suggest: { best_seller: { active: 1, normal_suggestions: named } },
        } as Bundle['menus'][0]['menu'],
      },
    ],
    voucher_campaigns: [],
    exchange: { ...house.exchange, list_promotion: withoutDishes(house.exchange.list_promotion) },
  };
}

/** Imports a brand with so many dishes into a running server's folder; answers where its menu is. */
export function importBigMenu(count: number, dataFolder: string): string {
  const brand = `MON${count}`;
  const file = join(dataFolder, `${brand}.json`);
  writeFileSync(file, JSON.stringify(withDishes(count, brand)));
  const { status, stderr } = spawnSync(process.execPath, ['server/src/mam.ts', 'import', file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the import failed: ${stderr}`);
  return `/menu?pos_parent=${brand}&pos_id=${STORE}&lang=vi`;
}
