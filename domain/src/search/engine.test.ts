import { expect, it } from 'vitest';
import { chooseSearchEngine } from './engine.ts';

it('[SE5] the first who says 0 or 1 decides; nobody = 1', () => {
  expect(chooseSearchEngine('0', 1)).toBe(0);
  expect(chooseSearchEngine(null, 0)).toBe(0);
  expect(chooseSearchEngine('2', '', '00', true, 1, 0)).toBe(1);
  expect(chooseSearchEngine()).toBe(1);
  expect(chooseSearchEngine(undefined, 'x')).toBe(1);
});
