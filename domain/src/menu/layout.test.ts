import { expect, it } from 'vitest';
import { chooseLayout, chooseLayouts, parseLayout } from './layout.ts';

it('[ME9] the first who says 1, 2 or 3 decides; nobody = 1', () => {
  expect(chooseLayout(3, 2, 1)).toBe(3);
  expect(chooseLayout(null, '2', 3)).toBe(2);
  expect(chooseLayout(undefined, 4, 0, '', ' 2', '02', 2.5, 3)).toBe(3);
  expect(chooseLayout()).toBe(1);
  expect(chooseLayout(null, 'x')).toBe(1);
});

it('[ME9] says nothing about any other value', () => {
  for (const value of [0, 4, -1, 1.5, Number.NaN, '', '4', 'one', [1], { valueOf: () => 1 }, true, null])
    expect(parseLayout(value)).toBeNull();
});

it('[ME9] the address stands above the menu; combos follow the dishes that are shown unless somebody says otherwise', () => {
  const menu = { menuType: 2, itemType: 1, comboType: null } as const;
  const nothing = { menuType: null, itemType: null };
  expect(chooseLayouts(nothing, menu)).toEqual({ menuType: 2, itemType: 1, comboType: 1 });
  expect(chooseLayouts({ menuType: 3, itemType: 2 }, menu)).toEqual({
    menuType: 3,
    itemType: 2,
    comboType: 2,
  });
  expect(chooseLayouts({ ...nothing, itemType: 2 }, { ...menu, comboType: 3 }).comboType).toBe(3);
});
