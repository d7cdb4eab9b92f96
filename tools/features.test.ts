import { expect, it } from 'vitest';
import { FEATURES, featureCircle, featuresBelow } from './features.ts';

it('knows each feature it lets another import, and none imports another in a circle', () => {
  for (const feature of FEATURES)
    for (const below of featuresBelow(feature)) {
      expect(FEATURES).toContain(below);
      expect(below).not.toBe(feature);
    }
  expect(featureCircle()).toEqual([]);
});

it('finds a circle', () => {
  const below = { money: ['time'], time: ['contact'], contact: ['money'] } as const;
  expect(featureCircle((feature) => (feature in below ? below[feature as keyof typeof below] : []))).toEqual([
    ...['money', 'time', 'contact', 'money'],
  ]);
});
