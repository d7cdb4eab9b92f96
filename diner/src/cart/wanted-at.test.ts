import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import { expect, it } from 'vitest';
import { EMPTY, type PersistedChoices } from '../device/persisted.ts';
import { wantedAt } from './wanted-at.ts';

/** 12:00 on Saturday, 21 November 2026, in Ho Chi Minh City. */
const NOON = Date.UTC(2026, 10, 21, 5);
const HOUR = 3_600_000;
const SATURDAY = { year: 2026, month: 11, day: 21 };

const store = storeFromWire(
  { Id: 1, Pos_Name: 'A', Pos_Address: '', Active: 1, order_types: ['DELI', 'DELIAT', 'PICKUP'] },
  { id: 'a', pos_parent: 'AA' },
);
const wanted = (choices: Partial<PersistedChoices>, where = store) =>
  wantedAt({ ...EMPTY.choices, ...choices }, where, NOON);

it('[ME1] food is wanted now until a time is chosen', () => {
  expect(wanted({})).toBe(NOON);
  expect(wanted({ time: { day: SATURDAY, hour: 18, minute: 30 } })).toBe(NOON + 6.5 * HOUR);
  expect(wanted({ type: 'PICKUP', time: { day: { ...SATURDAY, day: 22 }, hour: 12, minute: 0 } })).toBe(
    NOON + 24 * HOUR,
  );
});

it('[ME1] a time that was given up, has passed, or that the store does not take counts as now', () => {
  const evening = { day: SATURDAY, hour: 18, minute: 30 };
  expect(wanted({ orderNow: true, time: evening })).toBe(NOON);
  expect(wanted({ time: { day: SATURDAY, hour: 9, minute: 0 } })).toBe(NOON);
  expect(wanted({ time: evening }, { ...store, orderTypes: ['DELI'] })).toBe(NOON);
});
