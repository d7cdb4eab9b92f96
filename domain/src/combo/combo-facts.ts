import { carries, type DietFacts, MARKS, NOTHING_SAID } from '../diet/facts.ts';
import type { Substance } from '../diet/substances.ts';
import type { Combo, ComboGroup, ComboPart } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';
import { type ComboChoice, groupStatus } from './selection.ts';

/** Dishes that are in a combo for sure, and others that can get into it by a choice. */
interface Contents {
  readonly sure: readonly string[];
  readonly open: readonly string[];
}

const partDishIds = (parts: readonly ComboPart[]): string[] => parts.map(({ dishId }) => dishId);
const choices = (parts: readonly ComboPart[]): string[] =>
  partDishIds(parts.filter(({ virtual }) => !virtual));

function ofMains({ mains }: Combo, filling: ComboChoice | null): Contents {
  const ids = choices(mains);
  if (filling?.main) return { sure: [filling.main.dishId], open: [] };
  return ids.length === 1 ? { sure: ids, open: [] } : { sure: [], open: ids };
}

function ofGroup(combo: Combo, group: ComboGroup, filling: ComboChoice | null): Contents {
  if (group.fixed) return { sure: partDishIds(group.parts), open: [] };
  const ids = choices(group.parts);
  const alone = combo.groups.every(({ id, poolId }) => id === group.id || poolId !== group.poolId);
  if (ids.length === 1 && group.required > 0 && alone) return { sure: ids, open: [] };
  const parts = filling?.parts ?? [];
  const sure = parts.filter(({ groupId }) => groupId === group.id).map(({ dishId }) => dishId);
  const { chosen, max } = groupStatus(combo, group, parts);
  return { sure, open: chosen >= max ? [] : ids };
}

const union = (lists: readonly (readonly Substance[])[]): Substance[] => [...new Set(lists.flat())];

/**
 * [DI8] Dishes in it for sure give what a combo contains and its heat; those to choose add what it may contain. A mark
 * needs all of these dishes to carry it; allergens are stated only when each of them states its own.
 */
export function comboFacts(combo: Combo, menu: Menu, filling: ComboChoice | null = null): DietFacts {
  const contents = [ofMains(combo, filling), ...combo.groups.map((group) => ofGroup(combo, group, filling))];
  const read = (ids: readonly string[]) => ids.map((id) => menu.dishById.get(id)?.diet ?? NOTHING_SAID);
  const sure = read(contents.flatMap((one) => one.sure));
  const open = read(contents.flatMap((one) => one.open));
  const all = [...sure, ...open];
  if (all.length === 0) return NOTHING_SAID;
  const stated = all.every(({ allergens }) => allergens !== null);
  const contained = union(sure.map(({ allergens }) => allergens ?? []));
  const possible = union([
    ...all.map(({ mayContain }) => mayContain),
    ...open.map(({ allergens }) => allergens ?? []),
  ]);
  const heats = sure.map(({ spice }) => spice).filter((spice) => spice !== null);
  return {
    allergens: stated ? contained : null,
    mayContain: stated ? possible.filter((one) => !contained.includes(one)) : union([contained, possible]),
    marks: MARKS.filter((mark) => all.every((facts) => carries(facts, mark))),
    spice: heats.length > 0 ? Math.max(...heats) : null,
  };
}
