// @vitest-environment happy-dom

import { NOT_RECEIVED } from '@mam/contract/order/hub-error.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { RateOrder } from '../rating/rate-order.tsx';
import { BuyAgain, mayBuyAgain } from './again/buy-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { TrackDriver } from './driver/track-driver.tsx';
import { OrderStatusHead } from './head/order-head-of.tsx';

beginInApp();

const MENU = { dishById: new Map(), comboById: new Map() } as unknown as Parameters<
  typeof RateOrder
>[0]['menu'];
const DRIVER = {
  Ahamove_Link: 'https://track.example/r/7',
  Driver_Id: '0901234567',
  Driver_Name: 'Anh Hoàng',
};
const AGAIN = ['Đặt lại'];

/** Statuses that partners, gateways and older data leave behind, as a diner reads them, and what may be done then. */
const LEFT_BEHIND = [
  ['WAIT_PREPAID', 'Chờ thanh toán', AGAIN],
  ['PAYMENT_SUCCESS', 'Chờ quán xác nhận', ['Huỷ đơn']],
  ['PENDING', 'Chờ quán xác nhận', ['Huỷ đơn']],
  ['SOMETHING_NEW', 'Bếp đang nấu', []],
  ['WAIT_PICKUP', 'Món đã xong', []],
  ['IN PROCESS', 'Tài xế đang giao hàng', []],
  ['COMPLETE', 'Chúc ngon miệng', ['Đánh giá', ...AGAIN]],
  ['FAILED', 'Quán chưa nhận được đơn', AGAIN],
  ['CANCELLED_BY_PARTNER', 'Đơn đã huỷ', AGAIN],
  ['PAYMENT_FAILED', 'Thanh toán thất bại', AGAIN],
  ['PAYMENT_FAIL', 'Thanh toán thất bại', AGAIN],
  ['WAIT_PAYMENT_CANCELLED', 'Thanh toán thất bại', AGAIN],
] as const;

function show(status: string, driver: typeof DRIVER | null = null): void {
  // an order that never arrived comes with what to read out when calling
  const wire = anOrder({
    status,
    hub_response: status === 'FAILED' ? { error: { message: NOT_RECEIVED.vi } } : {},
  });
  const order =
    driver === null
      ? wire
      : {
          ...wire,
          hasDriver: true,
          driver: { name: driver.Driver_Name, phone: driver.Driver_Id, link: driver.Ahamove_Link },
        };
  const store = aStore();
  showInApp(
    <main>
      <OrderStatusHead
        order={{ ...order, type: 'DELI' }}
        store={store}
        pickup={false}
        wayOut={null}
        food={[]}
      />
      <TrackDriver order={order} />
      <RateOrder order={order} store={store} menu={MENU} />
      <CancelOrder order={order} />
      {mayBuyAgain(order.status) ? <BuyAgain order={order} /> : null}
    </main>,
  );
}

it.each(LEFT_BEHIND)(
  '[OR1] [OR2] %s is read as "%s", and its diner may do what fits',
  (status, title, may) => {
    show(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const acts = [...document.querySelectorAll('main button, main a')].map((one) => one.textContent ?? '');
    expect(acts.filter((act) => /^(Huỷ đơn|Đánh giá|Đặt lại)$/.test(act))).toEqual([...may]);
  },
);

/** A partner's driver: the first one calls it off, another one has come to the restaurant. */
it.each([
  ['ASSIGNING', 'Đang tìm tài xế'],
  ['ACCEPTED', 'Tài xế đã nhận đơn'],
  ['AHA_CANCELLED', 'Tài xế đã huỷ'],
  ['IN_PROCESS', 'Tài xế đang giao hàng'],
])('[OR1] [OR63] %s of a partner is read as "%s"', (status, title) => {
  show(status, DRIVER);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryByRole('button', { name: 'Theo dõi tài xế' })).toBeNull();
});

it('[OR63] on its way it is followed, and the driver is called', () => {
  show('RES_DELIVERY', DRIVER);
  expect(screen.getByRole('region', { name: 'Tài xế' }).textContent).toContain('Anh Hoàng');
  expect(screen.getByRole('link', { name: 'Gọi tài xế' }).getAttribute('href')).toBe('tel:0901234567');
  expect(screen.getByRole('button', { name: 'Theo dõi tài xế' })).toBeTruthy();
});

it.each([
  [
    'CANCELLED_BY_PARTNER',
    ['WAIT_CONFIRM'],
    'PAYMENT_ON_DELIVERY',
    'Đơn bị huỷ trước khi quán nhận. Bạn không phải trả gì cho đơn này.',
  ],
  [
    'CANCELLED_BY_PARTNER',
    ['WAIT_CONFIRM', 'CONFIRMED'],
    'PAYMENT_ON_DELIVERY',
    'Đơn bị huỷ sau khi quán đã nhận. Bạn không phải trả gì cho đơn này.',
  ],
  ['CANCELLED', ['WAIT_CONFIRM', 'CONFIRMED', 'WAIT_PICKUP'], 'MOMOQR4', 'Đơn bị huỷ khi món đã nấu xong.'],
  [
    'CANCELLED',
    ['WAIT_CONFIRM', 'CONFIRMED', 'RES_DELIVERY'],
    'TRANSFER',
    'Đơn bị huỷ khi món đang được giao.',
  ],
] as const)(
  '[OR71] %s after %j, paid by %s: how far it had come, and no word too much of the money',
  (status, before, method, words) => {
    const steps = [...before, status].map((one, at) => ({ status: one, at, by: 'staff' }) as const);
    showInApp(
      <OrderStatusHead
        order={anOrder({ status, payment_method: method, steps })}
        store={aStore()}
        pickup
        wayOut={null}
        food={[]}
      />,
    );
    expect(screen.getByText(words)).toBeTruthy();
  },
);

const RATING = { _id: 'x', score: 3, feedback: '', dishes: [] };

it.each([
  ['their own, rated', true, RATING, ['Xem đánh giá']],
  ['their own', true, null, ['Đánh giá']],
  ['a friend’s', false, null, []],
  ['a friend’s, rated', false, RATING, []],
] as const)('[RA1] of a meal that is %s a diner is asked what fits', (_, mine, rating, may) => {
  const order = anOrder({ status: 'COMPLETED', is_mine: mine, rating: rating && { ...rating, dishes: [] } });
  showInApp(<RateOrder order={order} store={aStore()} menu={MENU} />);
  expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual([...may]);
});

it.each([
  [true, 'Bạn đã huỷ đơn này.'],
  [false, 'Người đặt đã huỷ đơn này.'],
])('[OR35] a cancelled order says who cancelled it (own: %s)', (mine, words) => {
  const order = anOrder({ status: 'USER_CANCELLED', is_mine: mine });
  showInApp(<OrderStatusHead order={order} store={aStore()} pickup wayOut={null} food={[]} />);
  expect(screen.getByText(words)).toBeTruthy();
});
