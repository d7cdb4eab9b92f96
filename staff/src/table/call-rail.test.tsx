// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { StaffCall } from '@mam/contract/staff/calls.schema.ts';
import { answerCall, getStaffCalls, takeCall } from '@mam/contract/staff/calls.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStandingCall } from '../../test/a-floor.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { CallRail } from './call-rail.tsx';

beginAtWork();

/** The calls beside the board; `now` is what stands at the moment. */
function show(now: () => StaffCall[]): void {
  serve(getStaffCalls, () => ({ data: { calls: now() } }));
  showAtWork(<CallRail />, { as: 'cook' });
}

const textOf = async () => (await screen.findByRole('listitem')).textContent;

it('[TB23] [TB42] a call says where, what for, who, and that its table was typed, not scanned', async () => {
  show(() => [aStandingCall({ table_unverified: true, text: 'Gặp nhân viên, Xin thêm đá' })]);
  for (const said of ['Bàn 5', 'Gặp nhân viên, Xin thêm đá', 'Thư', 'Bàn chưa xác nhận'])
    expect(await textOf()).toContain(said);
});

it('[TB42] one that was scanned says nothing of it', async () => {
  show(() => [aStandingCall()]);
  expect(await textOf()).not.toContain('Bàn chưa xác nhận');
});

it('[TB26] whoever was slower reads who has it, and sees it', async () => {
  let call = aStandingCall();
  serve(takeCall, () => {
    call = aStandingCall({ state: 'taken', by: 'Hùng', taken_by: '2' });
    return { refused: 'CALL_TAKEN', status: 409, message: 'Hùng đã nhận rồi.' };
  });
  show(() => [call]);
  fireEvent.click(await screen.findByRole('button', { name: /^Nhận, Bàn 5/ }));
  expect((await screen.findAllByText('Hùng đã nhận rồi.')).length).toBeGreaterThan(0);
  await waitFor(async () => expect(await textOf()).toContain('Hùng đang tới'));
});

it('[TB27] the last step takes it off the list, sent once however often it is tapped', async () => {
  let calls = [aStandingCall({ state: 'taken', by: 'bepnha', taken_by: '1' })];
  const sent = serve(answerCall, () => {
    calls = [];
    return { data: aStandingCall({ state: 'answered' }) };
  });
  show(() => calls);
  const done = await screen.findByRole('button', { name: /^Xong, Bàn 5/ });
  fireEvent.click(done);
  fireEvent.click(done);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(sent).toHaveLength(1);
});
