import type { Combo, ComboGroup, ComboPart } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';
import { isQuantity, UNLIMITED } from '../options/quantity.ts';
import { checkSelection, defaultSelection, type SelectionProblem } from '../options/selection.ts';
import type { WallTime } from '../time/moment.ts';
import type { ChosenMain, ChosenPart } from './chosen-part.ts';
import { fixedParts, isAsFixed } from './fixed.ts';
import { offeredMains, offeredParts } from './offered-parts.ts';

/** Why a combo cannot be ordered with these choices. */
export interface ComboProblem {
  readonly refused:
    | 'MAIN_REQUIRED'
    | 'PART_UNKNOWN'
    | 'PART_SOLD_OUT'
    | 'PART_NOT_AT_THIS_TIME'
    | 'PART_INCOMPLETE'
    | 'FIXED_CHANGED'
    | 'GROUP_UNMET'
    | 'GROUP_EXCEEDED';
  readonly groupId?: string;
  readonly dishId?: string;
  readonly need?: number;
  readonly max?: number;
  /** the problem inside the part itself */
  readonly within?: SelectionProblem;
}

export interface ComboChoice {
  readonly main: ChosenMain | null;
  readonly parts: readonly ChosenPart[];
}

/** [CO1] A dish as the main dish, with what is chosen in it by itself [OP2] [OP4]. */
export function freshMain(menu: Menu, dishId: string, wall: WallTime): ChosenMain {
  const dish = menu.dishById.get(dishId);
  const choice = dish ? defaultSelection(dish, wall) : { variantId: null, options: [] };
  return { dishId, ...choice };
}

/** [CO1] [CO4] The choice a combo opens with: the first main dish in stock, and all of every fixed group. */
export function defaultChoice(combo: Combo, menu: Menu, wall: WallTime): ComboChoice {
  const main = offeredMains(combo, menu, wall).find(({ soldOut }) => !soldOut);
  const fixed = combo.groups.filter((group) => group.fixed);
  return {
    main: main ? freshMain(menu, main.part.dishId, wall) : null,
    parts: fixed.flatMap((group) => fixedParts(group, menu, wall)),
  };
}

export interface GroupStatus {
  /** units chosen in the group and all that are counted with it */
  readonly chosen: number;
  readonly required: number;
  /** 999 = no limit */
  readonly max: number;
  readonly done: boolean;
}

/** [CO2] [CO3] How far a combo group is: groups of one pool share one count and the strictest of their limits. */
export function groupStatus(combo: Combo, group: ComboGroup, parts: readonly ChosenPart[]): GroupStatus {
  const pool = combo.groups.filter((other) => other.poolId === group.poolId);
  const ids = new Set(pool.map(({ id }) => id));
  const chosen = parts.reduce((sum, part) => (ids.has(part.groupId) ? sum + part.quantity : sum), 0);
  const required = Math.max(...pool.map((g) => g.required));
  const max = Math.min(UNLIMITED, ...pool.map((g) => g.max));
  return { chosen, required, max, done: chosen >= required && (max >= UNLIMITED || chosen <= max) };
}

/** [CO2] How many more units a group takes; 999 when nothing limits it. */
export function remaining(combo: Combo, group: ComboGroup, parts: readonly ChosenPart[]): number {
  const { chosen, max } = groupStatus(combo, group, parts);
  return max >= UNLIMITED ? UNLIMITED : Math.max(0, max - chosen);
}

/** [CO5] Whether a group that asks for something has nothing left to give, nor any group that is counted with it. */
export function isClosed(combo: Combo, group: ComboGroup, menu: Menu, wall: WallTime): boolean {
  const pool = combo.groups.filter((other) => other.poolId === group.poolId);
  const asked = Math.max(...pool.map(({ required }) => required));
  return asked > 0 && !pool.some((one) => offeredParts(one, menu, wall).some(({ soldOut }) => !soldOut));
}

/** [CO1] [CO2] [CO3] [CO4] [CO5] The first thing wrong with a combo's choices; null when it can be ordered so. */
export function checkCombo(
  combo: Combo,
  menu: Menu,
  { main, parts }: ComboChoice,
  wall: WallTime,
): ComboProblem | null {
  const checks = [
    () => mainProblem(combo, menu, main, wall),
    ...parts.map((part) => () => partProblem(combo, menu, part, wall)),
    ...combo.groups.map((group) => () => groupProblem(combo, group, parts)),
  ];
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}

function mainProblem(
  combo: Combo,
  menu: Menu,
  chosen: ChosenMain | null,
  wall: WallTime,
): ComboProblem | null {
  const choosable = combo.mains.filter((main) => !main.virtual);
  if (chosen === null) return choosable.length === 0 ? null : { refused: 'MAIN_REQUIRED' };
  const { dishId } = chosen;
  const named = choosable.find((main) => main.dishId === dishId);
  if (named === undefined) return { refused: 'PART_UNKNOWN', dishId };
  const offer = offeredMains(combo, menu, wall).find(({ part }) => part === named);
  if (offer === undefined) return missing(named, menu);
  if (offer.soldOut) return { refused: 'PART_SOLD_OUT', dishId };
  const within = checkSelection(offer.dish, chosen.variantId, chosen.options, wall);
  return within === null ? null : { refused: 'PART_INCOMPLETE', dishId, within };
}

function partProblem(combo: Combo, menu: Menu, chosen: ChosenPart, wall: WallTime): ComboProblem | null {
  const { groupId, dishId } = chosen;
  const group = combo.groups.find(({ id }) => id === groupId);
  const named = group?.parts.find((part) => part.dishId === dishId && (group.fixed || !part.virtual));
  if (group === undefined || named === undefined || !isQuantity(chosen.quantity)) {
    return { refused: 'PART_UNKNOWN', groupId, dishId };
  }
  const offer = offeredParts(group, menu, wall).find(({ part }) => part === named);
  if (offer === undefined) return { ...missing(named, menu), groupId };
  if (offer.soldOut) return { refused: 'PART_SOLD_OUT', groupId, dishId };
  const within = checkSelection(offer.dish, chosen.variantId, chosen.options, wall);
  return within === null ? null : { refused: 'PART_INCOMPLETE', groupId, dishId, within };
}

function groupProblem(combo: Combo, group: ComboGroup, parts: readonly ChosenPart[]): ComboProblem | null {
  if (group.fixed && !isAsFixed(group, parts)) return { refused: 'FIXED_CHANGED', groupId: group.id };
  const { chosen, required, max, done } = groupStatus(combo, group, parts);
  if (done || group.fixed) return null;
  if (chosen < required) return { refused: 'GROUP_UNMET', groupId: group.id, need: required - chosen, max };
  return { refused: 'GROUP_EXCEEDED', groupId: group.id, max };
}

function missing(part: ComboPart, menu: Menu): ComboProblem {
  const known = menu.dishById.has(part.dishId);
  return { refused: known ? 'PART_NOT_AT_THIS_TIME' : 'PART_UNKNOWN', dishId: part.dishId };
}
