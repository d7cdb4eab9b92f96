import { sellable } from './availability.ts';
import type { Dish } from './dish.ts';

const COUNT = 5;

/** [ME10] Five of the dishes on offer, none sold out, drawn by chance; one menu always draws the same. Few dishes draw none. */
export function recommended(offered: readonly Dish[]): Dish[] {
  const dishes = offered.filter((dish) => sellable(dish) === 'ok');
  if (dishes.length <= COUNT) return [];
  return dishes
    .map((dish) => ({ dish, lot: stableLot(dish.id) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, COUNT)
    .map(({ dish }) => dish);
}

/** A dish's lot: a number that looks like chance and is its own for ever (FNV-1a, then mixed). */
function stableLot(id: string): number {
  let lot = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) lot = Math.imul(lot ^ id.charCodeAt(at), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 15), 0x2c1b3c6d);
  return (lot ^ (lot >>> 13)) >>> 0;
}
