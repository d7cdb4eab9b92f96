import { floorFromWire } from '@mam/contract/staff/floor-wire.ts';
import type { SeatedParty } from '@mam/contract/staff/tables.schema.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { expect, it } from 'vitest';
import {
  callsAt,
  distinctParties,
  freeTables,
  minutesAt,
  otherParties,
  ringAfter,
  tableAt,
  unseenParties,
} from './floor.ts';

const party = (id: string, tables: string[], seen = true): SeatedParty => ({
  id,
  tables,
  guests: 2,
  people: [],
  rounds: 3,
  open_rounds: 1,
  since: 1_000,
  seen,
});
const [together, alone] = [party('a', ['2', 'Sân vườn']), party('b', ['3'], false)];
const floor = floorFromWire({
  tables: [
    { table: '1', party: null },
    { table: '2', party: together },
    { table: '3', party: alone },
    { table: 'Sân vườn', party: together },
  ],
});

it('[TB52] has every table, and every party once', () => {
  expect(floor.map(({ name, party }) => [name, party?.id])).toEqual([
    ['1', undefined],
    ['2', 'a'],
    ['3', 'b'],
    ['Sân vườn', 'a'],
  ]);
  expect(
    distinctParties(floor).map(({ id, phones, openRounds, since }) => [id, phones, openRounds, since]),
  ).toEqual([
    ['a', 2, 1, 1_000_000],
    ['b', 2, 1, 1_000_000],
  ]);
});

it('[TB54] [TB55] a party moves to what is free, and is put together with another', () => {
  const [first] = distinctParties(floor);
  if (!first) throw new Error('there is one');
  expect(freeTables(floor)).toEqual(['1']);
  expect(otherParties(floor, first).map(({ id }) => id)).toEqual(['b']);
});

it('[TB51] counts the parties nobody has seen', () => {
  expect([unseenParties(floor), unseenParties([])]).toEqual([1, 0]);
});

it('finds a table however its name is written', () => {
  expect([tableAt(floor, 'Bàn 3')?.name, tableAt(floor, 'SÂN VƯỜN')?.name, tableAt(floor, '9')]).toEqual([
    '3',
    'Sân vườn',
    undefined,
  ]);
});

it('knows the calls of a table from those of others and of the counter', () => {
  const at = (id: string, table: StandingCall['table']): StandingCall => ({
    id,
    table,
    isTableUnverified: false,
    guest: 'Thư',
    text: 'Gặp nhân viên',
    wantsBill: false,
    isSeen: true,
    placedAt: 0,
    takenBy: null,
  });
  const calls = [
    at('x', { kind: 'table', number: 'sân vườn' }),
    at('y', { kind: 'counter' }),
    at('z', { kind: 'table', number: '3' }),
    at('none', null),
  ];
  expect(callsAt(calls, together.tables).map(({ id }) => id)).toEqual(['x']);
});

it('[TB52] fills a ring in 90 minutes', () => {
  const [first] = distinctParties(floor);
  if (!first) throw new Error('there is one');
  expect([0, 1_059_999, 1_060_000].map((now) => minutesAt(first, now))).toEqual([0, 0, 1]);
  expect([0, 45, 90, 200].map(ringAfter)).toEqual([0.04, 0.5, 1, 1]);
});
