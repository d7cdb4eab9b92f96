/** One of the three ways the category bar, or the tiles, are laid out. */
export type Layout = 1 | 2 | 3;

/** Reads a layout given as a number or its digit; null when it is none of the three. */
export function parseLayout(value: unknown): Layout | null {
  if (value === 1 || value === '1') return 1;
  if (value === 2 || value === '2') return 2;
  return value === 3 || value === '3' ? 3 : null;
}

/** [ME9] The layout of bar or tiles: the first of what was said, strongest first, that is 1, 2 or 3; else 1. */
export function chooseLayout(...said: readonly unknown[]): Layout {
  return said.map(parseLayout).find((layout) => layout !== null) ?? 1;
}

export interface Layouts {
  readonly menuType: Layout;
  readonly itemType: Layout;
  readonly comboType: Layout;
}

/** [ME9] Address over menu over brand over 1; combos follow the dishes unless menu or brand say otherwise. */
export function chooseLayouts(
  asked: Readonly<Record<'menuType' | 'itemType', Layout | null>>,
  menu: Omit<Layouts, 'comboType'> & { readonly comboType: Layout | null },
): Layouts {
  const itemType = asked.itemType ?? menu.itemType;
  return { menuType: asked.menuType ?? menu.menuType, itemType, comboType: menu.comboType ?? itemType };
}
