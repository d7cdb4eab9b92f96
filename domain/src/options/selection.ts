import type { WallTime } from '../time/moment.ts';
import { isSold } from '../time/sale-window.ts';
import type { Choosable, Variant } from './choosable.ts';
import type { ChosenOption, Option, OptionGroup } from './option-group.ts';
import { isQuantity, UNLIMITED } from './quantity.ts';

/** Why a dish cannot be ordered with these choices. */
export interface SelectionProblem {
  readonly refused:
    | 'VARIANT_REQUIRED'
    | 'VARIANT_SOLD_OUT'
    | 'OPTION_SOLD_OUT'
    | 'OPTION_NOT_AT_THIS_TIME'
    | 'OPTION_UNKNOWN'
    | 'GROUP_UNMET'
    | 'GROUP_EXCEEDED';
  readonly groupId?: string;
  /** how many more the group asks for */
  readonly need?: number;
  readonly max?: number;
}

export interface Selection {
  readonly variantId: string | null;
  readonly options: readonly ChosenOption[];
}

/** [OP10] Whether a dish can only be added after choosing something. */
export function needsChoice(dish: Choosable): boolean {
  return dish.variants.length > 0 || dish.groups.length > 0;
}

/** [OP11] The groups with the options sold at this time; a group nobody can choose from stays only when it must be met. */
export function offeredGroups(dish: Choosable, wall: WallTime): OptionGroup[] {
  return dish.groups
    .map((group) => ({ ...group, options: group.options.filter((option) => isSold(option.window, wall)) }))
    .filter((group) => group.options.length > 0 || group.min > 0);
}

/** [OP2] [OP4] The selection a dish opens with. */
export function defaultSelection(dish: Choosable, wall: WallTime): Selection {
  return { variantId: defaultVariant(dish.variants), options: offeredGroups(dish, wall).flatMap(preChosen) };
}

/** [OP2] The first variant in stock, else the first; null when a dish has none. */
function defaultVariant(variants: readonly Variant[]): string | null {
  return (variants.find((variant) => !variant.soldOut) ?? variants[0])?.id ?? null;
}

/** [OP4] One of exactly one: the first in stock. A forced single option: its required number. Else nothing. */
function preChosen(group: OptionGroup): ChosenOption[] {
  const first = group.options.find((option) => !option.soldOut);
  if (first === undefined || group.min === 0 || group.min !== group.max) return [];
  if (group.single || group.options.length === 1) {
    return [{ groupId: group.id, optionId: first.id, quantity: group.min }];
  }
  return [];
}

/** [OP3] [OP7] The first thing wrong with a selection; null when the dish can be ordered so. */
export function checkSelection(
  dish: Choosable,
  variantId: string | null,
  options: readonly ChosenOption[],
  wall: WallTime,
): SelectionProblem | null {
  const groups = offeredGroups(dish, wall);
  return (
    variantProblem(dish, variantId) ??
    firstResult(options, (chosen, at) => optionProblem(dish, groups, options, chosen, at)) ??
    firstResult(groups, (group) => groupProblem(group, options))
  );
}

function variantProblem(dish: Choosable, variantId: string | null): SelectionProblem | null {
  if (dish.variants.length === 0) return variantId === null ? null : { refused: 'OPTION_UNKNOWN' };
  const variant = dish.variants.find(({ id }) => id === variantId);
  if (variant === undefined) return { refused: 'VARIANT_REQUIRED' };
  return variant.soldOut ? { refused: 'VARIANT_SOLD_OUT' } : null;
}

function optionProblem(
  dish: Choosable,
  groups: readonly OptionGroup[],
  options: readonly ChosenOption[],
  chosen: ChosenOption,
  at: number,
): SelectionProblem | null {
  const { groupId, optionId, quantity } = chosen;
  const known = findOption(dish.groups, groupId, optionId);
  const repeated = options.findIndex((o) => o.groupId === groupId && o.optionId === optionId) !== at;
  if (known === undefined || repeated || !isQuantity(quantity)) return { refused: 'OPTION_UNKNOWN', groupId };
  if (findOption(groups, groupId, optionId) === undefined) {
    return { refused: 'OPTION_NOT_AT_THIS_TIME', groupId };
  }
  return known.soldOut ? { refused: 'OPTION_SOLD_OUT', groupId } : null;
}

function groupProblem(group: OptionGroup, options: readonly ChosenOption[]): SelectionProblem | null {
  const { id: groupId, min, max } = group;
  const chosen = chosenIn(group, options);
  const limit = group.single ? 1 : max;
  if (limit < UNLIMITED && chosen > limit) return { refused: 'GROUP_EXCEEDED', groupId, max };
  if (chosen >= min) return null;
  const refused = closedGroup(group) === 'SOLD_OUT' ? 'OPTION_SOLD_OUT' : 'GROUP_UNMET';
  return { refused, groupId, need: min - chosen, max };
}

/** [OP7] [OP11] Why a group that must be met cannot be: all of it is sold out, or none of it is sold at this time; null = it can. */
export function closedGroup({ min, options }: OptionGroup): 'SOLD_OUT' | 'NOT_NOW' | null {
  if (min === 0 || options.some((option) => !option.soldOut)) return null;
  return options.length === 0 ? 'NOT_NOW' : 'SOLD_OUT';
}

/** [OP7] How many units of a group are chosen. */
export function chosenIn(group: Pick<OptionGroup, 'id'>, options: readonly ChosenOption[]): number {
  return options.reduce((sum, chosen) => (chosen.groupId === group.id ? sum + chosen.quantity : sum), 0);
}

function findOption(groups: readonly OptionGroup[], groupId: string, optionId: string): Option | undefined {
  return groups.find(({ id }) => id === groupId)?.options.find(({ id }) => id === optionId);
}

function firstResult<T, R>(list: readonly T[], look: (item: T, at: number) => R | null): R | null {
  for (const [at, item] of list.entries()) {
    const found = look(item, at);
    if (found !== null) return found;
  }
  return null;
}
