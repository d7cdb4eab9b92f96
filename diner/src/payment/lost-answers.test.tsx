// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { changeMethod, checkPayment, claimTransfer, newPayment } from '@mam/contract/payment/pay-order.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { WAITING_FOR_MONEY } from '../../test/a-payment-state.ts';
import { aShop } from '../../test/a-shop.ts';
import { aToldOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { invalidateTopic } from '../data/query-cache.ts';
import { useOrder } from '../order/use-order.ts';
import { OtherWaySheet } from './other-way-sheet.tsx';
import { PayDialog } from './pay-dialog.tsx';

beginInApp();

const HASH = aToldOrder().hash;
const REQUEST: PaymentRequest = {
  extra_data: { qr_data: 'code' },
  payment_method: 'TRANSFER',
  number: 1,
  amount: 75_600,
  expires_at: Math.floor(Date.now() / 1000) + 900,
  transfer: {
    bank_name: 'Vietcombank',
    bank_id: '970436',
    account_number: '1012345678',
    account_name: 'BEP NHA LUA',
    amount: 75_600,
    description: 'MAM AAA11',
  },
};

type Line = 'up' | 'answer-lost' | 'down';
let line: Line = 'up';
beforeEach(() => {
  line = 'up';
});

async function payByTransfer() {
  let state = WAITING_FOR_MONEY;
  const done: boolean[] = [];
  serve(checkPayment, () => (line === 'down' ? 'lost' : { data: state }));
  serve(newPayment, () => (line === 'down' ? 'lost' : { data: REQUEST }));
  const claims = serve(claimTransfer, () => {
    if (line === 'down') return 'lost';
    state = { ...WAITING_FOR_MONEY, transfer_claimed: true };
    return line === 'up' ? { data: state } : 'lost';
  });
  showInApp(
    <PayDialog
      hash={HASH}
      method="TRANSFER"
      orderCode="AAA11"
      total={75_600}
      store={aShop().store}
      onDone={(paid) => done.push(paid)}
      onOther={() => {}}
      onClose={() => {}}
    />,
    { address: '/' },
  );
  return { claims, done };
}

it('[OR90] "I have transferred" without a net: neither said nor unsaid, and offered again once the money was read', async () => {
  const { claims, done } = await payByTransfer();
  const claim = await screen.findByRole('button', { name: 'Tôi đã chuyển khoản' });
  line = 'down';
  fireEvent.click(claim);
  await screen.findByText(/^Mạng vừa mất: chưa rõ quán đã nhận lời báo/);
  expect(done).toEqual([]);
  line = 'up';
  invalidateTopic(`order:${HASH}`);
  await screen.findByText(/^Lời báo vừa rồi chưa tới quán/);
  expect(claims).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Báo lại: tôi đã chuyển' }));
  await waitFor(() => expect(done).toContain(false));
  expect(claims).toHaveLength(2);
});

it('[OR90] of a claim that arrived although its answer was lost the money’s state tells, and the order goes on', async () => {
  const { claims, done } = await payByTransfer();
  const claim = await screen.findByRole('button', { name: 'Tôi đã chuyển khoản' });
  line = 'answer-lost';
  fireEvent.click(claim);
  await waitFor(() => expect(done).toContain(false));
  expect(claims).toHaveLength(1);
});

it('[OR90] a new code nobody answered for is no payment that failed, and is asked for again', async () => {
  line = 'down';
  await payByTransfer();
  const question = await screen.findByRole('alertdialog', { name: 'Mất mạng, chưa mở được phần trả tiền' });
  expect(question.textContent).not.toContain('không thành công');
  line = 'up';
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('button', { name: 'Tôi đã chuyển khoản' })).toBeTruthy();
});

/** The sheet over the order it is about, which is followed. */
function Other({ onChanged }: { readonly onChanged: (type: string) => void }) {
  const order = useOrder(HASH);
  if (order.state !== 'ready') return null;
  const { type, paymentMethod, total } = order.value.countedIn(DONG);
  return (
    <OtherWaySheet
      hash={HASH}
      type={type}
      method={paymentMethod}
      total={total}
      store={aShop().store}
      onChanged={onChanged}
      onClose={() => {}}
    />
  );
}

async function payOtherwise() {
  let order = aToldOrder({ status: 'WAIT_PAYMENT', payment_method: 'TRANSFER' });
  const changed: string[] = [];
  serve(getOrder, () => (line === 'down' ? 'lost' : { data: order }));
  const sent = serve(changeMethod, ({ body }) => {
    if (line === 'down') return 'lost';
    const { payment_method } = body as { payment_method: string };
    order = { ...order, payment_method };
    return line === 'up'
      ? { data: { ...WAITING_FOR_MONEY, payment_method, payment_request: null } as never }
      : 'lost';
  });
  showInApp(<Other onChanged={(type) => changed.push(type)} />, { address: '/' });
  await screen.findByRole('dialog');
  const choose = () => {
    const way = screen
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked, disabled }) => !checked && !disabled);
    if (!way) throw new Error('there is another way');
    fireEvent.click(way);
    fireEvent.click(screen.getByRole('button', { name: /^(Trả|Chuyển|Chọn)/ }));
  };
  return { sent, changed, choose };
}

it('[OR90] another way to pay without a net: the sheet stays and says it, and tells how it stands once it was read', async () => {
  const { sent, changed, choose } = await payOtherwise();
  line = 'down';
  choose();
  await screen.findByText(/^Mạng vừa mất: chưa rõ đã đổi cách trả chưa/);
  line = 'up';
  invalidateTopic(`order:${HASH}`);
  await screen.findByText(/^Yêu cầu đổi vừa rồi chưa tới quán/);
  expect(changed).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('[OR90] changed although the answer was lost, it goes on as if it had come', async () => {
  const { sent, changed, choose } = await payOtherwise();
  line = 'answer-lost';
  choose();
  await waitFor(() => expect(changed.length).toBeGreaterThan(0));
  expect(sent).toHaveLength(1);
});
