import type { ChosenOption, OptionGroup } from './option-group.ts';
import { UNLIMITED } from './quantity.ts';
import { chosenIn } from './selection.ts';

export type OptionChoosing =
  | { readonly chosen: readonly ChosenOption[] }
  | { readonly refused: 'OPTION_LIMIT'; readonly max: number }
  | { readonly refused: 'OPTION_SOLD_OUT' };

/** [OP5] A tap on an option: single choice replaces (a second tap clears what need not be), multiple adds one up to the limit. */
export function chooseOption(
  group: OptionGroup,
  chosen: readonly ChosenOption[],
  optionId: string,
): OptionChoosing {
  const option = group.options.find(({ id }) => id === optionId);
  if (option === undefined || option.soldOut) return { refused: 'OPTION_SOLD_OUT' };
  const mine = chosen.find((c) => c.groupId === group.id && c.optionId === optionId);
  const rest = chosen.filter((c) => c !== mine);
  if (group.single) {
    const others = rest.filter((c) => c.groupId !== group.id);
    if (mine !== undefined && group.min === 0) return { chosen: others };
    return { chosen: [...others, { groupId: group.id, optionId, quantity: 1 }] };
  }
  const full = group.max < UNLIMITED && chosenIn(group, chosen) >= group.max;
  if (full || (mine !== undefined && mine.quantity >= UNLIMITED)) {
    return { refused: 'OPTION_LIMIT', max: group.max };
  }
  if (mine === undefined) return { chosen: [...chosen, { groupId: group.id, optionId, quantity: 1 }] };
  return { chosen: chosen.map((c) => (c === mine ? { ...c, quantity: c.quantity + 1 } : c)) };
}

/** [OP5] Nothing of a group is chosen any more. */
export function clearGroup(
  group: Pick<OptionGroup, 'id'>,
  chosen: readonly ChosenOption[],
): readonly ChosenOption[] {
  return chosen.filter(({ groupId }) => groupId !== group.id);
}

/** [OP6] One unit less of an option; at zero it is no longer chosen. */
export function lowerOption(
  group: OptionGroup,
  chosen: readonly ChosenOption[],
  optionId: string,
): readonly ChosenOption[] {
  return chosen
    .map((c) => (c.groupId === group.id && c.optionId === optionId ? { ...c, quantity: c.quantity - 1 } : c))
    .filter((c) => c.quantity > 0);
}
