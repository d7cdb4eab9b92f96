import { describe, expect, it } from 'vitest';
import { aCombo, aComboGroup, aDish, aMenu, aPart } from '../../test/a-dish.ts';
import { judgeCombo } from '../menu/combo-diet.ts';
import { contradiction } from './contradiction.ts';
import { carries, type DietFacts, NOTHING_SAID, saysAnything, shownMarks } from './facts.ts';
import { byAllergen } from './substances.ts';
import { answer, judge, wishable } from './wish.ts';

const says = (change: Partial<DietFacts>): DietFacts => ({ ...NOTHING_SAID, ...change });
const NO_NUTS = { without: ['nuts'], marks: [] } as const;

describe('what a dish says of itself', () => {
  it('[DI2] kinds stand under their allergen, in the order of the law', () => {
    expect(byAllergen(['cashews', 'milk', 'wheat', 'barley', 'gluten', 'moon dust'])).toEqual([
      { allergen: 'gluten', kinds: ['wheat', 'barley'] },
      { allergen: 'milk', kinds: [] },
      { allergen: 'nuts', kinds: ['cashews'] },
    ]);
  });

  it('[DI3] vegan is vegetarian, and says it alone', () => {
    expect(carries(says({ marks: ['vegan'] }), 'vegetarian')).toBe(true);
    expect(carries(says({ marks: ['vegetarian'] }), 'vegan')).toBe(false);
    expect(shownMarks(says({ marks: ['vegetarian', 'gluten_free', 'vegan'] }))).toEqual([
      'vegan',
      'gluten_free',
    ]);
  });

  it('[DI4] a mark may not deny an allergen', () => {
    expect(contradiction(says({ marks: ['vegan'], allergens: ['soybeans', 'milk'] }))).toEqual({
      mark: 'vegan',
      allergen: 'milk',
    });
    expect(contradiction(says({ marks: ['gluten_free'], allergens: ['oats'] }))?.allergen).toBe('gluten');
    expect(contradiction(says({ marks: ['vegetarian'], allergens: ['milk', 'eggs'] }))).toBeNull();
    expect(contradiction(says({ marks: ['vegan'] }))).toBeNull();
  });
});

describe('a wish', () => {
  it('[DI1] [DI5] hides what contains, what may contain and what does not say', () => {
    expect(judge(says({ allergens: [] }), NO_NUTS)).toBe('suits');
    expect(judge(says({ allergens: ['cashews'] }), NO_NUTS)).toBe('does-not');
    expect(judge(says({ allergens: [], mayContain: ['nuts'] }), NO_NUTS)).toBe('does-not');
    expect(judge(says({ mayContain: ['nuts'] }), NO_NUTS)).toBe('does-not');
    expect(judge(NOTHING_SAID, NO_NUTS)).toBe('not-stated');
    expect(judge(says({ marks: ['vegan'] }), { without: [], marks: ['vegetarian'] })).toBe('suits');
    expect(judge(says({ allergens: [] }), { without: [], marks: ['halal'] })).toBe('does-not');
  });

  it('[DI6] is answered as far as the menu says anything', () => {
    const wish = { without: ['milk'], marks: ['halal', 'vegetarian'] } as const;
    expect(answer([NOTHING_SAID, says({ marks: ['vegan'] })], wish)).toEqual({
      answered: { without: [], marks: ['vegetarian'] },
      unanswered: { without: ['milk'], marks: ['halal'] },
    });
    expect(answer([NOTHING_SAID, says({ allergens: [] })], wish).answered.without).toEqual(['milk']);
  });

  it('[DI6] has something to go by as soon as a dish says anything', () => {
    expect(saysAnything(NOTHING_SAID)).toBe(false);
    expect(saysAnything(says({ spice: 3 }))).toBe(false);
    expect(saysAnything(says({ allergens: [] }))).toBe(true);
    expect(saysAnything(says({ mayContain: ['milk'] }))).toBe(true);
    expect(saysAnything(says({ marks: ['halal'] }))).toBe(true);
  });

  it('[DI6] may be for what the menu names', () => {
    const dishes = [says({ allergens: ['milk'], mayContain: ['wheat'] }), says({ marks: ['vegan'] })];
    expect(wishable(dishes)).toEqual({ without: ['gluten', 'milk'], marks: ['vegan', 'vegetarian'] });
    expect(wishable([NOTHING_SAID])).toEqual({ without: [], marks: [] });
  });

  it('[DI7] for a combo asks for one way to fill it', () => {
    const menu = aMenu([
      aDish('free', { diet: says({ allergens: [] }) }),
      aDish('nutty', { diet: says({ allergens: ['walnuts'] }) }),
      aDish('silent'),
    ]);
    const combo = (parts: readonly string[], fixed = false) =>
      aCombo('c', {
        groups: [
          aComboGroup(
            'g',
            1,
            1,
            parts.map((id) => aPart(id)),
            { fixed },
          ),
        ],
      });
    expect(judgeCombo(combo(['nutty', 'free']), menu, NO_NUTS)).toBe('suits');
    expect(judgeCombo(combo(['nutty', 'free'], true), menu, NO_NUTS)).toBe('does-not');
    expect(judgeCombo(combo(['nutty', 'silent']), menu, NO_NUTS)).toBe('not-stated');
    expect(judgeCombo(combo(['nutty', 'gone']), menu, NO_NUTS)).toBe('not-stated');
    expect(judgeCombo(aCombo('c', { mains: [aPart('nutty')] }), menu, NO_NUTS)).toBe('does-not');
    const extra = aCombo('c', { groups: [aComboGroup('g', 0, 1, [aPart('nutty')])] });
    expect(judgeCombo(extra, menu, NO_NUTS)).toBe('suits');
  });
});
