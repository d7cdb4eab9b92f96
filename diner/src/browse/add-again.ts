import { dishDetails } from '@mam/domain/cart/line-words.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { choicesAgain, orderedBefore } from '@mam/domain/options/ordered-before.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { addToCart } from '../cart/cart-actions.ts';
import { wantedAt } from '../cart/wanted-at.ts';
import { timeNow } from '../device/clock.ts';
import { persisted } from '../device/persisted.ts';
import { visit } from '../device/visit.ts';

/** [OP14] Adds a dish with the choices of last time, and says which; false = it cannot be had so now. */
export function addAgain(store: Store, dish: Dish): boolean {
  const { ordered, choices } = persisted.getState();
  const seated = tableNameIn(store, visit.getState().table) !== '';
  const at = seated ? timeNow() : wantedAt(choices, store, timeNow());
  const last = orderedBefore(ordered, store.brand, dish.id);
  const again = choicesAgain(dish, last, wallTime(at, store.zone));
  if (again === null) return false;
  const details = dishDetails(dish, again.variantId, again.options);
  const name = details.length > 0 ? `${dish.name} (${details.join(', ')})` : dish.name;
  addToCart({ kind: 'dish', dishId: dish.id, ...again, quantity: 1, note: '', origin: null }, name);
  return true;
}
