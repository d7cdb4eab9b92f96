import { describe, expect, it } from 'vitest';
import { findDishSections, type KitchenDish, soldOutIds } from './kitchen-dish.ts';

function dish(id: string, name: string, category: string, soldOut = false): KitchenDish {
  return { id, name, category, soldOut, picture: { url: null, hue: 60, cutout: false } };
}

const dishes = [
  dish('1', 'Phở bò tái', 'Phở'),
  dish('2', 'Cơm tấm sườn', 'Cơm', true),
  dish('3', 'Phở gà', 'Phở'),
  dish('4', 'Nước dừa', 'Nước'),
];
const shown = (query: string, only: ReadonlySet<string> | null = null) =>
  findDishSections(dishes, query, only).map((section) => [
    section.name,
    ...section.dishes.map((each) => each.id),
  ]);

describe('the sold-out list', () => {
  it('keeps menu order under its categories', () => {
    expect(shown('')).toEqual([
      ['Phở', '1', '3'],
      ['Cơm', '2'],
      ['Nước', '4'],
    ]);
  });

  it('finds without accents', () => {
    expect(shown('pho bo')).toEqual([['Phở', '1']]);
    expect(shown('nuoc dua')).toEqual([['Nước', '4']]);
  });

  it('can show only what is gone', () => {
    expect(shown('', soldOutIds(dishes))).toEqual([['Cơm', '2']]);
  });

  it('says nothing for what is not there', () => {
    expect(shown('pizza')).toEqual([]);
  });
});
