import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import type { ReadLine } from './read-cart.ts';
import { choiceKey } from './same-line.ts';

/** A line as the diner saw it last. */
export interface SeenLine {
  readonly key: string;
  readonly kind: 'dish' | 'combo';
  /** of the dish or combo */
  readonly id: string;
  /** the key of its choices; others may cost something else */
  readonly choice: string;
  readonly name: string;
  readonly unit: Minor;
}

/** A line that changed since the diner saw it; is = null: it is no longer sold. */
export interface CartChange {
  readonly key: string;
  readonly name: string;
  readonly was: Minor;
  readonly is: Minor | null;
}

/** [CA10] The lines as they are seen now. */
export function linesAsSeen(read: readonly ReadLine[]): SeenLine[] {
  return read
    .filter(({ problem }) => problem !== 'GONE')
    .map(({ line, name, unit }) => ({
      key: line.key,
      kind: line.kind,
      id: line.kind === 'dish' ? line.dishId : line.comboId,
      choice: choiceKey(line),
      name,
      unit,
    }));
}

/** [CA10] Changes the menu made to the lines a diner saw; the diner's own changes are no news. */
export function cartChanges(seen: readonly SeenLine[], read: readonly ReadLine[], menu: Menu): CartChange[] {
  const now = new Map(read.map((one) => [one.line.key, one]));
  return seen.flatMap(({ key, kind, id, choice, name, unit }): CartChange[] => {
    const known = kind === 'dish' ? menu.dishById.has(id) : menu.comboById.has(id);
    if (!known) return [{ key, name, was: unit, is: null }];
    const line = now.get(key);
    const same = line !== undefined && line.problem === null && choiceKey(line.line) === choice;
    return same && line.unit !== unit ? [{ key, name: line.name, was: unit, is: line.unit }] : [];
  });
}

/** [CA10] Old news and new in one list: each line once, from what was first seen to what is now; back again is no news. */
export function joinChanges(before: readonly CartChange[], after: readonly CartChange[]): CartChange[] {
  const joined = new Map(before.map((change) => [change.key, change]));
  for (const change of after)
    joined.set(change.key, { ...change, was: joined.get(change.key)?.was ?? change.was });
  return [...joined.values()].filter(({ was, is }) => was !== is);
}
