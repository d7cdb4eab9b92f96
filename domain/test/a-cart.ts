import type { ComboLine, DishLine } from '../src/cart/cart-line.ts';
import type { ChosenMain } from '../src/combo/chosen-part.ts';

export function aLine(key: string, dishId: string, change: Partial<DishLine> = {}): DishLine {
  return {
    kind: 'dish',
    key,
    dishId,
    variantId: null,
    options: [],
    quantity: 1,
    note: '',
    origin: null,
    ...change,
  };
}

export function aComboLine(key: string, comboId: string, change: Partial<ComboLine> = {}): ComboLine {
  return {
    kind: 'combo',
    key,
    comboId,
    main: null,
    parts: [],
    quantity: 1,
    note: '',
    origin: null,
    ...change,
  };
}

export function aMain(dishId: string, change: Partial<ChosenMain> = {}): ChosenMain {
  return { dishId, variantId: null, options: [], ...change };
}
