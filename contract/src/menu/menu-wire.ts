import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Category, Dish } from '@mam/domain/menu/dish.ts';
import { chooseLayout, parseLayout } from '@mam/domain/menu/layout.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { type ComboSurroundings, comboFromWire } from './combo-wire.ts';
import { categoryFromWire, dishFromWire } from './dish-wire.ts';
import type { ItemWire } from './item.schema.ts';
import type { MenuWire } from './menu.schema.ts';
import { keepReadable, type Report, SILENT } from './report.ts';
import { suggestionsFromWire } from './suggestions-wire.ts';

export interface MenuReading {
  /** the brand's layout, below the menu's own */
  readonly template?: Readonly<Partial<Record<'menuType' | 'itemType' | 'comboType', number>>>;
  readonly report?: Report;
}

/** The dishes of a list whose category exists; dishes that only serve combos need none. */
function readDishes(
  items: readonly ItemWire[],
  categories: readonly Category[],
  store: Store,
  report: Report,
): Dish[] {
  const known = new Set(categories.map((category) => category.id));
  const read = keepReadable(items, 'items', report, (item, at) => dishFromWire(item, store, at, report));
  return read.filter((dish) => {
    if (known.has(dish.categoryId) || dish.virtual) return true;
    const at = items.findIndex((item) => String(item?.id) === dish.id);
    report(`items[${at}].type_id`, `names an unknown category (${dish.categoryId})`);
    return false;
  });
}

function readCombos(wire: MenuWire, around: ComboSurroundings): Combo[] {
  const read = (list: MenuWire['list_normal_combo'], name: string, special: boolean) =>
    keepReadable(list, name, around.report, (combo, at) => comboFromWire(combo, special, around, at));
  const normal = read(wire.list_normal_combo, 'list_normal_combo', false);
  const special = read(wire.list_special_combo, 'list_special_combo', true);
  const taken = new Set(normal.map((combo) => combo.id));
  for (const combo of special) {
    if (taken.has(combo.id)) around.report('list_special_combo', `has a normal combo’s id (${combo.id})`);
  }
  return [...normal, ...special.filter((combo) => !taken.has(combo.id))];
}

/** Ids of pages are numbers, names of pages short words; anything else leads nowhere. */
function parseZaloPage(id: string | number | null | undefined): string | null {
  const text = String(id ?? '').trim();
  return /^[\w.-]{1,64}$/.test(text) ? text : null;
}

/**
 * A menu of the wire as the house knows it. Never throws: what cannot be read is left out and reported, so a
 * broken entry costs a diner one dish and an import its whole bundle.
 */
export function menuFromWire(
  wire: MenuWire,
  store: Store,
  { template, report = SILENT }: MenuReading = {},
): Menu {
  const items = wire.items ?? []; // also a menu that is no menu must not take a screen down
  const partItems = wire.list_item_combo ?? [];
  const categories = keepReadable(wire.item_types, 'item_types', report, categoryFromWire);
  const dishes = readDishes(items, categories, store, report);
  const parts = keepReadable(partItems, 'list_item_combo', report, (item, at) =>
    dishFromWire(item, store, at, report),
  );
  const dishById = new Map([
    ...parts.map((dish): [string, Dish] => [dish.id, { ...dish, virtual: true }]),
    ...dishes.map((dish): [string, Dish] => [dish.id, dish]),
  ]);
  const named = new Set([...items, ...partItems].map((item) => String(item?.id)));
  const combos = readCombos(wire, { store, dishById, named, report });
  const comboById = new Map(combos.map((combo) => [combo.id, combo]));
  const known = ({ kind, id }: { kind: string; id: string }) =>
    kind === 'Item' ? named.has(id) : comboById.has(id);
  return {
    dishes,
    categories,
    combos,
    dishById,
    comboById,
    ...suggestionsFromWire(wire.order_suggest, known, report),
    menuType: chooseLayout(wire.theme_settings?.menuType, template?.menuType),
    itemType: chooseLayout(wire.theme_settings?.itemType, template?.itemType),
    comboType: parseLayout(wire.theme_settings?.comboType) ?? parseLayout(template?.comboType),
    zaloPageId: parseZaloPage(wire.pos_parent?.Zalo_Page_Id),
    serviceNotes: wire.list_service_request_note ?? [],
  };
}
