import { expect, it } from 'vitest';
import { at, BERLIN, SAIGON } from '../../test/a-store.ts';
import { formatDate } from '../time/format-time.ts';
import { lastDay } from './last-day.ts';

it('[VO6] what ends as a day begins is good until the day before', () => {
  const day = (text: string, zone = SAIGON) => formatDate(lastDay(at(text, zone), zone), 'vi');
  expect(day('2026-12-31 00:00')).toBe('30/12/2026');
  expect(day('2026-12-31 00:01')).toBe('31/12/2026');
  expect(day('2026-12-31 23:59')).toBe('31/12/2026');
  expect(day('2027-01-01 00:00', BERLIN)).toBe('31/12/2026');
});
