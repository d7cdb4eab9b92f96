// @vitest-environment happy-dom

import { type ServedCall, serve } from '@mam/client/test/served.ts';
import { cancelOrder } from '@mam/contract/order/cancel-order.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToldOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { invalidateTopic } from '../data/query-cache.ts';
import { CancelOrder } from './cancel-order.tsx';
import { useOrder } from './use-order.ts';

beginInApp();

const HASH = aToldOrder().hash;

function Followed() {
  const order = useOrder(HASH);
  if (order.state !== 'ready') return null;
  const known = order.value.countedIn(DONG);
  return (
    <>
      <p data-testid="status">{known.status}</p>
      <CancelOrder order={known} />
    </>
  );
}

type Line = 'up' | 'answer-lost' | 'down';

/** The order as the server has it, followed over a line that may lose answers, or everything. */
async function follow(change: Partial<OrderDetail> = {}) {
  let order = aToldOrder(change);
  let line: Line = 'up';
  serve(getOrder, () => (line === 'down' ? 'lost' : { data: order }));
  const cancels: readonly ServedCall[] = serve(cancelOrder, () => {
    if (line === 'down') return 'lost';
    order = aToldOrder({ ...change, status: 'USER_CANCELLED' });
    return line === 'up' ? { data: order } : 'lost';
  });
  showInApp(<Followed />);
  await screen.findByTestId('status');
  return {
    cancels,
    goes: (to: Line) => {
      line = to;
    },
    comesBack: () => {
      line = 'up';
      invalidateTopic(`order:${HASH}`);
    },
    becomes: (status: string) => {
      order = aToldOrder({ ...change, status });
      invalidateTopic(`order:${HASH}`);
    },
  };
}

const status = () => screen.getByTestId('status').textContent;
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Huỷ đơn' }));
const question = () => screen.findByRole('alertdialog', { name: 'Huỷ đơn này?' });
const say = async (answer: string) =>
  fireEvent.click(within(await question()).getByRole('button', { name: answer }));

it('[OR35] who was sent the link reads the order and cannot undo it', async () => {
  await follow({ is_mine: false });
  expect(screen.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull();
});

it('[OR35] nothing is sent before the question is answered with yes, and a yes tapped twice is sent once', async () => {
  const { cancels } = await follow();
  ask();
  await say('Giữ đơn');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cancels).toEqual([]);
  ask();
  const yes = within(await question()).getByRole('button', { name: 'Huỷ đơn' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  await waitFor(() => expect(status()).toBe('USER_CANCELLED'));
  expect(cancels).toHaveLength(1);
  expect(screen.getAllByText('Bạn đã huỷ đơn này.').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull();
});

it('[OR90] an answer that was lost says nothing: the order is read again, and page and toast say the same', async () => {
  const { cancels, goes } = await follow();
  goes('answer-lost');
  ask();
  await say('Huỷ đơn');
  await waitFor(() => expect(status()).toBe('USER_CANCELLED'));
  expect((await screen.findAllByText('Bạn đã huỷ đơn này.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cancels).toHaveLength(1);
});

it('[OR90] without a net the question stays and says what is not known; back again it is offered once more', async () => {
  const { cancels, goes, comesBack } = await follow();
  goes('down');
  ask();
  await say('Huỷ đơn');
  const unsure = await screen.findByRole('alertdialog', { name: 'Chưa rõ đơn đã huỷ chưa' });
  within(unsure).getByText(/^Mạng vừa mất/);
  expect(screen.queryByText('Bạn đã huỷ đơn này.')).toBeNull();
  comesBack();
  within(await question()).getByText(/^Yêu cầu huỷ vừa rồi chưa tới quán/);
  expect(cancels).toHaveLength(1);
  await say('Huỷ lần nữa');
  await waitFor(() => expect(status()).toBe('USER_CANCELLED'));
  expect(cancels).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('[OR35] who was faster than the answer is said', async () => {
  const { becomes, cancels } = await follow();
  ask();
  await question();
  becomes('CONFIRMED');
  const late = await screen.findByRole('alertdialog', { name: 'Quán vừa nhận đơn' });
  fireEvent.click(within(late).getByRole('button', { name: 'Đã hiểu' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cancels).toEqual([]);
});
