import { expect, it } from 'vitest';
import { floorFromWire, standingCallFromWire } from './floor-wire.ts';

it('[TB52] a free table has no party, and a party says what of it is open', () => {
  const person = { id: 'g', name: '', state: 'in' as const, first: true };
  const party = { ...{ id: 'p', tables: ['5'], guests: 1, people: [person] }, rounds: 2, open_rounds: 1 };
  const tables = [
    { table: '4', party: null },
    { table: '5', party: { ...party, since: 1_800_000_000, seen: false } },
  ];
  expect(floorFromWire({ tables })).toEqual([
    { name: '4', party: null },
    {
      name: '5',
      party: {
        ...{ id: 'p', tables: ['5'], phones: 1, rounds: 2, openRounds: 1, isSeen: false },
        people: [{ id: 'g', name: '', state: 'in', isFirst: true }],
        since: 1_800_000_000_000,
      },
    },
  ]);
});

it('[TB26] nobody has taken a call that is open', () => {
  const call = {
    ...{ id: 'c', table_name: 'Bàn 5', text: 'Khăn giấy', seen: true, placed_at: 1_800_000_000, by: '' },
    ...{ guest_name: 'Thư', table_unverified: true, choices: ['TISSUES'], note: '' },
    ...{ taken_by: '', taken_at: null, answered_at: null },
  };
  expect(standingCallFromWire({ ...call, state: 'open' })).toMatchObject({
    ...{ table: { kind: 'table', number: '5' }, isTableUnverified: true, wantsBill: false },
    ...{ placedAt: 1_800_000_000_000, takenBy: null },
  });
  expect(standingCallFromWire({ ...call, state: 'taken', by: 'Hùng' }).takenBy).toBe('Hùng');
});
