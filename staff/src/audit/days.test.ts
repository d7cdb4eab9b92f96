import { expect, it } from 'vitest';
import { daySpan } from './days.ts';

const here = { now: Date.UTC(2026, 10, 28, 20), zone: 'Asia/Ho_Chi_Minh' };
const span = (...wish: [Parameters<typeof daySpan>[0], string?]) => {
  const found = daySpan(wish[0], wish[1] ?? '', here);
  return found && [found.from, found.to].map((at) => new Date(at * 1000).toISOString());
};

it('[AU2] days go from midnight to midnight where the store is', () => {
  expect(span('today')).toEqual(['2026-11-28T17:00:00.000Z', '2026-11-29T17:00:00.000Z']);
  expect(span('yesterday')).toEqual(['2026-11-27T17:00:00.000Z', '2026-11-28T17:00:00.000Z']);
  expect(span('week')).toEqual(['2026-11-22T17:00:00.000Z', '2026-11-29T17:00:00.000Z']);
  expect(span('day', '2026-11-20')).toEqual(['2026-11-19T17:00:00.000Z', '2026-11-20T17:00:00.000Z']);
  for (const text of ['', 'x', '0001-01-01', '2026']) expect(span('day', text)).toBeNull();
  expect(span('all')).toBeNull();
});
