import type { Combo, ComboGroup, ComboPart } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { isOn } from '../http/flag.ts';
import { fromWire, WireError } from '../money/money-wire.ts';
import { pictureFromWire, readListPrice, readSoldOut } from './dish-wire.ts';
import type { ComboDetailWire, ComboItemWire, ComboWire } from './item.schema.ts';
import { groupMaximum } from './most-of.ts';
import { keepReadable, type Report } from './report.ts';

export interface ComboSurroundings {
  readonly store: Store;
  readonly dishById: ReadonlyMap<string, Dish>;
  /** every dish id of the menu, also of dishes that are not sold or could not be read: those were told already */
  readonly named: ReadonlySet<string>;
  readonly report: Report;
}

/** id is only there for telling doubles apart */
type ReadPart = ComboPart & { readonly id: string };

function readComboPart(
  wire: ComboItemWire,
  { store, dishById, named }: ComboSurroundings,
  path: string,
): ReadPart | null {
  const id = String(wire.id);
  const dish = dishById.get(id);
  if (!dish && named.has(id)) return null;
  if (!dish) throw new WireError(`${path}.id`, `names an unknown dish (${id})`);
  if (wire.status === 'DEACTIVE') return null;
  return {
    id,
    dishId: id,
    addPrice: fromWire(wire.add_price ?? 0, store.currency, `${path}.add_price`),
    soldOut: wire.status === 'OUT_OF_STOCK',
    virtual: isOn(wire.is_virtual),
  };
}

function readComboParts(
  wires: readonly ComboItemWire[] | undefined,
  path: string,
  around: ComboSurroundings,
): ComboPart[] {
  const parts = keepReadable(wires, path, around.report, (wire, at) => readComboPart(wire, around, at));
  return parts.map(({ id: _, ...part }) => part);
}

function readComboGroup(wire: ComboDetailWire, around: ComboSurroundings, path: string): ComboGroup {
  const id = String(wire.id_value);
  const required = wire.min_permitted ?? wire.quantity ?? 0;
  const max = groupMaximum(wire);
  if (required > max) throw new WireError(path, `requires ${required} but allows only ${max}`);
  return {
    id,
    poolId: String(wire.sub_id ?? wire.id_value),
    name: wire.name ?? '',
    parts: readComboParts(wire.items, `${path}.items`, around),
    required,
    max,
    fixed: isOn(wire.fix),
    free: isOn(wire.foc),
    addPrice: fromWire(wire.add_price ?? 0, around.store.currency, `${path}.add_price`),
    priceByMenu: isOn(wire.price_by_menu),
  };
}

/** A combo without one of its groups would be another combo, so a broken group drops the whole. */
function readComboGroups(
  wires: readonly ComboDetailWire[],
  path: string,
  around: ComboSurroundings,
): ComboGroup[] {
  const groups = wires.map((wire, index) => readComboGroup(wire, around, `${path}[${index}]`));
  const double = groups.findIndex((group, index) => groups.findIndex(({ id }) => id === group.id) < index);
  if (double >= 0) throw new WireError(`${path}[${double}].id_value`, 'has the id of an earlier group');
  return groups;
}

/** A combo of the wire. Throws WireError when it cannot be read. */
export function comboFromWire(
  wire: ComboWire,
  special: boolean,
  around: ComboSurroundings,
  path: string,
): Combo {
  const { store } = around;
  const id = wire.combo_id ?? wire.id;
  if (id === undefined) throw new WireError(`${path}.combo_id`, 'is missing');
  const field = store.priceField === 'ots_price' ? 'ots_value' : 'ta_value';
  return {
    id: String(id),
    name: wire.combo_name,
    description: wire.description ?? '',
    special: special || wire.type === 'PAG4',
    type: wire.type ?? null,
    active: (wire.active === undefined || isOn(wire.active)) && wire.status !== 'DEACTIVE',
    ...readSoldOut(wire),
    takeAway: wire.allow_take_away === undefined || isOn(wire.allow_take_away),
    gift: isOn(wire.is_gift),
    picture: pictureFromWire(wire),
    categoryId: String(wire.item_type_id ?? ''),
    sort: wire.sort ?? 0,
    price: readListPrice(wire[field], store, `${path}.${field}`),
    mains: readComboParts(wire.main_items, `${path}.main_items`, around),
    groups: readComboGroups(wire.combo_details ?? [], `${path}.combo_details`, around),
    window: { days: wire.date_time_week ?? 0, hours: wire.hour_time_day ?? 0 },
    from: wire.start_date ?? null,
    until: wire.end_date ?? null,
  };
}
