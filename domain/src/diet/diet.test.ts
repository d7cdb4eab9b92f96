import { describe, expect, it } from 'vitest';
import { aCombo, aComboGroup, aDish, aMenu, aPart } from '../../test/a-dish.ts';
import { comboFacts } from '../combo/combo-facts.ts';
import { judgeCombo } from '../menu/combo-diet.ts';
import { contradiction } from './contradiction.ts';
import { carries, type DietFacts, NOTHING_SAID, saysAnything, shownMarks } from './facts.ts';
import { byAllergen } from './substances.ts';
import { judge, splitDietWish, wishable } from './wish.ts';

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
    expect(splitDietWish([NOTHING_SAID, says({ marks: ['vegan'] })], wish)).toEqual({
      answered: { without: [], marks: ['vegetarian'] },
      unanswered: { without: ['milk'], marks: ['halal'] },
    });
    expect(splitDietWish([NOTHING_SAID, says({ allergens: [] })], wish).answered.without).toEqual(['milk']);
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

describe('[DI8] what a combo says', () => {
  const menu = aMenu([
    aDish('phở', { diet: says({ allergens: ['fish', 'wheat'], mayContain: ['peanuts'], spice: 1 }) }),
    aDish('gỏi', { diet: says({ allergens: ['peanuts'], marks: ['vegan'], spice: 3 }) }),
    aDish('trà', { diet: says({ allergens: [], marks: ['vegetarian'] }) }),
    aDish('silent'),
  ]);
  const group = (id: string, need: number, ids: readonly string[], change = {}) =>
    aComboGroup(
      id,
      need,
      1,
      ids.map((dish) => aPart(dish)),
      change,
    );
  const chosen = (groupId: string, dishId: string) => ({
    main: null,
    parts: [{ groupId, dishId, variantId: null, quantity: 1, options: [], note: '' }],
  });

  it('contains what is in it for sure, and may contain what can be chosen', () => {
    const combo = aCombo('c', { mains: [aPart('phở')], groups: [group('g', 1, ['gỏi', 'trà'])] });
    expect(comboFacts(combo, menu)).toEqual({
      allergens: ['fish', 'wheat'],
      mayContain: ['peanuts'],
      marks: [],
      spice: 1,
    });
  });

  it('carries what every dish of it carries, and its heat', () => {
    const combo = aCombo('c', { groups: [group('f', 1, ['gỏi'], { fixed: true }), group('g', 1, ['trà'])] });
    expect(comboFacts(combo, menu)).toEqual({
      allergens: ['peanuts'],
      mayContain: [],
      marks: ['vegetarian'],
      spice: 3,
    });
  });

  it('states nothing when one of its dishes does not, not even one that only completes it', () => {
    const silent = aCombo('c', { groups: [group('f', 1, ['phở']), group('g', 0, ['silent'])] });
    expect(comboFacts(silent, menu)).toMatchObject({
      allergens: null,
      mayContain: ['fish', 'wheat', 'peanuts'],
    });
    const virtual = { ...aPart('silent'), virtual: true };
    const fixed = { ...group('f', 1, ['trà'], { fixed: true }), parts: [aPart('trà'), virtual] };
    expect(comboFacts(aCombo('c', { groups: [fixed] }), menu).allergens).toBeNull();
    expect(judgeCombo(aCombo('c', { groups: [fixed] }), menu, NO_NUTS)).toBe('not-stated');
    expect(comboFacts(aCombo('c', { groups: [group('g', 1, ['gone'])] }), menu)).toEqual(NOTHING_SAID);
    expect(comboFacts(aCombo('c', {}), menu)).toEqual(NOTHING_SAID);
  });

  it('holds nothing but what was chosen once its groups are full', () => {
    const combo = aCombo('c', { groups: [group('g', 1, ['gỏi', 'trà'])] });
    expect(comboFacts(combo, menu).mayContain).toEqual(['peanuts']);
    expect(comboFacts(combo, menu, chosen('g', 'trà'))).toMatchObject({ allergens: [], mayContain: [] });
    const more = aCombo('c', { groups: [{ ...group('g', 1, ['gỏi', 'trà']), max: 2 }] });
    expect(comboFacts(more, menu, chosen('g', 'trà'))).toMatchObject({
      allergens: [],
      mayContain: ['peanuts'],
    });
    const pool = aCombo('c', {
      groups: [group('a', 1, ['gỏi'], { poolId: 'p' }), group('b', 1, ['trà'], { poolId: 'p' })],
    });
    expect(comboFacts(pool, menu).mayContain).toEqual(['peanuts']);
  });
});
