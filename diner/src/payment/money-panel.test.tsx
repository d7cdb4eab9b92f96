// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { checkPayment, paymentHistory } from '@mam/contract/payment/pay-order.ts';
import type { MoneyMove, PaymentState } from '@mam/contract/payment/payment.schema.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WAITING_FOR_MONEY } from '../../test/a-payment-state.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { forgetLeft, rememberLeft } from './left-to-pay.ts';
import { MoneyPanel } from './money-panel.tsx';

beginInApp();

const HASH = 'AAA11:abcdefghijklmnopqrstuv';
const TOTAL = 27_000;
const AT = Date.UTC(2026, 10, 30, 5, 0) / 1000;

const move = (change: Partial<MoneyMove>): MoneyMove => ({
  id: change.id ?? 'one',
  kind: 'capture',
  gateway: 'momo',
  amount: TOTAL,
  state: 'settles',
  at: AT,
  reference: '',
  reason: '',
  by: '',
  capture_id: '',
  share: '',
  ...change,
});

/** It stands there before the server has answered. */
const NOT_YET = /Đang kiểm tra xem|đang kiểm tra tiền/;

/** The panel of an order that costs 27.000đ, as its server tells of the money. */
async function show(told: Partial<PaymentState>, moves: readonly MoneyMove[] = [], method = 'MOMO_QR_AIO') {
  const state: PaymentState = { ...WAITING_FOR_MONEY, ...told };
  serve(checkPayment, () => ({ data: state }));
  serve(paymentHistory, () => ({ data: { payments: [...moves] } }));
  const pressed: string[] = [];
  showInApp(
    <MoneyPanel
      hash={HASH}
      method={method}
      total={TOTAL}
      inShares={false}
      store={aStore()}
      waiting={state.status === 'WAIT_PAYMENT'}
      heldUntil="18:30 hôm nay"
      onPay={() => pressed.push('pay')}
      onOther={() => pressed.push('other')}
    />,
  );
  const panel = await screen.findByRole('region', { name: 'Tiền của đơn này' });
  await waitFor(() => expect(panel.textContent).not.toMatch(NOT_YET));
  return {
    panel,
    pressed,
    buttons: () =>
      within(panel)
        .queryAllByRole('button')
        .map((one) => one.textContent),
  };
}

it('[PA24] an attempt that failed ends nothing: it is said, and paid again as it was or otherwise', async () => {
  const { panel, pressed, buttons } = await show({ state: 'FAILED' }, [], 'ZALOPAYQR4');
  expect(panel.textContent).toContain('Lần trả vừa rồi chưa thành công');
  expect(buttons()[0]).toBe('Trả bằng ví ZaloPay');
  for (const button of within(panel).getAllByRole('button')) fireEvent.click(button);
  expect(pressed).toEqual(['pay', 'other']);
});

it.each(['MOMOQR4', 'ATM_VIA_MOMO', 'ONEPAY'])('[PA24] %s is paid again by its own name', async (method) => {
  const { buttons } = await show({ state: 'FAILED' }, [], method);
  expect(buttons()[0]).toMatch(/^Trả bằng (ví MoMo|thẻ)/);
});

it.each([
  ['paid', { state: 'SUCCESS', status: 'WAIT_CONFIRM', captured: TOTAL }, 'Đã nhận đủ 27.000'],
  [
    'paid twice',
    { state: 'SUCCESS', status: 'WAIT_CONFIRM', captured: 2 * TOTAL, refund_due: TOTAL },
    'Bạn đã trả thừa 27.000',
  ],
  [
    'over, and nothing came',
    { state: 'EXPIRED', status: 'WAIT_PAYMENT_CANCELLED' },
    'Chưa nhận được tiền cho đơn này',
  ],
  [
    'paid too late',
    { state: 'EXPIRED', status: 'WAIT_PAYMENT_CANCELLED', captured: TOTAL, refund_due: TOTAL },
    'quán còn giữ 27.000',
  ],
  [
    'paid too late twice',
    { state: 'EXPIRED', status: 'WAIT_PAYMENT_CANCELLED', captured: 2 * TOTAL, refund_due: 2 * TOTAL },
    'quán còn giữ 54.000',
  ],
  [
    'a claim',
    { state: 'PENDING', status: 'WAIT_CONFIRM', transfer_claimed: true },
    'Bạn đã báo chuyển khoản',
  ],
] as const)('[PA24] %s: it is said so, and there is nothing to press', async (_, told, words) => {
  const { panel, buttons } = await show(told, [], 'TRANSFER');
  expect(panel.textContent).toContain(words);
  expect(buttons()).toEqual([]);
});

it('[PA35] what went back is said once, with where to; what could not go is due', async () => {
  const went = move({ id: 'back', kind: 'refund', state: 'done', capture_id: 'one' });
  const told = { state: 'SUCCESS', status: 'CANCELLED', captured: TOTAL, refunded: TOTAL } as const;
  const { panel } = await show(told, [move({}), went]);
  expect(panel.textContent).toContain('Tiền của đơn này đã được gửi trả');
  expect((await within(panel).findByText(/27\.000đ đã về ví MoMo của bạn/)).textContent).toBeTruthy();
  expect(within(panel).getAllByText('Đã hoàn')).toHaveLength(1);
});

it('[PA35] what a gateway refused to give back has not left: it is due, and how it will come is said', async () => {
  const refused = move({ id: 'back', kind: 'refund', state: 'failed', capture_id: 'one' });
  const told = { state: 'SUCCESS', status: 'CANCELLED', captured: TOTAL, refund_due: TOTAL } as const;
  const { panel } = await show(told, [move({}), refused]);
  expect(panel.textContent).toContain('quán còn giữ 27.000đ của bạn và phải hoàn lại');
  await within(panel).findByText(/quán hoàn xong thì tiền về ví MoMo của bạn, thường trong vài phút/);
  expect(within(panel).queryByText('Đã hoàn')).toBeNull();
});

it('[PA20] who is back from paying reads that it is looked for, whatever the way back has said', async () => {
  rememberLeft(HASH);
  const { panel } = await show({});
  expect(panel.textContent).toContain('Đang kiểm tra thanh toán');
});

it.each([
  [
    'WAIT_PAYMENT',
    true,
    '27.000đ, Ví MoMo.Đang kiểm tra xem tiền đã tới chưa.',
    ['Trả bằng ví MoMo', 'Chọn cách trả khác'],
  ],
  ['CONFIRMED', false, '27.000đ, Ví MoMo: đang kiểm tra tiền.', []],
] as const)(
  '[PA64] before the server answers, %s says its sum and its way, and that it is looked up',
  async (_, waiting, words, buttons) => {
    // the test before left to pay on this device
    forgetLeft(HASH);
    serve(checkPayment, () => 'lost');
    showInApp(
      <MoneyPanel
        hash={HASH}
        method="MOMO_P2SU"
        total={TOTAL}
        inShares={false}
        store={aStore()}
        waiting={waiting}
        heldUntil="18:30 hôm nay"
        onPay={() => {}}
        onOther={() => {}}
      />,
    );
    const panel = await screen.findByRole('region', { name: 'Tiền của đơn này' });
    expect(within(panel).getByRole('status').textContent).toBe(words);
    expect(
      within(panel)
        .queryAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([...buttons]);
  },
);
