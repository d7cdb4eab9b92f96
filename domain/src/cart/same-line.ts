import type { ChosenMain, ChosenPart } from '../combo/chosen-part.ts';
import type { ChosenOption } from '../options/option-group.ts';
import type { CartLine } from './cart-line.ts';

/** [CA1] Two lines are the same choice when dish or combo, size, options, parts and notes agree; order does not matter. */
export function sameChoice(a: CartLine, b: CartLine): boolean {
  return choiceKey(a) === choiceKey(b);
}

/** [CA1] A text that two lines share exactly when they are the same choice; key, quantity and origin play no part. */
export function choiceKey(line: CartLine): string {
  return line.kind === 'dish'
    ? JSON.stringify(['dish', line.dishId, line.variantId, optionKeys(line.options), line.note])
    : JSON.stringify(['combo', line.comboId, mainKey(line.main), partKeys(line.parts), line.note]);
}

const mainKey = (main: ChosenMain | null): unknown =>
  main && [main.dishId, main.variantId, optionKeys(main.options)];

function optionKeys(options: readonly ChosenOption[]): unknown {
  return counted(options.map((o) => [JSON.stringify([o.groupId, o.optionId]), o.quantity]));
}

function partKeys(parts: readonly ChosenPart[]): unknown {
  return counted(
    parts.map((p) => [
      JSON.stringify([p.groupId, p.dishId, p.variantId, optionKeys(p.options), p.note]),
      p.quantity,
    ]),
  );
}

/** The same thing twice is the thing with the quantities added. */
function counted(entries: readonly (readonly [string, number])[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const [key, quantity] of entries) sums.set(key, (sums.get(key) ?? 0) + quantity);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}
