import { expect, it } from 'vitest';
import { ageText } from './age.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;

it('says how old the last seen menu is, in the language on screen', () => {
  expect(ageText(NOW - 10 * MINUTE, NOW, 'en')).toBe('10 minutes ago');
  expect(ageText(NOW - 10 * MINUTE, NOW, 'vi')).toBe('10 phút trước');
  expect(ageText(NOW - 119 * MINUTE, NOW, 'de')).toBe('vor 1 Stunde');
  expect(ageText(NOW - 3 * 24 * 60 * MINUTE, NOW, 'vi')).toBe('3 ngày trước');
});

it('counts nothing under a minute, nor a clock that was turned back', () => {
  expect(ageText(NOW - MINUTE + 1, NOW, 'vi')).toBeNull();
  expect(ageText(NOW + 5 * MINUTE, NOW, 'vi')).toBeNull();
});
