import { describe, expect, it } from 'vitest';
import { aComboLine, aLine } from '../../test/a-cart.ts';
import { aDish, aGroup, aMenu, anOption, MONDAY_NOON } from '../../test/a-dish.ts';
import { buyAgain, holdTheSame, type OrderedLine, questionsBeforeBuyAgain } from './buy-again.ts';
import { cartChanges } from './cart-changes.ts';
import type { CartLine } from './cart-line.ts';
import { readCart } from './read-cart.ts';

const PHO = aLine('new-1', 'pho', { quantity: 2, note: 'ít bánh' });
const TEA = aLine('new-2', 'tea');

const ordered = (line: CartLine, unit: number | null, name = 'Phở hồi đó'): OrderedLine => ({
  line,
  name,
  unit,
});
const ORDER = [ordered(PHO, 70_000), ordered(TEA, 10_000, 'Trà hồi đó')];

const menuWith = (pho: Parameters<typeof aDish>[1], tea: Parameters<typeof aDish>[1] | null = {}) =>
  aMenu([aDish('pho', { price: 70_000, ...pho }), ...(tea ? [aDish('tea', { price: 10_000, ...tea })] : [])]);
const again = (menu: ReturnType<typeof menuWith>, order = ORDER) => buyAgain(order, menu, MONDAY_NOON);
/** The changes of the menu that the cart then tells of. */
const told = (menu: ReturnType<typeof menuWith>, order = ORDER) => {
  const { lines, seen, gone } = again(menu, order);
  return [...gone, ...cartChanges(seen, readCart(lines, menu, MONDAY_NOON), menu)];
};

describe('[CA13] an order that is bought again', () => {
  it('is the cart it was, notes and quantities too, and nothing is news', () => {
    expect(again(menuWith({}))).toMatchObject({ lines: [PHO, TEA], gone: [], changed: 0 });
    expect(told(menuWith({}))).toEqual([]);
  });

  it('costs what it costs today, and both prices are told', () => {
    const dearer = menuWith({ price: 75_000 });
    expect(again(dearer).changed).toBe(1);
    expect(told(dearer)).toEqual([{ key: 'new-1', name: 'Món pho', was: 70_000, is: 75_000 }]);
  });

  it('lacks what is no longer sold, which is named as it was called', () => {
    const noTea = menuWith({}, null);
    expect(again(noTea)).toMatchObject({ lines: [PHO], changed: 1 });
    expect(told(noTea)).toEqual([{ key: 'new-2', name: 'Trà hồi đó', was: 10_000, is: null }]);
  });

  it('lacks what is sold to tables alone, but not at a table', () => {
    const inside = menuWith({}, { takeAway: false });
    expect(again(inside).lines).toEqual([PHO]);
    expect(buyAgain(ORDER, inside, MONDAY_NOON, { table: true }).lines).toEqual([PHO, TEA]);
  });

  it('holds what is sold out, or has to be chosen anew, and counts it as changed', () => {
    const extra = { groupId: 'extra', optionId: 'egg', quantity: 1 };
    const withEgg = ordered(aLine('new-1', 'pho', { options: [extra] }), 80_000);
    const groups = [aGroup('extra', 0, 2, [anOption('herbs')])];
    const bought = again(menuWith({ groups }, { soldOut: true }), [withEgg, ordered(TEA, 10_000)]);
    expect(bought.lines).toHaveLength(2);
    expect(bought).toMatchObject({ gone: [], changed: 2 });
    expect(
      readCart(bought.lines, menuWith({ groups }, { soldOut: true }), MONDAY_NOON).map(
        ({ problem }) => problem,
      ),
    ).toEqual(['INVALID', 'SOLD_OUT']);
  });

  it('does not take a voucher’s price for the menu’s', () => {
    const cheaper = [ordered(PHO, null)];
    expect(again(menuWith({}), cheaper).changed).toBe(0);
    expect(told(menuWith({}), cheaper)).toEqual([]);
  });

  it('may be nothing at all', () => {
    expect(again(aMenu([]))).toMatchObject({ lines: [], seen: [], changed: 2 });
    expect(again(menuWith({}), [])).toEqual({ lines: [], seen: [], gone: [], changed: 0 });
    const combo = ordered(aComboLine('new-3', 'family'), 300_000, 'Mâm gia đình');
    expect(again(menuWith({}), [combo]).gone).toMatchObject([{ name: 'Mâm gia đình' }]);
  });
});

describe('[CA14] before the cart is filled', () => {
  const OF = { brand: 'BEPNHA', storeId: 101 };
  const lines = [PHO, TEA];
  const asked = (here: typeof OF, held: readonly CartLine[]) =>
    questionsBeforeBuyAgain(OF, here, { held, lines });

  it('nothing is asked in its own store, or by who is in none, with nothing in the cart', () => {
    expect(asked(OF, [])).toEqual({ store: false, cart: false });
    expect(asked({ brand: 'BEPNHA', storeId: 0 }, [])).toEqual({ store: false, cart: false });
    expect(asked({ brand: '', storeId: 0 }, [])).toEqual({ store: false, cart: false });
  });

  it('whoever is in another store, or in one of another brand, is asked', () => {
    expect(asked({ brand: 'BEPNHA', storeId: 102 }, [])).toEqual({ store: true, cart: false });
    expect(asked({ brand: 'SPREE', storeId: 101 }, [])).toEqual({ store: true, cart: false });
  });

  it('whoever has something else in the cart is asked', () => {
    expect(asked(OF, [TEA])).toEqual({ store: false, cart: true });
    expect(asked(OF, [{ ...PHO, quantity: 3 }, TEA]).cart).toBe(true);
  });

  it('a cart that holds just this loses nothing', () => {
    const held = [
      { ...TEA, key: 'a' },
      { ...PHO, key: 'b' },
    ];
    expect(holdTheSame(held, lines)).toBe(true);
    expect(asked(OF, held).cart).toBe(false);
  });
});
