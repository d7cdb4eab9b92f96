// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { promiseLater } from '@mam/contract/staff/board.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBoardOrder } from '../../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { LaterButtons } from './later-buttons.tsx';
import { LaterSheet } from './later-sheet.tsx';

beginAtWork();

/** Noon where the store is, and twenty minutes later. */
const NOW = Date.UTC(2026, 10, 28, 5, 0);
const PROMISED = NOW / 1000 + 1_200;
const accepted = (change: Partial<StaffOrder> = {}) =>
  aBoardOrder({ status: 'CONFIRMED', promised_at: PROMISED, ready_by: PROMISED, ...change });
const clock = (seconds: number) =>
  new Intl.DateTimeFormat('vi', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(seconds * 1000);
const onClose = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onClose.mockClear();
});
afterEach(() => void vi.useRealTimers());

const showSheet = () =>
  showAtWork(<LaterSheet order={boardOrderFromWire(accepted(), DONG)} onClose={onClose} />);
const text = () => document.body.textContent ?? '';

it('[OR69] any time up to three hours is promised with the dial, once, and is read before as its diner reads it', async () => {
  const calls = serve(promiseLater, () => ({ data: accepted({ version: 4 }) }));
  showSheet();
  expect(text()).toContain(`đã hẹn ${clock(PROMISED)}`);
  fireEvent.click(screen.getByRole('radio', { name: '30 phút' }));
  fireEvent.click(screen.getByRole('button', { name: 'Thêm 5 phút' }));
  const time = clock(PROMISED + 35 * 60);
  expect(text()).toContain(`Giờ mới: khoảng ${time}`);
  const button = screen.getByRole('button', { name: `Hẹn lại ${time} và báo khách` });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([{ version: 3, minutes: 35 }]);
});

it('[OR69] an answer that was lost leaves the sheet, and the same is sent again under the same key', async () => {
  let isLost = true;
  const calls = serve(promiseLater, () => (isLost ? 'lost' : { data: accepted({ version: 4 }) }));
  showSheet();
  const press = () => fireEvent.click(screen.getByRole('button', { name: /và báo khách/ }));
  press();
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /và báo khách/ })).toHaveProperty('disabled', false),
  );
  expect(onClose).not.toHaveBeenCalled();
  isLost = false;
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('[OR69] beside the minutes of one tap there is the way to any other', () => {
  showAtWork(<LaterButtons order={boardOrderFromWire(accepted(), DONG)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Giờ khác' }));
  expect(window.location.search).toContain('sheet=later');
});
