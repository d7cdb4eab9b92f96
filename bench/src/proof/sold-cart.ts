import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { offeredMains, offeredParts } from '@mam/domain/combo/offered-parts.ts';
import { defaultChoice, groupStatus } from '@mam/domain/combo/selection.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { defaultSelection } from '@mam/domain/options/selection.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import type { Chance } from '../chance.ts';
import type { Shop } from '../random-orders.ts';

const MOST_LINES = 6;
/** lines that cannot be ordered are drawn again, so often */
const TRIES = 40;

/** A dish as somebody with wishes orders it; whether it can be had so is judged later. */
function dishChoice(chance: Chance, dish: Dish, wall: WallTime) {
  const opened = defaultSelection(dish, wall);
  const variantId = dish.variants.length > 0 ? chance.pick(dish.variants).id : null;
  const options = dish.groups.flatMap((group) => {
    const preset = opened.options.filter(({ groupId }) => groupId === group.id);
    if (preset.length > 0 && chance.next() < 0.5) return preset;
    const wanted = chance.whole(group.min, Math.min(group.max, group.min + 2));
    const units = Array.from({ length: wanted }, () => chance.pick(group.options).id);
    return [...new Set(units)].map((optionId) => ({
      groupId: group.id,
      optionId,
      quantity: units.filter((id) => id === optionId).length,
    }));
  });
  return { variantId, options };
}

function comboChoice(chance: Chance, combo: Combo, { menu }: Shop, wall: WallTime) {
  const opened = defaultChoice(combo, menu, wall);
  const parts: ChosenPart[] = [...opened.parts];
  for (const group of combo.groups) {
    const { chosen, required } = groupStatus(combo, group, parts);
    for (let missing = required - chosen; missing > 0; missing -= 1) {
      const offered = offeredParts(group, menu, wall).filter(({ soldOut }) => !soldOut);
      if (offered.length === 0) break;
      const { dish } = chance.pick(offered);
      const choice = dishChoice(chance, dish, wall);
      parts.push({ groupId: group.id, dishId: dish.id, quantity: 1, note: '', ...choice });
    }
  }
  const mains = offeredMains(combo, menu, wall).filter(({ soldOut }) => !soldOut);
  if (mains.length === 0) return { main: opened.main, parts };
  const { dish } = chance.pick(mains);
  return { main: { dishId: dish.id, ...dishChoice(chance, dish, wall) }, parts };
}

function anyLine(chance: Chance, shop: Shop, wall: WallTime, key: string): CartLine {
  const base = { key, quantity: chance.whole(1, 3), note: '', origin: null };
  const { dishes, combos } = shop.menu;
  if (combos.length > 0 && chance.next() < 0.3) {
    const combo = chance.pick(combos);
    return { ...base, kind: 'combo', comboId: combo.id, ...comboChoice(chance, combo, shop, wall) };
  }
  const dish = chance.pick(dishes);
  return { ...base, kind: 'dish', dishId: dish.id, ...dishChoice(chance, dish, wall) };
}

/** One to six lines that a store sells at a time, with choices nobody thought of. */
export function soldCart(chance: Chance, shop: Shop, wall: WallTime): CartLine[] {
  const wanted = chance.whole(1, MOST_LINES);
  const lines: CartLine[] = [];
  // a cart that begins with a key of the last one's is the last one, to the app
  const own = chance.whole(0, 999_999_999);
  for (let tries = 0; lines.length < wanted && tries < TRIES; tries += 1) {
    const line = anyLine(chance, shop, wall, `k${own}-${tries}`);
    if (readCart([line], shop.menu, wall).every(({ problem }) => problem === null)) lines.push(line);
  }
  return lines;
}
