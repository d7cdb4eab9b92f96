// @vitest-environment happy-dom

import { pastOrderFromWire } from '@mam/contract/order/history-wire.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListedOrder, anOrder, aToldOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { OrderCards } from '../history/order-cards.tsx';
import { buildOrderRows } from '../history/order-row.ts';
import { OrderStatusHead } from './head/order-head-of.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { buildTimeline } from './timeline.ts';

beginInApp();

const NOW = Math.floor(Date.now() / 1000);
const minutes = (n: number) => NOW + n * 60;
const STORE = aStore();

type Told = Partial<OrderDetail> & { readonly type?: 'DELI' | 'PICKUP' };

function show({ type = 'DELI', ...change }: Told): string {
  const wire = aToldOrder(change);
  const order = anOrder({ ...change, setting: { ...wire.setting, type } });
  const pickup = type === 'PICKUP';
  showInApp(
    <main>
      <OrderStatusHead order={order} store={STORE} pickup={pickup} wayOut={null} food={[]} />
      <OrderTimeline
        steps={buildTimeline(order, pickup)}
        pickup={pickup}
        seated={order.tableName !== ''}
        zone={STORE.zone}
      />
    </main>,
  );
  return document.body.textContent ?? '';
}

const accepted = (promised: number, change: Told = {}): Told => ({
  status: 'CONFIRMED',
  promised_at: minutes(promised),
  ready_by: minutes(promised - 10),
  promises: [{ at: minutes(-60), promised_at: minutes(promised) }],
  steps: [{ status: 'CONFIRMED', at: minutes(-60), by: 'staff' }],
  ...change,
});

const AHEAD = /[Dd]ự kiến|còn khoảng|sắp tới|Mời bạn ghé lấy lúc/;

describe('[OR70] a promise that has passed', () => {
  const ready = { ready_at: minutes(-30) };
  const LATE: readonly (readonly [string, Told])[] = [
    ['cooked', accepted(-5)],
    ['cooked to be fetched', accepted(-5, { type: 'PICKUP' })],
    ['cooked for a table', accepted(-5, { type: 'PICKUP', table_name: '7' })],
    ['ready for its driver', accepted(-5, ready)],
    ['on its way', accepted(-5, { ...ready, status: 'RES_DELIVERY' })],
    ['without a driver', accepted(-5, { status: 'AHA_CANCELLED' })],
    ['brought by a partner', accepted(-5, { status: 'IN_PROCESS' })],
  ];

  it.each(LATE)('is admitted while the food is %s, with a way to ask', (_, order) => {
    const text = show(order);
    expect(text).toContain('Xin lỗi bạn, đơn đang trễ');
    expect(text).not.toMatch(AHEAD);
    expect(screen.getByRole('link', { name: `Gọi hỏi quán: ${STORE.phoneText}` })).toBeTruthy();
  });

  it.each([
    ['ready to be fetched', accepted(-5, { type: 'PICKUP', status: 'WAIT_PICKUP', ...ready })],
    ['delivered', accepted(-5, { ...ready, status: 'COMPLETED' })],
    ['cancelled', accepted(-5, { status: 'CANCELLED' })],
  ] as const)('is no news any more when it is %s', (_, order) => {
    const text = show(order);
    expect(text).not.toContain('trễ');
    expect(text).not.toMatch(AHEAD);
  });

  it('is no time to answer by either', () => {
    const text = show({ status: 'WAIT_CONFIRM', answer_by: minutes(-1) });
    expect(text).not.toContain('Quán trả lời bạn muộn nhất');
  });
});

describe('[OR68] a promise that lies ahead', () => {
  it('is the door’s for a delivery, the kitchen’s beside its own step, and says what happens now', () => {
    const text = show(accepted(25));
    expect(text).toMatch(/Dự kiến tới lúc \d\d:\d\d, còn khoảng 25 phút/);
    expect(text).toContain('Quán đang chuẩn bị và tìm tài xế giao tới bạn.');
    expect(text.match(/dự kiến \d\d:\d\d/g)).toHaveLength(2);
  });

  it('is not expected of the kitchen once its own moment has passed', () => {
    const text = show(accepted(5));
    expect(text.match(/dự kiến \d\d:\d\d/g)).toHaveLength(1);
    expect(text.match(/đã hẹn \d\d:\d\d/g)).toHaveLength(1);
  });

  it('is not counted in minutes where it is tomorrow’s', () => {
    expect(show(accepted(24 * 60))).not.toContain('còn khoảng');
  });
});

it('[OR69] every promise stays to be read', () => {
  const promises = [
    { at: minutes(-60), promised_at: minutes(-20) },
    { at: minutes(-25), promised_at: minutes(10) },
  ];
  const text = show(accepted(10, { promises }));
  expect(text.match(/\d\d:\d\d[^:]*: quán hẹn \d\d:\d\d/g)).toHaveLength(2);
});

it.each([
  ['Trễ hẹn', -5, false],
  ['Đang nấu', 5, false],
  ['Món đã xong', -5, true],
] as const)('[OR70] a card of the list says "%s" (%i minutes, ready: %s)', (words, promised, isReady) => {
  const order = aListedOrder({
    type: 'PICKUP',
    status: 'CONFIRMED',
    promised_at: minutes(promised),
    ready: isReady,
  });
  const listed = { orders: [pastOrderFromWire(order)], stores: [] };
  showInApp(<OrderCards rows={buildOrderRows(listed, null, () => '/order')} />);
  expect(screen.getByText(words)).toBeTruthy();
});
