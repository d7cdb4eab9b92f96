import type { ComboGroup } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';
import { defaultSelection } from '../options/selection.ts';
import type { WallTime } from '../time/moment.ts';
import type { ChosenPart } from './chosen-part.ts';

/**
 * [CO4] The parts of a fixed group: each of its dishes, the required number shared out evenly, the first ones first.
 */
export function fixedParts(group: ComboGroup, menu: Menu, wall: WallTime): ChosenPart[] {
  return group.parts.map((part, at) => {
    const dish = menu.dishById.get(part.dishId);
    const choice = dish ? defaultSelection(dish, wall) : { variantId: null, options: [] };
    return {
      groupId: group.id,
      dishId: part.dishId,
      quantity: fixedQuantity(group, at),
      note: '',
      ...choice,
    };
  });
}

/** [CO4] A fixed group keeps its dishes and numbers; sizes, options and notes inside a dish are free. */
export function isAsFixed(group: ComboGroup, parts: readonly ChosenPart[]): boolean {
  const open = new Map<string, number>();
  for (const [at, { dishId }] of group.parts.entries()) {
    open.set(dishId, (open.get(dishId) ?? 0) + fixedQuantity(group, at));
  }
  for (const { groupId, dishId, quantity } of parts) {
    if (groupId === group.id) open.set(dishId, (open.get(dishId) ?? 0) - quantity);
  }
  return [...open.values()].every((left) => left === 0);
}

/** [CO4] How many of the part at a place a fixed group holds. */
export function fixedQuantity({ required, parts }: ComboGroup, at: number): number {
  return Math.max(1, Math.floor(required / parts.length) + (at < required % parts.length ? 1 : 0));
}
