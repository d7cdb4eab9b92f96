import type { ComboLine, DishLine } from '../src/cart/cart-line.ts';

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
    mainDishId: null,
    parts: [],
    quantity: 1,
    note: '',
    origin: null,
    ...change,
  };
}
