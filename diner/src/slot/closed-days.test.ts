import type { SpecialDay } from '@mam/domain/store/store.ts';
import { expect, it } from 'vitest';
import { closedDays } from './closed-days.ts';

const on = (day: number) => ({ year: 2027, month: 2, day });
const days = [4, 5, 6, 7, 8, 9].map((day, ahead) => ({ days: ahead, day: on(day), hours: [] }));
const rests = (day: number, note: string, hours: SpecialDay['hours'] = []) => ({ day: on(day), hours, note });
const why = (...special: SpecialDay[]) =>
  closedDays(days, { zone: 'Asia/Ho_Chi_Minh', weekly: [], special }).map(
    ({ first, last, note }) => `${first.day}-${last.day} ${note}`,
  );

it('[ST10] says why days cannot be chosen, days in a row together', () => {
  expect(why(rests(5, 'Tết'), rests(6, 'Tết'), rests(8, 'Tết'), rests(9, 'Quán sửa bếp'))).toEqual([
    '5-6 Tết',
    '8-8 Tết',
    '9-9 Quán sửa bếp',
  ]);
});

it('[ST10] says nothing of a day that is open, that gives no reason, or that is not in the sheet', () => {
  expect(why(rests(5, 'Tết', [{ start: 600, end: 700 }]), rests(6, ''), rests(20, 'Tết'))).toEqual([]);
});
