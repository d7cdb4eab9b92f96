import { expect, it } from 'vitest';
import { wayOn } from './way-on.ts';

const NOWHERE = { brand: '', storeId: 0, source: 'QR' };
const HERE = { brand: 'BEPNHA', storeId: 101, source: 'QR' };
const lost = { what: 'page', here: HERE, brandKnown: true, last: NOWHERE, table: null } as const;

it('leads from an address without a page to the table, the menu or the stores it belongs to', () => {
  expect(wayOn(lost)).toEqual({ to: '/menu?pos_parent=BEPNHA&pos_id=101&source=QR', word: 'to_menu' });
  const table = { brand: 'BEPNHA', storeId: 101, name: '5', code: null };
  const home = { to: '/?pos_parent=BEPNHA&pos_id=101&source=QR', word: 'to_table' };
  expect(wayOn({ ...lost, table })).toEqual(home);
  expect(wayOn({ ...lost, table: { ...table, storeId: 102 } })?.word).toBe('to_menu');
  expect(wayOn({ ...lost, here: { ...HERE, storeId: 0 } })).toEqual({
    to: '/?pos_parent=BEPNHA&source=QR',
    word: 'to_stores',
  });
  expect(wayOn({ ...lost, here: NOWHERE })).toEqual({ to: '/?source=QR', word: 'home' });
});

it('leads from an unknown store to the others of its brand, from an unknown brand to where the diner was last', () => {
  const restaurant = { ...lost, what: 'restaurant', here: { ...HERE, storeId: 9 } } as const;
  expect(wayOn(restaurant)).toEqual({ to: '/?pos_parent=BEPNHA&source=QR', word: 'to_stores' });
  const unknown = { ...restaurant, brandKnown: false } as const;
  expect(wayOn({ ...unknown, last: { brand: 'SPREE', storeId: 201, source: 'OLD' } })).toEqual({
    to: '/menu?pos_parent=SPREE&pos_id=201&source=QR',
    word: 'to_menu',
  });
  // a place that is gone is not offered again
  expect(wayOn({ ...unknown, last: HERE })).toEqual({ to: '/?source=QR', word: 'home' });
  expect(wayOn({ ...unknown, here: NOWHERE })).toBeNull();
  // "/404" of a brand that is known
  const noStore = { ...restaurant, here: { ...HERE, storeId: 0 } } as const;
  expect(wayOn(noStore)).toEqual({ to: '/?pos_parent=BEPNHA&source=QR', word: 'to_stores' });
});
