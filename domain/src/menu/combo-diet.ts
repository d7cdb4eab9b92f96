import { type DietWish, type Judgement, judge } from '../diet/wish.ts';
import type { Combo, ComboPart } from './combo.ts';
import type { Menu } from './menu.ts';

/** The best a diner can make of a choice: one dish that suits is enough. */
function best(judgements: readonly Judgement[]): Judgement {
  if (judgements.length === 0 || judgements.includes('suits')) return 'suits';
  return judgements.includes('not-stated') ? 'not-stated' : 'does-not';
}

/** Judges dishes that are eaten together by the worst of them. */
function worst(judgements: readonly Judgement[]): Judgement {
  if (judgements.includes('does-not')) return 'does-not';
  return judgements.includes('not-stated') ? 'not-stated' : 'suits';
}

/** [DI7] A combo suits when it can be put together of dishes that suit; what is fixed in it must suit. */
export function judgeCombo(combo: Combo, menu: Menu, wish: DietWish): Judgement {
  const judged = (parts: readonly ComboPart[]) =>
    parts.map(({ dishId }): Judgement => {
      const dish = menu.dishById.get(dishId);
      return dish ? judge(dish.diet, wish) : 'not-stated';
    });
  // a dish that only completes a combo is no choice, but it is eaten where it is fixed
  const chosen = (parts: readonly ComboPart[]) => best(judged(parts.filter(({ virtual }) => !virtual)));
  const counts = combo.groups.filter(({ required, fixed }) => fixed || required > 0);
  return worst([
    chosen(combo.mains),
    ...counts.map(({ parts, fixed }) => (fixed ? worst(judged(parts)) : chosen(parts))),
  ]);
}
