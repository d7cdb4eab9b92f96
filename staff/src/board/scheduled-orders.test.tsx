// @vitest-environment happy-dom

import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { StatePill } from '../order/state-pill.tsx';
import { ScheduledOrders } from './scheduled-orders.tsx';
import { useColumns } from './use-columns.ts';
import { useTakenBell } from './use-taken-bell.ts';

beginAtWork();

/** 18:00 where the store is. */
const NOW = Date.UTC(2026, 10, 28, 11, 0);
const MINUTE = 60_000;
const shaken = vi.fn(() => true);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  Object.defineProperty(navigator, 'vibrate', { value: shaken, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  shaken.mockClear();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));
const seconds = (minutes: number) => (NOW + minutes * MINUTE) / 1000;

function acceptedFor(minutes: number, change: Partial<StaffOrder> = {}): BoardOrder {
  const at = seconds(minutes);
  const moments = { wanted_at: at, promised_at: at, ready_by: at };
  const wire = aBoardOrder({ status: 'CONFIRMED', ...moments, ...change });
  return boardOrderFromWire(wire, DONG, { prepMinutes: 20, deliveryMinutes: 45, switches: [] });
}

function Places({ orders }: { readonly orders: readonly BoardOrder[] }) {
  const columns = useColumns(orders);
  useTakenBell(columns, true, true);
  return (
    <>
      <p data-testid="cooking">{columns.cooking.map(({ code }) => code).join(' ')}</p>
      <ScheduledOrders orders={columns.scheduled} />
    </>
  );
}
const cooking = () => screen.getByTestId('cooking').textContent;
const later = () => screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');

it('[OR100] an order for later moves to what is cooked by the clock of the device, and the bell rings once', async () => {
  showAtWork(<Places orders={[acceptedFor(90, { code: 'BBB22' }), acceptedFor(30)]} />);
  expect(cooking()).toBe('');
  expect(later().map((text) => text.slice(0, 16))).toEqual(['Nấu từ18:10AAA11', 'Nấu từ19:10BBB22']);
  await pass(9.9);
  expect(cooking()).toBe('');
  expect(shaken).not.toHaveBeenCalled();
  await pass(0.2);
  expect(cooking()).toBe('AAA11');
  expect(later()).toHaveLength(1);
  expect(shaken).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(cooking()).toBe('AAA11 BBB22');
  expect(shaken).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Không có đơn hẹn giờ')).toBeTruthy();
});

it('[OR100] the bell is silent for what was the kitchen’s when the board came up', async () => {
  showAtWork(<Places orders={[acceptedFor(5), acceptedFor(10, { code: 'BBB22' })]} />);
  await pass(20);
  expect(cooking()).toBe('AAA11 BBB22');
  expect(shaken).not.toHaveBeenCalled();
});

it('[OR100] one for another day says which', () => {
  showAtWork(<Places orders={[acceptedFor(24 * 60)]} />);
  expect(later()[0]).toMatch(/Nấu từ.*29.11/);
});

it('[OR100] its state is read as for later until it begins', async () => {
  showAtWork(<StatePill order={acceptedFor(30)} />);
  expect(screen.getByText('Hẹn giờ')).toBeTruthy();
  await pass(11);
  expect(screen.getByText('Đang nấu')).toBeTruthy();
});
