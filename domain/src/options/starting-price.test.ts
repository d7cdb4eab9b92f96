import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDish, aGroup, anOption, aVariant, MONDAY_NOON } from '../../test/a-dish.ts';
import type { Variant } from './choosable.ts';
import { chooseOption } from './choose-option.ts';
import type { ChosenOption } from './option-group.ts';
import { checkSelection } from './selection.ts';
import { startingPrice } from './starting-price.ts';
import { dishUnitPrice } from './unit-price.ts';

describe('the least a dish is ordered for', () => {
  const sizes = [aVariant('s', 60_000), aVariant('l', 75_000, { listPrice: 90_000 })];
  const soldOut = { soldOut: true };

  it('[OP13] is its cheapest size in stock, never the price no size has', () => {
    expect(startingPrice(aDish('a'))).toEqual({ list: 50_000, charged: 50_000, most: 50_000 });
    const pho = aDish('a', { variants: sizes });
    expect(startingPrice(pho)).toEqual({ list: 60_000, charged: 60_000, most: 75_000 });
    const large = aDish('a', { variants: [aVariant('s', 60_000, soldOut), sizes[1] as Variant] });
    expect(startingPrice(large)).toEqual({ list: 90_000, charged: 75_000, most: 75_000 });
    const none = aDish('a', { variants: sizes.map((size) => ({ ...size, ...soldOut })) });
    expect(startingPrice(none).charged).toBe(60_000);
    expect(startingPrice({ ...pho, free: true })).toMatchObject({ charged: 0, most: 0 });
  });

  it('[OP13] holds the cheapest of what must be chosen, and nothing that need not be', () => {
    const options = [anOption('x', 2_000, soldOut), anOption('y', 5_000), anOption('z', 9_000)];
    const dish = aDish('a', { groups: [aGroup('must', 2, 3, options), aGroup('may', 0, 3, options)] });
    expect(startingPrice(dish)).toEqual({ list: 60_000, charged: 60_000, most: 68_000 });
  });

  it('[OP13] nothing that can be ordered costs less', () => {
    const price = fc.integer({ min: 0, max: 9 }).map((n) => n * 1_000);
    const option = fc.record({ price, soldOut: fc.boolean() });
    const group = fc.record({ min: fc.nat(2), options: fc.array(option, { minLength: 1, maxLength: 3 }) });
    const dishes = fc
      .record({ sizes: fc.array(price, { maxLength: 3 }), groups: fc.array(group, { maxLength: 2 }) })
      .map(({ sizes: prices, groups }) =>
        aDish('a', {
          variants: prices.map((one, at) => aVariant(`v${at}`, one)),
          groups: groups.map(({ min, options }, at) =>
            aGroup(
              `g${at}`,
              min,
              3,
              options.map((one, nth) => anOption(`o${nth}`, one.price, { soldOut: one.soldOut })),
            ),
          ),
        }),
      );
    const pick = fc.record({
      size: fc.nat(3),
      units: fc.array(fc.tuple(fc.nat(1), fc.nat(2)), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(dishes, pick, (dish, { size, units }) => {
        const variantId = dish.variants[size % Math.max(1, dish.variants.length)]?.id ?? null;
        let options: readonly ChosenOption[] = [];
        for (const [groupAt, optionAt] of units) {
          const group = dish.groups[groupAt];
          const choosing = group && chooseOption(group, options, `o${optionAt}`);
          if (choosing && 'chosen' in choosing) options = choosing.chosen;
        }
        if (checkSelection(dish, variantId, options, MONDAY_NOON)) return;
        expect(dishUnitPrice(dish, variantId, options).charged).toBeGreaterThanOrEqual(
          startingPrice(dish).charged,
        );
      }),
    );
  });
});
