// @vitest-environment happy-dom

import { changeLanguage } from '@mam/client/i18n.ts';
import type { CalendarTime } from '@mam/domain/checkout/calendar-time.ts';
import { timeChoices } from '@mam/domain/checkout/order-time.ts';
import { aStore, at } from '@mam/domain/test/a-store.ts';
import { sameDay } from '@mam/domain/time/days.ts';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { TimeSheet } from './time-sheet.tsx';

/** Lunch and dinner, closed tomorrow; noon today is fully booked. */
const store = aStore({
  hours: [
    { day: null, start: 11 * 60 + 20, end: 13 * 60 },
    { day: null, start: 17 * 60, end: 18 * 60 + 10 },
  ],
  specialDays: [{ day: { year: 2026, month: 12, day: 1 }, hours: [], note: 'Wedding' }],
  slots: [{ minutes: 30, orders: 1, types: ['PICKUP'] }],
});
const now = at('2026-11-30 09:00');
const today = (hour: number, minute: number): CalendarTime => ({
  day: { year: 2026, month: 11, day: 30 },
  hour,
  minute,
});
const full = [{ start: at('2026-11-30 12:00'), types: ['PICKUP'] as const }];

beforeAll(() => changeLanguage('en')); // no words are loaded: a piece is called by its key
afterEach(cleanup);

function show(chosen: CalendarTime | null = null) {
  const taken: (CalendarTime | null)[] = [];
  const sheet = (time = now) => (
    <UiWordsProvider words={{ close: 'Close', less: 'Less', more: 'More' }}>
      <TimeSheet
        store={store}
        type="PICKUP"
        now={time}
        full={full}
        mayOrderNow={false}
        orderNow={false}
        chosen={chosen}
        onChoose={({ time: choice }) => taken.push(choice)}
        onClose={() => {}}
      />
    </UiWordsProvider>
  );
  const { rerender } = render(sheet());
  const wheel = (name: string) => screen.getByRole('listbox', { name });
  const options = (name: string) => within(wheel(name)).getAllByRole('option');
  const turn = (name: string, index: number) => {
    const option = options(name)[index];
    if (option) fireEvent.click(option);
  };
  const shown = () =>
    ['time_hour', 'time_minute'].map(
      (name) => within(wheel(name)).getByRole('option', { selected: true }).textContent,
    );
  const button = () => screen.getByRole('button', { name: /time_(take|full)/ });
  const passes = (time: number) => rerender(sheet(time));
  return { taken, passes, options, turn, shown, button, press: () => fireEvent.click(button()) };
}

const turnToText = ({ options, turn }: ReturnType<typeof show>, name: string, text: string) =>
  turn(
    name,
    options(name).findIndex((option) => option.textContent === text),
  );

it('begins at the first time on offer', () => {
  const sheet = show();
  expect(sheet.shown()).toEqual(['11', '20']);
  sheet.press();
  expect(sheet.taken).toEqual([today(11, 20)]);
});

it('an hour without the chosen minute turns to the nearest it has', () => {
  const sheet = show(today(11, 55));
  turnToText(sheet, 'time_hour', '18');
  expect(sheet.options('time_minute').map((option) => option.textContent)).toEqual(['00', '05', '10']);
  expect(sheet.shown()).toEqual(['18', '10']);
});

it('a day that is closed is struck out, and turning there leads to one that is open', () => {
  const sheet = show(today(17, 30));
  const closed = sheet.options('time_day')[1];
  expect(closed?.getAttribute('aria-label')).toMatch(/, time_closed$/);
  if (closed) fireEvent.click(closed);
  sheet.press();
  expect(sheet.taken).toEqual([today(17, 30)]);
});

it('[OR7] a day that is chosen stays that day when midnight passes under the open sheet', () => {
  const wednesday = { day: { year: 2026, month: 12, day: 2 }, hour: 11, minute: 30 };
  const sheet = show(wednesday);
  sheet.passes(at('2026-12-01 00:00'));
  sheet.press();
  sheet.passes(at('2026-12-02 09:00'));
  sheet.press();
  expect(sheet.taken).toEqual([wednesday, wednesday]);
});

it('a time that is fully booked can be looked at, and not taken', () => {
  const sheet = show(today(12, 30));
  turnToText(sheet, 'time_minute', '10');
  expect(sheet.shown()).toEqual(['12', '10']);
  expect((sheet.button() as HTMLButtonElement).disabled).toBe(true);
  sheet.press();
  expect(sheet.taken).toEqual([]);
});

it('whatever is turned, what can be taken is on offer and free', () => {
  const days = timeChoices(store, { type: 'PICKUP', now, full });
  const isOffered = (time: CalendarTime) =>
    days
      .find(({ day }) => sameDay(day, time.day))
      ?.hours.some(
        ({ hour, minutes, full: gone }) =>
          hour === time.hour && minutes.includes(time.minute) && !gone.includes(time.minute),
      );
  const turns = fc.array(
    fc.tuple(fc.constantFrom('time_day', 'time_hour', 'time_minute'), fc.nat({ max: 11 })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(turns, (all) => {
      const sheet = show();
      for (const [name, index] of all) {
        sheet.turn(name, index);
        sheet.press();
      }
      for (const time of sheet.taken) expect(time && isOffered(time)).toBe(true);
      cleanup();
    }),
    { numRuns: 40 },
  );
});

it('today without a time left is not called closed while the store is open', () => {
  const open = aStore({ hours: [], prepMinutes: 90 });
  render(
    <UiWordsProvider words={{ close: 'Close', less: 'Less', more: 'More' }}>
      <TimeSheet
        store={open}
        type="PICKUP"
        now={at('2026-11-30 22:31')}
        full={[]}
        mayOrderNow
        orderNow={false}
        chosen={null}
        onChoose={() => {}}
        onClose={() => {}}
      />
    </UiWordsProvider>,
  );
  const days = within(screen.getByRole('listbox', { name: 'time_day' })).getAllByRole('option');
  expect(days[0]?.getAttribute('aria-label')).toMatch(/, time_over_today$/);
});
