// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { BuyAgainScreen } from './buy-again-screen.tsx';

beginInApp();

it.each([
  ['nobody knows', 'ZZZZZ:abcdefghijklmnopqrstuv'],
  ['that was cut short on its way', 'ZZZZZ'],
])('[CA15] a link to an order %s says so and leads on', async (_, hash) => {
  serve(getOrder, () => ({ refused: 'ORDER_UNKNOWN', status: 404, message: '' }));
  showInApp(<BuyAgainScreen />, { address: `/r/?order_hash=${hash}` });
  await screen.findByRole('heading', { level: 1, name: 'Lỗi đặt lại đơn hàng' });
  expect(screen.getByText(/^Không tìm thấy đơn này\./)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\//);
});
