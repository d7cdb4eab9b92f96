import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish, Suggestion, SuggestionGroup } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { isOn } from '../http/flag.ts';
import { type ComboSurroundings, comboOf } from './combo-wire.ts';
import { categoryOf, dishOf } from './dish-wire.ts';
import type { MenuWire, SuggestionGroupWire, SuggestionWire } from './menu.schema.ts';
import { keepReadable, type Report, SILENT } from './report.ts';

export interface MenuReading {
  /** the brand's layout, below the menu's own */
  readonly template?: { readonly menuType?: number; readonly itemType?: number };
  readonly report?: Report;
}

/** 1, 2 or 3; everything else is not said [AMB-004]. */
function layoutOf(...values: readonly (number | undefined)[]): number | null {
  return values.find((value) => value === 1 || value === 2 || value === 3) ?? null;
}

type Known = (suggestion: Suggestion) => boolean;

function suggestionsOf(
  wires: readonly SuggestionWire[] | undefined,
  path: string,
  known: Known,
  report: Report,
): Suggestion[] {
  const read = (wires ?? []).map((wire): Suggestion => {
    const type = wire?.type;
    const kind = type === 'Item' || type === 'NormalCombo' ? type : 'SpecialCombo';
    return { kind, id: String(wire?.id) };
  });
  return read.filter((suggestion, index) => {
    if (known(suggestion)) return true;
    report(`${path}[${index}].id`, `names an unknown ${suggestion.kind} (${suggestion.id})`);
    return false;
  });
}

function combosOf(wire: MenuWire, around: ComboSurroundings): Combo[] {
  const read = (list: MenuWire['list_normal_combo'], name: string, special: boolean) =>
    keepReadable(list, name, around.report, (combo, at) => comboOf(combo, special, around, at));
  const normal = read(wire.list_normal_combo, 'list_normal_combo', false);
  const special = read(wire.list_special_combo, 'list_special_combo', true);
  const taken = new Set(normal.map((combo) => combo.id));
  for (const combo of special) {
    if (taken.has(combo.id)) around.report('list_special_combo', `has a normal combo’s id (${combo.id})`);
  }
  return [...normal, ...special.filter((combo) => !taken.has(combo.id))];
}

/**
 * A menu of the wire as the house knows it. Never throws: what cannot be read is left out and reported, so a
 * broken entry costs a diner one dish and an import its whole bundle.
 */
export function menuOf(wire: MenuWire, store: Store, { template, report = SILENT }: MenuReading = {}): Menu {
  const items = wire.items ?? []; // also a menu that is no menu must not take a screen down
  const categories = keepReadable(wire.item_types, 'item_types', report, categoryOf);
  const categoryIds = new Set(categories.map((category) => category.id));
  const listed = keepReadable(items, 'items', report, (item, at) => dishOf(item, store, at, report));
  const dishes = listed.filter((dish) => {
    if (categoryIds.has(dish.categoryId) || dish.virtual) return true;
    const at = items.findIndex((item) => String(item?.id) === dish.id);
    report(`items[${at}].type_id`, `names an unknown category (${dish.categoryId})`);
    return false;
  });
  const dishById = new Map<string, Dish>(dishes.map((dish) => [dish.id, dish]));
  for (const part of keepReadable(wire.list_item_combo, 'list_item_combo', report, (item, at) =>
    dishOf(item, store, at, report),
  )) {
    if (!dishById.has(part.id)) dishById.set(part.id, { ...part, virtual: true });
  }
  const named = new Set([...items, ...(wire.list_item_combo ?? [])].map((item) => String(item?.id)));
  const combos = combosOf(wire, { store, dishById, named, report });
  const comboById = new Map(combos.map((combo) => [combo.id, combo]));

  const known: Known = ({ kind, id }) => (kind === 'Item' ? named.has(id) : comboById.has(id));
  const group = (found: SuggestionGroupWire | undefined, name: string): SuggestionGroup => ({
    active: isOn(found?.active),
    suggestions: suggestionsOf(
      found?.normal_suggestions,
      `order_suggest.${name}.normal_suggestions`,
      known,
      report,
    ),
  });
  const suggest = wire.order_suggest ?? {};
  const eatenWith = (suggest.order?.special_suggestions ?? []).map((entry, index) => ({
    dishId: String(entry.item_select),
    suggestions: suggestionsOf(
      entry.items,
      `order_suggest.order.special_suggestions[${index}].items`,
      known,
      report,
    ),
  }));
  return {
    dishes,
    categories,
    combos,
    dishById,
    comboById,
    bestSellers: group(suggest.best_seller, 'best_seller'),
    newDishes: group(suggest.new_dish, 'new_dish'),
    sideDishes: group(suggest.side_dish, 'side_dish'),
    withDish: { active: isOn(suggest.order?.active), name: suggest.order?.name ?? '', entries: eatenWith },
    menuType: layoutOf(wire.theme_settings?.menuType, template?.menuType) ?? 1,
    itemType: layoutOf(wire.theme_settings?.itemType, template?.itemType) ?? 1,
    comboType: layoutOf(wire.theme_settings?.comboType),
  };
}
