// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { persisted } from '../device/persisted.ts';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { PushOffer } from './push-offer.tsx';

beginInApp();

const asked = vi.fn(async (): Promise<NotificationPermission> => 'denied');

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => {
  visit.setState(PLAIN_VISIT, true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = (order = anOrder()) => showInApp(<PushOffer order={order} />);
const card = () => screen.findByRole('region', { name: 'Báo cho tôi khi có tin' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('who does not allow it is told how it could be, and asked by a tap alone', async () => {
  show();
  await card();
  expect(asked).not.toHaveBeenCalled();
  press('Bật thông báo');
  expect((await screen.findByText(/^Trình duyệt đang chặn thông báo/)).getAttribute('role')).toBe('status');
});

it('who does not want it is never asked again', async () => {
  show();
  await card();
  press('Không cần');
  expect(screen.queryByRole('region')).toBeNull();
  expect(persisted.getState().hidden).toEqual(['told']);
  showInApp(<PushOffer order={anOrder()} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['of somebody else’s order', anOrder({ is_mine: false })],
  ['of an order that is over', anOrder({ status: 'COMPLETED' })],
])('%s nobody is asked', (_, order) => {
  show(order);
  expect(screen.queryByRole('region')).toBeNull();
});

it('a preview asks nobody', () => {
  visit.setState({ preview: true });
  show();
  expect(screen.queryByRole('region')).toBeNull();
});
