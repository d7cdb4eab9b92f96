import { describe, expect, it } from 'vitest';
import { aCombo, aComboGroup, aDish, aMenu, aPart, MONDAY_NOON } from '../../test/a-dish.ts';
import { comboSellable } from './combo-sellable.ts';

const dishes = (...gone: string[]) =>
  aMenu(['a', 'b', 'c'].map((id) => aDish(id, { soldOut: gone.includes(id) })));
const state = (combo: ReturnType<typeof aCombo>, ...gone: string[]) =>
  comboSellable(combo, dishes(...gone), MONDAY_NOON);

describe('whether a combo can be had', () => {
  it('[CO12] not when it says so', () => {
    expect(state(aCombo('1', { soldOut: true }))).toBe('sold-out');
    expect(state(aCombo('1'))).toBe('ok');
  });

  it('[CO12] not when all its main dishes are gone', () => {
    const combo = aCombo('1', { mains: [aPart('a'), aPart('b')] });
    expect([state(combo, 'a'), state(combo, 'a', 'b')]).toEqual(['ok', 'sold-out']);
  });

  it('[CO12] not when one dish of a fixed group is', () => {
    const group = aComboGroup('g', 2, 2, [aPart('a'), aPart('b')], { fixed: true });
    expect([
      state(aCombo('1', { groups: [group] }), 'b'),
      state(aCombo('1', { groups: [group] }), 'c'),
    ]).toEqual(['sold-out', 'ok']);
  });

  it('[CO12] not when all groups of a pool that asks for something are, but one that asks for nothing may be', () => {
    const pool = [
      aComboGroup('g', 1, 9, [aPart('a')], { poolId: 'p' }),
      aComboGroup('h', 0, 9, [aPart('b')], { poolId: 'p' }),
    ];
    const combo = aCombo('1', { groups: pool });
    expect([state(combo, 'a'), state(combo, 'a', 'b')]).toEqual(['ok', 'sold-out']);
    const free = aCombo('1', { groups: [aComboGroup('g', 0, 9, [aPart('a')])] });
    expect(state(free, 'a')).toBe('ok');
  });
});
