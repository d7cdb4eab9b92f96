// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { acceptOrder, promiseLater } from '@mam/contract/staff/board.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { stageOf } from '../../order/columns.ts';
import { OrderCard } from './order-card.tsx';

beginAtWork();

const NOW = Math.floor(Date.now() / 1000);
const minutes = (n: number) => NOW + n * 60;
const NEEDS = { prepMinutes: 20, switches: [], deliveryMinutes: 45 };

function showCard(change: Partial<StaffOrder>): void {
  const order = boardOrderFromWire(aBoardOrder(change), DONG, NEEDS);
  showAtWork(<OrderCard order={order} column={stageOf(order) ?? 'new'} hot />);
}
const cooking = (promised: number, ready: number, change: Partial<StaffOrder> = {}) => ({
  type: 'DELI' as const,
  status: 'CONFIRMED',
  promised_at: minutes(promised),
  ready_by: minutes(ready),
  steps: [{ status: 'CONFIRMED', at: minutes(-40), by: 'Lan' }],
  ...change,
});
const LATER = [/Thêm 5 phút/, /Thêm 10 phút/, /Thêm 15 phút/];
const text = () => document.body.textContent ?? '';

it('[OR69] [OR70] a late card says since when its diner waits, and moves the promise in one tap', async () => {
  showCard(cooking(-12, -30));
  expect(text()).toContain('Trễ hẹn 12 phút');
  for (const name of LATER) expect(screen.getByRole('button', { name })).toBeTruthy();
  const calls = serve(promiseLater, () => ({ data: aBoardOrder(cooking(28, 10, { version: 4 })) }));
  fireEvent.click(screen.getByRole('button', { name: /10 phút/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ version: 3, minutes: 10 });
  expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it.each([
  ['the kitchen is late, the diner does not know yet', cooking(5, -3), true],
  ['ready, and nobody has come for it', cooking(-5, -20, { ready_at: minutes(-10) }), true],
  ['on its way for too long', cooking(-5, -20, { status: 'RES_DELIVERY', ready_at: minutes(-10) }), true],
  ['in time', cooking(25, 5), false],
  ['ready to be fetched', cooking(-5, -5, { type: 'PICKUP', status: 'WAIT_PICKUP', ready_at: NOW }), false],
] as const)('[OR69] %s: a new time is offered on the card: %s', (_, change, offered) => {
  showCard(change);
  expect(screen.queryAllByRole('button', { name: /phút, khoảng/ })).toHaveLength(offered ? 3 : 0);
});

it('[OR68] a delivery is accepted for what its store needs, and both moments are read before', async () => {
  const calls = serve(acceptOrder, () => ({ data: aBoardOrder(cooking(45, 20, { version: 4 })) }));
  showCard({ type: 'DELI' });
  expect(text()).toMatch(/xong \d\d:\d\d, tới khoảng \d\d:\d\d/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '20 phút' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Nhận đơn' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ version: 3, minutes: 45, way_minutes: 25 });
});

it('[OR68] the cook chooses the kitchen’s minutes; the way stays as long', async () => {
  const calls = serve(acceptOrder, () => ({ data: aBoardOrder(cooking(35, 10, { version: 4 })) }));
  showCard({ type: 'DELI' });
  fireEvent.click(screen.getByRole('radio', { name: '10 phút' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nhận đơn' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ minutes: 35, way_minutes: 25 });
});

it('[OR68] what is fetched has one moment', () => {
  showCard({ type: 'PICKUP' });
  expect(text()).toMatch(/xong \d\d:\d\d/);
  expect(text()).not.toContain('tới khoảng');
});

it('[SF19] a card whose driver has given it up says so, and goes on', () => {
  showCard(cooking(25, 5, { status: 'AHA_CANCELLED', ready_at: minutes(-1) }));
  expect(text()).toContain('Tài xế đã huỷ');
  expect(screen.getByRole('button', { name: 'Quán tự giao' })).toBeTruthy();
});

it.each([
  ['AHA_CANCELLED', 'Quán tự giao'],
  ['ASSIGNING', 'Quán tự giao'],
  ['ACCEPTED', 'Đã đi giao'],
  ['CONFIRMED', 'Đã đi giao'],
])('[OR99] food that is ready and %s leaves by "%s"', (status, name) => {
  showCard(cooking(25, 5, { status, ready_at: minutes(-1) }));
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
