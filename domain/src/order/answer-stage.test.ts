import { expect, it } from 'vitest';
import { aStore } from '../../test/a-store.ts';
import { answerStages, managerAlertAt, stageAt } from './answer-stage.ts';

const MINUTE = 60_000;
/** a Tuesday in Vietnam */
const at = (hour: number, minute = 0, day = 24) => Date.UTC(2026, 10, day, hour - 7, minute);
const OPEN = aStore({ hours: [{ day: null, start: 9 * 60, end: 21 * 60 - 1 }], answerMinutes: 8 });
const soon = (waitsSince: number) => ({ waitsSince, wantedAt: null });

it('[OR42] asks louder after a quarter of the time, on all devices after a half, the manager after three quarters', () => {
  const times = answerStages(soon(at(12)), OPEN);
  expect(times).toEqual({
    from: at(12),
    louder: at(12, 2),
    everywhere: at(12, 4),
    manager: at(12, 6),
    by: at(12, 8),
  });
  if (!times) throw new Error('it opens');
  const stages = [0, 2 * MINUTE - 1, 2 * MINUTE, 4 * MINUTE, 6 * MINUTE - 1, 6 * MINUTE, 9 * MINUTE];
  expect(stages.map((after) => stageAt(times, at(12) + after))).toEqual([
    null,
    null,
    'louder',
    'everywhere',
    'everywhere',
    'manager',
    'manager',
  ]);
});

it('[OR42] wakes nobody while the store is closed', () => {
  // three minutes before it closes: half of the time is of the next morning
  expect(answerStages(soon(at(20, 57)), OPEN)).toEqual({
    from: at(20, 57),
    louder: at(20, 59),
    everywhere: at(9, 1, 25),
    manager: at(9, 3, 25),
    by: at(9, 5, 25),
  });
  const closed = aStore({ hours: [{ day: 9, start: 0, end: 60 }] });
  expect(answerStages(soon(at(12)), closed)).toBeNull();
});

it('[OR42] begins with the time of a scheduled order, and in the shortest time there is', () => {
  const times = answerStages({ waitsSince: at(9, 30), wantedAt: at(19) }, { ...OPEN, answerMinutes: 1 });
  expect(times).toMatchObject({ from: at(18), louder: at(18) + 15_000, manager: at(18) + 45_000 });
});

it('[OR42] reaches no stage where it is not the restaurant’s turn', () => {
  expect(stageAt({ louder: null, everywhere: null, manager: null }, at(12))).toBeNull();
  // nobody can be told: it stays on all devices
  expect(stageAt({ louder: at(11), everywhere: at(11, 5), manager: null }, at(12))).toBe('everywhere');
});

it('[OR42] a manager who could not be told in time is told when it opens again, and never at night', () => {
  const times = answerStages(soon(at(20, 52)), OPEN);
  expect(times).toMatchObject({ manager: at(20, 58), by: at(21) });
  if (!times) throw new Error('it opens');
  const told = (now: number, store = OPEN) => managerAlertAt(times, store, now);
  expect([told(at(20, 53)), told(at(20, 59))]).toEqual([at(20, 58), at(20, 59)]);
  // a server that stood still
  expect(told(at(21, 5))).toBe(at(9, 0, 25));
  expect(told(at(12), aStore({ hours: [{ day: 9, start: 0, end: 60 }] }))).toBeNull();
});
