import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONDAY_NOON } from '../../test/a-dish.ts';
import { anyDish } from '../../test/any-cart.arbitrary.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { chooseOption, lowerOption } from './choose-option.ts';
import { checkSelection, defaultSelection, offeredGroups } from './selection.ts';

/** Problems taps may leave open; any other would be a choice the screen should not have allowed. */
const UNFINISHED = ['GROUP_UNMET', 'OPTION_SOLD_OUT', 'VARIANT_SOLD_OUT'];

const anyTaps = fc.array(fc.record({ group: fc.nat(), option: fc.nat(), less: fc.boolean() }), {
  maxLength: 25,
});

describe(`any selection (seed ${SEED})`, () => {
  it('[OP7] taps lead to a valid selection or to one that says what is missing', () => {
    fc.assert(
      fc.property(anyDish('d'), anyTaps, (dish, taps) => {
        const groups = offeredGroups(dish, MONDAY_NOON);
        const start = defaultSelection(dish, MONDAY_NOON);
        let { options } = start;
        for (const tap of taps) {
          const group = groups[tap.group % groups.length];
          const option = group?.options[tap.option % group.options.length];
          if (group === undefined || option === undefined) continue;
          if (tap.less) options = lowerOption(group, options, option.id);
          else {
            const next = chooseOption(group, options, option.id);
            if ('chosen' in next) options = next.chosen;
          }
          const problem = checkSelection(dish, start.variantId, options, MONDAY_NOON);
          if (problem !== null) expect(UNFINISHED).toContain(problem.refused);
        }
      }),
      runs(400),
    );
  });

  it('[OP4] what opens with a dish is valid or says what is missing', () => {
    fc.assert(
      fc.property(anyDish('d'), (dish) => {
        const { variantId, options } = defaultSelection(dish, MONDAY_NOON);
        const problem = checkSelection(dish, variantId, options, MONDAY_NOON);
        if (problem !== null) expect(UNFINISHED).toContain(problem.refused);
      }),
      runs(400),
    );
  });

  it('[OP5] where every option is in stock, tapping on fills what is missing', () => {
    fc.assert(
      fc.property(anyDish('d'), (raw) => {
        const stocked = raw.groups.map((g) => ({
          ...g,
          min: Math.min(g.min, g.max),
          options: g.options.map((o) => ({ ...o, soldOut: false, window: { days: 0, hours: 0 } })),
        }));
        const dish = { ...raw, groups: stocked };
        let { variantId, options } = defaultSelection(dish, MONDAY_NOON);
        for (let taps = 0; taps < 40; taps++) {
          const problem = checkSelection(dish, variantId, options, MONDAY_NOON);
          if (problem === null) return;
          expect(problem.refused).toBe('GROUP_UNMET');
          const group = dish.groups.find(({ id }) => id === problem.groupId);
          const next = group && chooseOption(group, options, group.options[0]?.id ?? '');
          if (next && 'chosen' in next) options = next.chosen;
          variantId ??= null;
        }
        expect.unreachable('forty taps were not enough');
      }),
      runs(200),
    );
  });
});
