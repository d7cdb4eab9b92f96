// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { OpenedElsewhere } from './opened-elsewhere.tsx';
import { OrderPlaces } from './order-places.tsx';

beginInApp();

const TOLD = 'Đơn này cũng mở trên một máy khác đã xác nhận số 0901234567.';

function show(opened_by_number: 'elsewhere' | 'here' | null): string {
  const order = anOrder({ opened_by_number });
  showInApp(
    <main>
      <OpenedElsewhere order={order} phone="028 3822 1234" />
      <OrderPlaces order={order} store={null} wanted={null} pickup forAnybody={false} />
    </main>,
  );
  return document.body.textContent ?? '';
}

it('[OR83] who placed it is told that another device opened it, and whom to call', () => {
  expect(show('elsewhere')).toContain(TOLD);
  expect(screen.getByText('Không phải bạn? Hãy gọi quán ngay.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gọi quán' }).getAttribute('href')).toBe('tel:02838221234');
});

it('[OR83] who opened it by its number reads why it is theirs, and nobody else reads any of it', () => {
  const here = 'Đơn đặt trên máy khác. Bạn mở được vì đã xác nhận số 0901234567.';
  expect(show('here')).toContain(here);
  expect(screen.queryByRole('link', { name: 'Gọi quán' })).toBeNull();
  document.body.innerHTML = '';
  const other = show(null);
  expect([other.includes(TOLD), other.includes(here)]).toEqual([false, false]);
});
