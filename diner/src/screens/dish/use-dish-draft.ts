import type { DishLine } from '@mam/domain/cart/cart-line.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { ChosenOption } from '@mam/domain/options/option-group.ts';
import {
  checkSelection,
  defaultSelection,
  offeredGroups,
  type SelectionProblem,
} from '@mam/domain/options/selection.ts';
import { dishUnitPrice } from '@mam/domain/options/unit-price.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { useMemo, useState } from 'react';

export interface Draft {
  readonly variantId: string | null;
  readonly options: readonly ChosenOption[];
  readonly note: string;
  readonly quantity: number;
}

/** What an opened dish starts with: the edited line, else what is chosen by itself. */
function startOf(dish: Dish, line: DishLine | null, wall: WallTime): Draft {
  if (line) {
    const { variantId, options, note, quantity } = line;
    return { variantId, options, note, quantity };
  }
  return { ...defaultSelection(dish, wall), note: '', quantity: 1 };
}

/** The choices of an open dish; price and validity come from the rules at every render. */
export function useDishDraft(dish: Dish, line: DishLine | null, wall: WallTime) {
  const [draft, setDraft] = useState(() => startOf(dish, line, wall));
  const groups = useMemo(() => offeredGroups(dish, wall), [dish, wall]);
  const problem: SelectionProblem | null = checkSelection(dish, draft.variantId, draft.options, wall);
  const { list, charged } = dishUnitPrice(dish, draft.variantId, draft.options);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change, groups, problem, list, charged };
}
