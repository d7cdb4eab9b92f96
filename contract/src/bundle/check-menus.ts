import { contradiction } from '@mam/domain/diet/contradiction.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { dietFromWire } from '../diet/diet-wire.ts';
import type { ComboDetailWire, ComboWire, ItemWire } from '../menu/item.schema.ts';
import type { MenuWire } from '../menu/menu.schema.ts';
import { menuFromWire } from '../menu/menu-wire.ts';
import { groupMaximum } from '../menu/most-of.ts';
import type { BundleMenu } from './bundle-menu.schema.ts';
import { checkWallTexts } from './check-dates.ts';
import { checkServiceNotes } from './check-service-notes.ts';
import { checkStoreIds } from './check-stores.ts';
import type { Tell } from './mistake.ts';
import type { Parts } from './parts.ts';

/** A choice that must be made needs something to choose from; a mark may not deny an allergen [DI4]. */
function checkItem(item: ItemWire, path: string, tell: Tell): void {
  const denied = contradiction(dietFromWire(item));
  if (denied) tell(`${path}.diets`, `says ${denied.mark}, but allergens says ${denied.allergen}`);
  for (const [index, group] of (item.customizations ?? []).entries()) {
    const offered = group.options.filter((option) => option.status !== 'DEACTIVE');
    if (offered.length === 0 && (group.min_permitted ?? 0) > 0)
      tell(`${path}.customizations[${index}].options`, 'is empty, but something must be chosen');
  }
}

const poolOf = (group: ComboDetailWire) => String(group.sub_id ?? group.id_value);
const requiredBy = (group: ComboDetailWire) => group.min_permitted ?? group.quantity ?? 0;

/** Groups counted together share the strictest of their limits; those must leave something to choose. */
function checkPools(groups: readonly ComboDetailWire[], path: string, tell: Tell): void {
  for (const [index, group] of groups.entries()) {
    const pool = groups.filter((other) => poolOf(other) === poolOf(group));
    const allowed = Math.min(...pool.map(groupMaximum));
    if (pool.length > 1 && requiredBy(group) > allowed)
      tell(`${path}[${index}]`, `requires ${requiredBy(group)} but its pool allows only ${allowed}`);
  }
}

function checkCombo(combo: ComboWire, path: string, tell: Tell): void {
  for (const [index, group] of (combo.combo_details ?? []).entries()) {
    if (group.items.length === 0 && requiredBy(group) > 0)
      tell(`${path}.combo_details[${index}].items`, 'is empty, but something must be chosen');
  }
  checkPools(combo.combo_details ?? [], `${path}.combo_details`, tell);
  checkWallTexts(combo, path, tell);
}

function checkChoices(menu: MenuWire, path: string, { isBroken, tell }: Parts): void {
  const each = <T>(
    list: readonly T[] | undefined,
    name: string,
    check: (one: T, at: string, tell: Tell) => void,
  ) => {
    for (const [index, one] of (list ?? []).entries()) {
      const at = `${path}.${name}[${index}]`;
      if (!isBroken(at)) check(one, at, tell);
    }
  };
  each(menu.items, 'items', checkItem);
  each(menu.list_item_combo, 'list_item_combo', checkItem);
  each(menu.list_normal_combo, 'list_normal_combo', checkCombo);
  each(menu.list_special_combo, 'list_special_combo', checkCombo);
}

/** [ME17] `same_as` names an ingredient of the menu or a dish of it, and never the dish it stands in. */
function checkSameAs(menu: BundleMenu, path: string, tell: Tell): void {
  const { ingredients = [] } = menu;
  const dishes = [...menu.items, ...(menu.list_item_combo ?? [])].map(({ id }) => String(id));
  const known = new Set([...ingredients.map(({ id }) => id), ...dishes]);
  for (const [index, { id }] of ingredients.entries()) {
    if (ingredients.findIndex((other) => other.id === id) < index)
      tell(`${path}.ingredients[${index}].id`, 'is that of an earlier ingredient');
    if (dishes.includes(id)) tell(`${path}.ingredients[${index}].id`, 'is that of a dish');
  }
  const check = (sameAs: string | undefined, own: string, at: string) => {
    if (sameAs === undefined) return;
    if (!known.has(sameAs)) tell(`${at}.same_as`, `is no ingredient and no dish of this menu (${sameAs})`);
    else if (sameAs === own) tell(`${at}.same_as`, 'names the dish itself');
  };
  for (const [name, items = []] of [
    ['items', menu.items],
    ['list_item_combo', menu.list_item_combo],
  ] as const)
    for (const [index, { id, same_as: sameAs, customizations = [] }] of items.entries()) {
      check(sameAs, String(id), `${path}.${name}[${index}]`);
      for (const [group, { options }] of customizations.entries())
        for (const [at, option] of options.entries()) {
          const own = `${path}.${name}[${index}].customizations[${group}].options[${at}]`;
          check(option.same_as, String(id), own);
        }
    }
}

/** The menus of a bundle as each of their stores sells them, by store id; what cannot be read is told. */
export function checkMenus(parts: Parts, stores: ReadonlyMap<number, Store>): Map<number, Menu> {
  const read = new Map<number, Menu>();
  const served = new Set<number>();
  for (const { wire, path } of parts.menus) {
    checkStoreIds(wire.pos_ids, `${path}.pos_ids`, parts);
    checkChoices(wire.menu, `${path}.menu`, parts);
    checkSameAs(wire.menu, `${path}.menu`, parts.tell);
    const { list_service_request_note: notes } = wire.menu;
    checkServiceNotes(notes, `${path}.menu.list_service_request_note`, parts.tell);
    for (const [place, id] of wire.pos_ids.entries()) {
      if (served.has(id)) parts.tell(`${path}.pos_ids[${place}]`, `has a menu already (${id})`);
      served.add(id);
      const store = stores.get(id);
      if (!store) continue;
      const report: Tell = (where, message) => parts.tell(`${path}.menu.${where}`, message);
      read.set(id, menuFromWire(wire.menu, store, { template: parts.brand.template, report }));
    }
  }
  return read;
}
