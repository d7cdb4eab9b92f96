// @vitest-environment happy-dom

import { deviceStorage } from '@mam/client/storage.ts';
import { serve } from '@mam/client/test/served.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aListedOrder, aToldOrder } from '../../../test/an-order.ts';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { forgetDevice } from '../../device/forget-device.ts';
import { keepTablet } from '../../device/tablet.ts';
import { useHistory } from '../../history/use-history.ts';
import { SeenBefore } from '../../order/seen-before.tsx';
import { useOrder } from '../../order/use-order.ts';
import { lastSeen } from '../last-seen.ts';
import { invalidateTopic, queryCache } from '../query-cache.ts';
import { rememberOwnOrders } from './own-orders.ts';

beginInApp();
beforeEach(() => {
  lastSeen.setState({}, true);
  keepTablet(null);
  deviceStorage.removeItem('mam.orders');
  rememberOwnOrders();
});

const HASH = aToldOrder().hash;
const WRITTEN = 'Bấm chuông hai lần';
const LINES = aToldOrder().quote.lines.map((line) => ({ ...line, note: WRITTEN }));
const NOTED: Partial<OrderDetail> = { quote: { ...aToldOrder().quote, lines: LINES } };

function Page() {
  const order = useOrder(HASH);
  if (order.state !== 'ready') return <p>{order.state}</p>;
  const { code, lines, status } = order.value.countedIn(DONG);
  return (
    <>
      <p>
        {code} {status} {lines.map(({ name }) => name)}
      </p>
      <SeenBefore of={[`order:${HASH}`]} zone="Asia/Ho_Chi_Minh" phone="028 1234" />
    </>
  );
}

function List() {
  const history = useHistory('BEPNHA');
  if (history.state !== 'ready') return <p>{history.state}</p>;
  return <p>{history.value.orders.map(({ code }) => code).join(' ')}</p>;
}

const kept = () => deviceStorage.getItem('mam.orders') ?? '';

/** The page is opened anew, and nothing answers any more. */
function reloadWithoutNetwork(what: Parameters<typeof showInApp>[0]): void {
  cleanup();
  act(() => queryCache.clear());
  lastSeen.setState({}, true);
  serve(getOrder, () => 'lost');
  serve(getHistory, () => 'lost');
  showInApp(what);
}

async function look(change: Partial<OrderDetail> = {}): Promise<void> {
  serve(getOrder, () => ({ data: aToldOrder({ ...NOTED, ...change }) }));
  showInApp(<Page />);
  await screen.findByText(/AAA11/);
}

it('[OR91] loaded again without a network the page shows the order as it was, from when, and who is called', async () => {
  await look();
  reloadWithoutNetwork(<Page />);
  await screen.findByText('AAA11 WAIT_CONFIRM Gỏi gà bắp cải');
  screen.getByText(/^Máy đang mất mạng\. Đơn như lúc \d\d:\d\d/);
  expect(screen.getByRole('link', { name: '028 1234' }).getAttribute('href')).toBe('tel:0281234');
  // back again: it is over by now, and nothing is kept of it
  serve(getOrder, () => ({ data: aToldOrder({ status: 'COMPLETED' }) }));
  act(() => invalidateTopic(`order:${HASH}`));
  await screen.findByText(/AAA11 COMPLETED/);
  await waitFor(() => expect(screen.queryByText(/^Máy đang mất mạng/)).toBeNull());
  expect(kept()).toBe('');
});

it('[OR91] neither name, number nor what somebody wrote is kept', async () => {
  await look();
  expect(kept()).toContain('Gỏi gà bắp cải');
  for (const secret of ['Nguyễn Minh Thư', '0901234567', WRITTEN]) expect(kept()).not.toContain(secret);
});

it('[OR91] the list shows what is under way and nothing that is over', async () => {
  const orders = [aListedOrder({ code: 'BBB22' }), aListedOrder({ code: 'CCC33', status: 'COMPLETED' })];
  serve(getHistory, () => ({ data: { orders, restaurants: [], count: null, next: null } }));
  showInApp(<List />);
  await screen.findByText('BBB22 CCC33');
  reloadWithoutNetwork(<List />);
  await screen.findByText('BBB22');
});

it.each([
  ['an order that is over', () => look({ status: 'COMPLETED' })],
  ["somebody else's order", () => look({ is_mine: false })],
  [
    'an order on a device of a table',
    () => {
      keepTablet({ brand: 'BEPNHA', storeId: 101, name: '12', code: 'x', touchedAt: null });
      return look();
    },
  ],
  [
    'an order of a diner this browser has forgotten',
    async () => {
      await look();
      forgetDevice({ withLanguage: false });
    },
  ],
] as const)('[OR91] %s is not kept', async (_, happens) => {
  await happens();
  expect(kept()).toBe('');
});

it('[OR91] twelve are kept at most, and none for longer than a week', async () => {
  const seen = (n: number, at: number) => ({ name: `order:AAA${n}:abcdefghijklmnopqrstuv`, at, data: {} });
  const old = Date.now() - 8 * 86_400_000;
  deviceStorage.setItem('mam.orders', JSON.stringify([seen(0, old), seen(1, Date.now())]));
  rememberOwnOrders();
  expect(JSON.parse(kept())).toHaveLength(1);
  const many = Array.from({ length: 20 }, (_, n) => seen(n, Date.now()));
  deviceStorage.setItem('mam.orders', JSON.stringify(many));
  await look();
  expect(JSON.parse(kept())).toHaveLength(12);
  expect(JSON.parse(kept())[0].name).toBe(`order:${HASH}`);
});
