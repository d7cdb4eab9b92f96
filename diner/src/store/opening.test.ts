import { aStore, SAIGON } from '@mam/domain/test/a-store.ts';
import { epochAtWallTime } from '@mam/domain/time/wall-time.ts';
import { expect, it } from 'vitest';
import { type SayMenu, statusText, todayText } from './opening.ts';

const say = ((key: string, values?: object) =>
  values ? `${key} ${Object.values(values)}` : key) as unknown as SayMenu;

/** Mondays from six in the evening until nine the next morning. 2026-11-30 is one. */
const NIGHT = aStore({ hours: [{ day: 2, start: 18 * 60, end: 9 * 60 }] });
const at = (day: number, hour: number) =>
  epochAtWallTime({ year: 2026, month: 12, day }, hour, 0, SAIGON) ?? 0;

it('[ST3] a night that goes on past midnight rests nobody while it lasts', () => {
  expect(statusText(NIGHT, at(1, 7), say)).toEqual({ state: 'open', text: 'open_until 09:00' });
  expect(todayText(NIGHT, at(1, 7), say)).toBe('');
  expect(todayText(NIGHT, at(1, 10), say)).toBe('hours_none');
  expect(todayText(NIGHT, at(7, 1), say)).toBe('hours_today 18:00–09:00');
});

it('[ST16] a store that is not published says so and nothing of its hours', () => {
  expect(statusText(aStore({ listed: false }), at(1, 12), say)).toEqual({
    state: 'unpublished',
    text: 'unpublished',
  });
});
