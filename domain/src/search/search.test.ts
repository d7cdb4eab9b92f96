import { describe, expect, it } from 'vitest';
import { aCategory, aDish, aMenu, MONDAY_NOON } from '../../test/a-dish.ts';
import { AWAY } from '../menu/listing.ts';
import { findDishes } from './find-dishes.ts';
import { fold, keywordOf, matches } from './keyword.ts';

describe('search', () => {
  it('[SE1] accents, capitals, đ and ß do not count', () => {
    expect(fold('  Phở  Bò TÁI ')).toBe('pho bo tai');
    expect(fold('Đậu hũ')).toBe('dau hu');
    expect(fold('Phở'.normalize('NFD'))).toBe('pho');
    expect(fold('Weißbrot mit Öl')).toBe('weissbrot mit ol');
  });

  it('[SE2] [SE3] a name is found by any part and by its initials', () => {
    const keyword = keywordOf('Phở bò (đặc biệt)');
    expect(['pho', 'PHỞ', 'bò', 'pbdb', 'pb', 'bo pho', ''].every((q) => matches(keyword, q))).toBe(true);
    expect(['ga', 'bp', 'pho ga'].some((q) => matches(keyword, q))).toBe(false);
  });

  it('[SE4] finds only what can be ordered now', () => {
    const menu = aMenu(
      [
        aDish('a', { name: 'Phở bò' }),
        aDish('b', { name: 'Phở gà', soldOut: true }),
        aDish('c', { name: 'Phở chay', takeAway: false }),
        aDish('d', { name: 'Phở đêm', window: { days: 0, hours: 2 ** 22 } }),
        aDish('e', { name: 'Phở thêm', sideDish: true }),
        aDish('f', { name: 'Phở ẩn', categoryId: 'hidden' }),
        aDish('g', { name: 'Bún chả' }),
      ],
      [],
      { categories: [aCategory('main'), aCategory('hidden', { shown: false })] },
    );
    const found = (query: string, table = false) =>
      findDishes(menu, query, MONDAY_NOON, { table }).map((dish) => dish.id);
    expect(found('pho')).toEqual(['a']);
    expect(found('pho', true)).toEqual(['a', 'c']);
    expect(found('bc')).toEqual(['g']);
    expect(findDishes(menu, 'xyz', MONDAY_NOON, AWAY)).toEqual([]);
  });
});
