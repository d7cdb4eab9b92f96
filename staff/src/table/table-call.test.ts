import type { StaffCall } from '@mam/contract/staff/calls.schema.ts';
import { standingCallFromWire } from '@mam/contract/staff/floor-wire.ts';
import { expect, it } from 'vitest';
import { openCallsFirst, waitedMinutes } from './table-call.ts';

const readCalls = (calls: readonly StaffCall[]) => openCallsFirst(calls.map(standingCallFromWire));

const call = (id: string, by: string, change: Partial<StaffCall> = {}): StaffCall => ({
  id,
  table_name: '12',
  text: 'Gặp nhân viên',
  state: by ? 'taken' : 'open',
  by,
  placed_at: 1_000,
  seen: true,
  guest_name: 'Thư',
  table_unverified: false,
  choices: ['STAFF'],
  note: '',
  taken_by: by,
  taken_at: null,
  answered_at: null,
  ...change,
});

it('[TB26] puts what nobody has taken first, each in the order in which it came', () => {
  const calls = readCalls([call('a', 'Hùng'), call('b', ''), call('c', 'Mai'), call('d', '')]);
  expect(calls.map(({ id, takenBy }) => [id, takenBy])).toEqual([
    ['b', null],
    ['d', null],
    ['a', 'Hùng'],
    ['c', 'Mai'],
  ]);
  expect(calls[0]).toMatchObject({ table: { kind: 'table', number: '12' }, placedAt: 1_000_000 });
});

it('knows who asks for the bill', () => {
  const calls = readCalls([call('a', ''), call('b', '', { choices: ['STAFF', 'PAYMENT'] })]);
  expect(calls.map(({ wantsBill }) => wantsBill)).toEqual([false, true]);
});

it('counts whole minutes, and none before it was made', () => {
  const [only] = readCalls([call('a', '')]);
  if (!only) throw new Error('there is one');
  expect([999_000, 1_059_999, 1_060_000].map((now) => waitedMinutes(only, now))).toEqual([0, 0, 1]);
});
