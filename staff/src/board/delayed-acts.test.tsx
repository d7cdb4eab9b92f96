// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { confirmTransfer } from '@mam/contract/payment/staff-money.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { completeOrder, markReady } from '@mam/contract/staff/board.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { getBoardChanges } from '@mam/contract/staff/changes/board-changes.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { NextStepButton } from '../order/next-step-button.tsx';
import { DELAY_MS } from '../order/undo/delayed-acts.ts';
import { TransferAnswer } from '../payment/transfer/transfer-answer.tsx';

beginAtWork();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  // nothing is delayed beyond its test
  await act(() => vi.advanceTimersByTimeAsync(DELAY_MS));
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const SETTLED = 800;

function showCollected(change: Partial<StaffOrder> = {}) {
  const wire = aBoardOrder({ status: 'WAIT_PICKUP', ready_at: 1, ...change });
  const calls = serve(completeOrder, () => ({ data: { ...wire, status: 'COMPLETED', version: 4 } }));
  showAtWork(<NextStepButton order={boardOrderFromWire(wire, DONG)} />);
  return calls;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('[SF20] what ends an order goes out after five seconds, once', async () => {
  const calls = showCollected();
  press('Khách đã lấy');
  await pass(DELAY_MS - 1);
  expect(calls).toHaveLength(0);
  await pass(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ version: 3 });
});

it('[SF20] until then the same button takes it back, keeps the focus and says so', async () => {
  const calls = showCollected();
  const button = screen.getByRole('button', { name: 'Khách đã lấy' });
  button.focus();
  press('Khách đã lấy');
  await pass(SETTLED);
  const undo = screen.getByRole('button', { name: 'Hoàn tác: Khách đã lấy' });
  expect(document.activeElement).toBe(undo);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toContain('Bấm lại trong 5 giây để hoàn tác');
  fireEvent.click(undo);
  await pass(DELAY_MS);
  expect(calls).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Khách đã lấy' })).toBeTruthy();
});

it('[SF20] a double tap takes nothing back', async () => {
  const calls = showCollected();
  press('Khách đã lấy');
  await pass(200);
  press('Hoàn tác: Khách đã lấy');
  await pass(DELAY_MS);
  expect(calls).toHaveLength(1);
});

it.each(['pagehide', 'visibilitychange'])('[SF20] on %s it goes out at once', async (event) => {
  const calls = showCollected();
  press('Khách đã lấy');
  await pass(SETTLED);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void (event === 'pagehide' ? window : document).dispatchEvent(new Event(event)));
  await pass(0);
  hidden.mockRestore();
  expect(calls).toHaveLength(1);
  await pass(DELAY_MS);
  expect(calls).toHaveLength(1);
});

it('[SF20] money that was seen is delayed as well, and nothing else is done with its order meanwhile', async () => {
  const wire = aBoardOrder({ transfer_unconfirmed: true, payment_method: 'TRANSFER', paid_at: null });
  const calls = serve(confirmTransfer, () => ({ refused: 'STALE', status: 409, message: 'x' }));
  serve(getBoardChanges, () => ({ refused: 'UNKNOWN', status: 404, message: 'x' }));
  showAtWork(<TransferAnswer order={boardOrderFromWire(wire, DONG)} />);
  press('Tiền đã về');
  await pass(SETTLED);
  expect(screen.getByRole('button', { name: 'Chưa thấy tiền' }).getAttribute('aria-disabled')).toBe('true');
  press('Hoàn tác: Tiền đã về');
  await pass(DELAY_MS);
  expect(calls).toHaveLength(0);
  press('Tiền đã về');
  await pass(DELAY_MS);
  expect(calls).toHaveLength(1);
});

it('food that is ready is told at once', async () => {
  const wire = aBoardOrder({ status: 'CONFIRMED' });
  const calls = serve(markReady, () => ({ data: { ...wire, status: 'WAIT_PICKUP', version: 4 } }));
  showAtWork(<NextStepButton order={boardOrderFromWire(wire, DONG)} />);
  press('Xong món');
  await pass(0);
  expect(calls).toHaveLength(1);
});
