import type { Dish } from '@mam/domain/menu/dish.ts';
import { orderedBefore } from '@mam/domain/options/ordered-before.ts';
import { mayFillCart } from '@mam/domain/store/may-fill-cart.ts';
import { comboFirst, type SavingCombo } from '@mam/domain/suggestion/combo-first.ts';
import { useCallback, useEffect, useState } from 'react';
import { useWall } from '../cart/use-wall.ts';
import { lastTick } from '../device/clock.ts';
import { isHidden } from '../device/hidden.ts';
import { persisted } from '../device/persisted.ts';
import { sessionSet } from '../device/storage/session-set.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useOverState } from '../start/over-state.ts';

/** The name under which "do not suggest again" is stored. */
export const COMBO_FIRST = 'combo-first';

/** The dishes whose combos were named before, in this visit. */
const named = sessionSet('mam.combos-named');

interface Asking {
  readonly here: StoreMenu | null;
  readonly dish: Dish | null;
  readonly edited: unknown;
}

interface Decided {
  readonly dishId: string;
  readonly combos: readonly SavingCombo[];
}

/** [SU3] The combos to name before a dish opens, decided once as it is asked for; none = it opens. */
export function useComboFirst({ here, dish, edited }: Asking) {
  const wall = useWall(here?.store ?? null);
  const { over, origin } = useOverState();
  const [decided, setDecided] = useState<Decided | null>(null);
  if (here && dish && wall && decided?.dishId !== dish.id) {
    const quiet =
      !over ||
      origin ||
      edited ||
      named.has(dish.id) ||
      orderedBefore(persisted.getState().ordered, here.store.brand, dish.id) ||
      isHidden(COMBO_FIRST) ||
      mayFillCart(here.store, lastTick());
    setDecided({ dishId: dish.id, combos: quiet ? [] : comboFirst(here.menu, dish.id, wall) });
  }
  const combos = decided && decided.dishId === dish?.id ? decided.combos : [];
  const shownFor = combos.length > 0 ? decided?.dishId : undefined;
  useEffect(() => {
    // asked once a dish, also when it is never answered
    if (shownFor) named.add(shownFor);
  }, [shownFor]);
  const openAlone = useCallback(() => setDecided((now) => now && { ...now, combos: [] }), []);
  return { combos, openAlone };
}
