import type { ComboLine, DishLine } from '../cart/cart-line.ts';

type Alike<Line extends DishLine | ComboLine> = Omit<Line, 'key'>;

const ONE = { quantity: 1, note: '', origin: null } as const;

/** [GO18] Copies somebody else's choice for one's own cart: one of it, without their words to the kitchen. */
export function chosenAlike(line: DishLine | ComboLine): Alike<DishLine> | Alike<ComboLine> {
  if (line.kind === 'combo') {
    const { kind, comboId, main, parts } = line;
    return { ...ONE, kind, comboId, main, parts: parts.map((part) => ({ ...part, note: '' })) };
  }
  const { kind, dishId, variantId, options } = line;
  return { ...ONE, kind, dishId, variantId, options };
}
