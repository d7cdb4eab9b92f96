import { expect, it } from 'vitest';
import { searchEngineOf } from './engine.ts';

it('[SE5] the first who says 0 or 1 decides; nobody = 1', () => {
  expect(searchEngineOf('0', 1)).toBe(0);
  expect(searchEngineOf(null, 0)).toBe(0);
  expect(searchEngineOf('2', '', '00', true, 1, 0)).toBe(1);
  expect(searchEngineOf()).toBe(1);
  expect(searchEngineOf(undefined, 'x')).toBe(1);
});
