import { describe, expect, it } from 'vitest';
import type { ChosenPart } from '../combo/chosen-part.ts';
import { addPart, lowerPart, partCount, replacePart } from './choose-part.ts';

const part = (change: Partial<ChosenPart> = {}): ChosenPart => ({
  groupId: 'drinks',
  dishId: 'tea',
  variantId: null,
  quantity: 1,
  options: [],
  note: '',
  ...change,
});
const ice = { groupId: 'ice', optionId: 'none', quantity: 1 };

describe('the parts of a combo', () => {
  it('the same choice twice is one with two units, whatever the order of its options', () => {
    const sugar = { groupId: 'sugar', optionId: 'half', quantity: 1 };
    const parts = addPart([part({ options: [ice, sugar] })], part({ options: [sugar, ice] }));
    expect(parts).toEqual([part({ options: [ice, sugar], quantity: 2 })]);
  });

  it('another group, another option or a note is another choice', () => {
    const parts = [part({ groupId: 'more' }), part({ options: [ice] }), part({ note: 'ấm' })].reduce(
      (all, one) => addPart(all, one),
      [part()] as readonly ChosenPart[],
    );
    expect(parts).toHaveLength(4);
    expect(partCount(parts, 'drinks', 'tea')).toBe(3);
  });

  it('one less takes from what was chosen last, and an empty choice goes', () => {
    const parts = [part({ quantity: 2 }), part({ options: [ice] })];
    const once = lowerPart(parts, 'drinks', 'tea');
    expect(once).toEqual([part({ quantity: 2 })]);
    expect(lowerPart(once, 'drinks', 'tea')).toEqual([part()]);
    expect(lowerPart(parts, 'drinks', 'coffee')).toEqual(parts);
  });

  it('an edited choice that became like another joins it', () => {
    const plain = part();
    const iced = part({ options: [ice] });
    expect(replacePart([plain, iced], iced, part())).toEqual([part({ quantity: 2 })]);
  });
});
