import { DONG, EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { pointsRuleFromWire } from './exchange-wire.ts';

it('[LO3] [LO6] a point for 10.000đ, and the owner’s, unless the brand says otherwise', () => {
  expect(pointsRuleFromWire({}, DONG)).toEqual({ unit: 10_000, groupPoints: 'owner' });
  expect(pointsRuleFromWire({ points_unit: 1.5, group_points: 'members' }, EURO)).toEqual({
    unit: 150,
    groupPoints: 'members',
  });
  expect(() => pointsRuleFromWire({}, EURO)).toThrow('has to be said where € is counted');
});
