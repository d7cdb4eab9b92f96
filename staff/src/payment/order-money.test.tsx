// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { MoneyMove } from '@mam/contract/payment/payment.schema.ts';
import { getOrderMoney } from '@mam/contract/payment/staff-money.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { aRefund, moneyAfter } from '../../test/paid-money.ts';
import { OrderMoney } from './order-money.tsx';

beginAtWork();

/** The money of an order after these refunds, as this role sees it. */
async function show(role: Role, ...refunds: readonly MoneyMove[]) {
  const money = moneyAfter(...refunds);
  serve(getOrderMoney, () => ({ data: money }));
  const order = boardOrderFromWire(aBoardOrder({ refunded: money.refunded }), DONG);
  showAtWork(<OrderMoney order={order} role={role} />);
  const panel = within(await screen.findByRole('region', { name: 'Tiền của đơn' }));
  await panel.findAllByRole('listitem');
  return {
    moves: panel.getAllByRole('listitem').map((one) => one.textContent ?? ''),
    buttons: panel.queryAllByRole('button').map((one) => one.textContent),
  };
}

it.each([
  ['what is paid may go back', 'manager', [], ['Hoàn tiền']],
  ['what a gateway refused is tried once more', 'manager', [aRefund('failed')], ['Hoàn lại lần nữa']],
  ['what went back whole leaves nothing', 'manager', [aRefund('done', 226_800)], []],
  ['a cook gives nothing back', 'cook', [], []],
] as const)('[PA16] [PA34] %s', async (_, role, refunds, buttons) => {
  expect((await show(role, ...refunds)).buttons).toEqual([...buttons]);
});

it('[PA18] every payment and refund is told, a refund with its name and its reason', async () => {
  const refund = { ...aRefund('done'), by: 'bepnha', reason: 'Thiếu món' };
  const { moves } = await show('manager', refund);
  expect(moves).toHaveLength(2);
  expect(moves[1]).toContain('Hoàn qua MoMo');
  expect(moves[1]).toContain('Người hoàn: bepnha · Thiếu món');
});

it.each([
  ['manager', ['Hoàn tiền']],
  ['cook', null],
] as const)('[PA65] what was paid on receipt: a %s gives it back', async (role, buttons) => {
  const money = {
    ...moneyAfter(),
    captured: 0,
    counted: 0,
    payments: [],
    on_receipt: { amount: 226_800, at: 1_796_000_000 },
  };
  const calls = serve(getOrderMoney, () => ({ data: money }));
  const wire = aBoardOrder({
    status: 'COMPLETED',
    payment_method: 'PAYMENT_ON_DELIVERY',
    captured: 0,
    paid_at: null,
  });
  showAtWork(<OrderMoney order={boardOrderFromWire(wire, DONG)} role={role} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  if (buttons === null) expect(screen.queryByRole('region', { name: 'Tiền của đơn' })).toBeNull();
  else {
    const panel = within(await screen.findByRole('region', { name: 'Tiền của đơn' }));
    expect(panel.getAllByRole('button').map((one) => one.textContent)).toEqual([...buttons]);
  }
});
