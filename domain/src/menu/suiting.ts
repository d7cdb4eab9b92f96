import { type DietWish, type Judgement, judge, splitDietWish } from '../diet/wish.ts';
import type { Combo } from './combo.ts';
import { judgeCombo } from './combo-diet.ts';
import type { Dish } from './dish.ts';
import type { Menu } from './menu.ts';

/** A menu's answer to a wish. */
export interface Suiting {
  /** the part of the wish this menu answers; nothing is hidden by the rest [DI6] */
  readonly answered: DietWish;
  readonly unanswered: DietWish;
  readonly judge: (thing: Dish | Combo) => Judgement;
}

/** [DI5] [DI6] [DI7] Judges the dishes and combos of a menu by a wish. */
export function suiting(menu: Menu, wish: DietWish): Suiting {
  const { answered, unanswered } = splitDietWish(
    menu.dishes.map(({ diet }) => diet),
    wish,
  );
  return {
    answered,
    unanswered,
    judge: (thing) =>
      'groups' in thing && 'mains' in thing ? judgeCombo(thing, menu, answered) : judge(thing.diet, answered),
  };
}
