import type { ComboChoice } from '@mam/domain/combo/selection.ts';
import type { Combo, ComboGroup } from '@mam/domain/menu/combo.ts';
import { describe, expect, it } from 'vitest';
import { missingUnits, spots, trayPlaces } from './places.ts';

const group = (id: string, change: Partial<ComboGroup> = {}): ComboGroup => ({
  id,
  poolId: id,
  name: id,
  parts: [],
  required: 1,
  max: 1,
  fixed: false,
  free: false,
  addPrice: 0,
  priceByMenu: false,
  ...change,
});
const combo = {
  groups: [
    group('a', { required: 2, max: 2, poolId: 'p' }),
    group('b', { required: 2, max: 2, poolId: 'p' }),
    group('c'),
  ],
} as unknown as Combo;
const part = (groupId: string, dishId: string, quantity = 1) => ({
  groupId,
  dishId,
  quantity,
  variantId: null,
  options: [],
  note: '',
});

const placesOf = (choice: ComboChoice) => trayPlaces(combo, choice).map(({ dishId }) => dishId);

describe('the tray of a combo', () => {
  it('groups of one pool share their places', () => {
    expect(missingUnits(combo, [])).toBe(3);
    expect(missingUnits(combo, [part('b', 'x')])).toBe(2);
    expect(
      placesOf({
        main: { dishId: 'main', variantId: null, options: [] },
        parts: [part('b', 'x'), part('a', 'y')],
      }),
    ).toEqual(['main', 'x', 'y', null]);
  });

  it('shows one thing for every unit', () => {
    expect(placesOf({ main: null, parts: [part('a', 'x', 2), part('c', 'z')] })).toEqual(['x', 'x', 'z']);
  });

  it.each([0, 1, 2, 5, 6, 9, 16])('lays %i things inside the rim, none in the place of another', (n) => {
    const laid = spots(n);
    expect(laid).toHaveLength(n);
    for (const [index, { across, down, size }] of laid.entries()) {
      expect(Math.hypot(across - 50, down - 50) + size / 2).toBeLessThanOrEqual(50);
      for (const other of laid.slice(index + 1))
        expect(Math.hypot(across - other.across, down - other.down)).toBeGreaterThan(size * 0.7);
    }
  });
});
