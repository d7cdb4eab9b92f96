import type { ChosenMain, ChosenPart } from '../combo/chosen-part.ts';
import type { ComboChoice } from '../combo/selection.ts';
import type { Combo } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import type { Menu } from '../menu/menu.ts';
import type { ChosenOption } from '../options/option-group.ts';

/** [CA7] A dish's size and options in words, in menu order: "Tô lớn", "Thêm trứng ×2". */
export function dishDetails(
  dish: Dish,
  variantId: string | null,
  options: readonly ChosenOption[],
): string[] {
  const variant = dish.variants.find(({ id }) => id === variantId);
  const chosen = dish.groups.flatMap((group) =>
    group.options.flatMap((option) => {
      const mine = options.find((o) => o.groupId === group.id && o.optionId === option.id);
      return mine ? [times(option.name, mine.quantity)] : [];
    }),
  );
  return variant ? [variant.name, ...chosen] : chosen;
}

/** [CA7] A combo's dishes in words, in menu order, each with its own choices: "Gỏi cuốn ×2 (Tương đậu)". */
export function comboDetails(combo: Combo, menu: Menu, { main, parts }: ComboChoice): string[] {
  const chosen = combo.groups.flatMap((group) =>
    parts.filter((part) => part.groupId === group.id).flatMap((part) => partWords(menu, part)),
  );
  return [...(main ? dishWords(menu, main, 1, '') : []), ...chosen];
}

const partWords = (menu: Menu, part: ChosenPart): string[] => dishWords(menu, part, part.quantity, part.note);

function dishWords(menu: Menu, chosen: ChosenMain, quantity: number, note: string): string[] {
  const dish = menu.dishById.get(chosen.dishId);
  if (dish === undefined) return [];
  const inside = dishDetails(dish, chosen.variantId, chosen.options);
  if (note !== '') inside.push(note);
  const name = times(dish.name, quantity);
  return [inside.length === 0 ? name : `${name} (${inside.join(', ')})`];
}

function times(name: string, quantity: number): string {
  return quantity === 1 ? name : `${name} ×${quantity}`;
}
