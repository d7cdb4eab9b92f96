// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getStaffCalls } from '@mam/contract/staff/calls.ts';
import type { StaffTables } from '@mam/contract/staff/tables.schema.ts';
import { getStaffTables } from '@mam/contract/staff/tables.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aFloor, aParty, aStandingCall } from '../../test/a-floor.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { keys, queries } from '../data/queries.ts';
import { TablesScreen } from './tables-screen.tsx';

beginAtWork();

/** The tables of the store; `now` is what can be read of them at the moment, null = nothing. */
function show(
  now: () => StaffTables | null,
  as: 'owner' | 'cook' = 'owner',
  calls = [aStandingCall()],
): void {
  serve(getStaffCalls, () => ({ data: { calls } }));
  serve(getStaffTables, () => {
    const tables = now();
    return tables ? { data: tables } : { refused: 'FAULT', status: 400, message: 'Máy chủ đang bận.' };
  });
  showAtWork(<TablesScreen />, { as });
}

const ring = (table: string, says = '') =>
  screen.findByRole('button', { name: new RegExp(`^Bàn ${table}, .*${says}`) });

it('[TB52] a ring says who sits there, that nobody has seen them, and that they call', async () => {
  show(() => aFloor(aParty({ seen: false }), aParty({ id: 'both', tables: ['7', '8'], guests: 0 })));
  expect((await ring('5', '1 lời gọi đang chờ')).textContent).toContain('Tính tiền');
  for (const [table, says] of [
    ['5', '1 máy.*Chưa nhân viên nào gặp khách'],
    ['6', 'Trống'],
    ['7', 'gộp với bàn 8'],
    ['7', 'Chưa máy nào quét mã'],
  ] as const)
    expect(await ring(table, says)).toBeTruthy();
});

it('[TB52] tables that cannot be read say so, and can be read again', async () => {
  let floor: StaffTables | null = null;
  show(() => floor);
  expect(await screen.findByRole('heading', { name: 'Chưa xem được bàn' })).toBeTruthy();
  floor = aFloor();
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await ring('5')).toBeTruthy();
});

it('[TB52] tables that could not be read again say how old they are, and come back by themselves', async () => {
  let floor: StaffTables | null = aFloor();
  show(() => floor);
  await ring('5');
  floor = null;
  await queries.invalidateQueries({ queryKey: keys.tables(101) });
  expect(await screen.findByText(/^Bàn lúc \d\d:\d\d/)).toBeTruthy();
  expect(await ring('5', 'Trống')).toBeTruthy();
  floor = aFloor(aParty());
  await queries.invalidateQueries({ queryKey: keys.tables(101) });
  expect(await ring('5', '1 máy')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Bàn lúc/)).toBeNull());
});

it('[TB52] a store without tables says so', async () => {
  show(() => ({ tables: [] }));
  expect(await screen.findByText('Quán chưa khai báo bàn nào')).toBeTruthy();
});

it('[TB40] who may not replace codes is not offered them', async () => {
  show(() => aFloor(), 'cook');
  await ring('5');
  expect(screen.queryByRole('button', { name: 'Mã bàn' })).toBeNull();
});
