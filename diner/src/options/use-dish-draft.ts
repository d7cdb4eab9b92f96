import type { Choosable } from '@mam/domain/options/choosable.ts';
import type { ChosenOption } from '@mam/domain/options/option-group.ts';
import { choicesAgain } from '@mam/domain/options/ordered-before.ts';
import {
  checkSelection,
  defaultSelection,
  offeredGroups,
  type Selection,
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

/** The first draft of an opened dish: the edited line, else the choices of last time, else the default ones. */
function initialDishDraft(
  dish: Choosable,
  line: Draft | null,
  last: Selection | null,
  wall: WallTime,
): Draft {
  if (line) {
    const { variantId, options, note, quantity } = line;
    return { variantId, options, note, quantity };
  }
  return { ...(choicesAgain(dish, last, wall) ?? defaultSelection(dish, wall)), note: '', quantity: 1 };
}

/** The choices of an open dish; price and validity come from the rules at every render. */
export function useDishDraft(
  dish: Choosable,
  line: Draft | null,
  wall: WallTime,
  last: Selection | null = null,
) {
  // until something is touched, what is chosen by itself follows the clock
  const [touched, setTouched] = useState<Draft | null>(null);
  const start = useMemo(() => initialDishDraft(dish, line, last, wall), [dish, line, last, wall]);
  const draft = touched ?? start;
  const groups = useMemo(() => offeredGroups(dish, wall), [dish, wall]);
  const problem: SelectionProblem | null = checkSelection(dish, draft.variantId, draft.options, wall);
  const { list, charged } = dishUnitPrice(dish, draft.variantId, draft.options);
  const change = (part: Partial<Draft>) => setTouched((now) => ({ ...(now ?? start), ...part }));
  return { draft, change, groups, problem, list, charged };
}
