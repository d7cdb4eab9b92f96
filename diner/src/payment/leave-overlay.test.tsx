// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { newPayment } from '@mam/contract/payment/pay-order.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import * as touched from '../device/touched.ts';
import { LeaveOverlay } from './leave-overlay.tsx';

beginInApp();

const HASH = 'AAA11:abcdefghijklmnopqrstuv';
const WEB = 'https://pay.example/sandbox/pay/1';
const left: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(touched, 'isTouched').mockReturnValue(true);
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  left.length = 0;
});

const request = (change: Partial<PaymentRequest>): PaymentRequest => ({
  payment_method: 'MOMOQR4',
  extra_data: { deep_link: 'momo://pay/1', payment_link: WEB },
  number: 1,
  amount: 27_000,
  expires_at: Math.floor(Date.now() / 1000) + 900,
  transfer: null,
  ...change,
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function leave(): void {
  showInApp(<LeaveOverlay hash={HASH} orderCode="AAA11" onOther={() => {}} onStay={() => {}} />);
}

it('[PA23] the way to a wallet’s page stands beside its app at once, before anybody could see that the app does not open', async () => {
  serve(newPayment, () => ({ data: request({}) }));
  leave();
  await later(0);
  const app = await screen.findByRole('link', { name: 'Mở ứng dụng' });
  expect(app.getAttribute('href')).toBe('momo://pay/1');
  expect(screen.getByRole('link', { name: 'Trả trên trang web' }).getAttribute('href')).toBe(WEB);
  expect(screen.getByRole('button', { name: 'Chọn cách trả khác' })).toBeTruthy();
  expect(screen.queryByText(/Máy này có thể chưa cài/)).toBeNull();
  await later(700);
  expect(left).toEqual(['momo://pay/1']);
  await later(4_000);
  expect(screen.getByText(/Máy này có thể chưa cài/)).toBeTruthy();
});

it('[PA23] a card is typed in on its page, on a phone too: never an app', async () => {
  serve(newPayment, () => ({ data: request({ payment_method: 'ATM_VIA_MOMO' }) }));
  leave();
  await later(800);
  await vi.waitFor(() => expect(left).toEqual([WEB]));
  expect(document.querySelector('a[href^="momo:"]')).toBeNull();
});

it('[PA23] no link leads nowhere: it is said, and asked for again', async () => {
  let well = false;
  const asked = serve(newPayment, () => ({ data: request(well ? {} : { extra_data: {}, error: 'busy' }) }));
  leave();
  await screen.findByRole('alertdialog', { name: 'Yêu cầu thanh toán không thành công' });
  expect(left).toEqual([]);
  well = true;
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await screen.findByRole('link', { name: 'Mở ứng dụng' });
  expect(asked.length).toBeGreaterThan(1);
});
