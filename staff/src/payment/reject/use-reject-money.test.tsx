// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getOrderMoney } from '@mam/contract/payment/staff-money.ts';
import type { Rejected } from '@mam/contract/staff/board.schema.ts';
import { rejectOrder } from '@mam/contract/staff/board.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { OrderStatus } from '@mam/domain/order/status.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { moneyAfter } from '../../../test/paid-money.ts';
import { RejectSheet } from '../../order/answer/reject-sheet.tsx';
import { useRejectMoney } from './use-reject-money.tsx';

beginAtWork();

const SUM = 226_800;

interface RefusingProps {
  readonly role: Role;
  readonly status: OrderStatus;
  readonly onClose: () => void;
}

function Refusing({ role, status, onClose }: RefusingProps) {
  const order = boardOrderFromWire(aBoardOrder({ status }), DONG);
  return (
    <RejectSheet order={order} money={useRejectMoney(order, role)} onClose={onClose} onSoldOut={() => {}} />
  );
}

/** A paid order is refused for a kitchen that is too busy; answers what was sent, and once the sheet is gone. */
async function refuse(
  role: Role,
  confirm: string,
  became: Pick<Rejected, 'given_back' | 'refund_due'>,
  status: OrderStatus = 'WAIT_CONFIRM',
) {
  let closed = false;
  serve(getOrderMoney, () => ({ data: moneyAfter() }));
  const sent = serve(rejectOrder, () => ({
    data: { ...aBoardOrder({ status: 'CANCELLED', version: 4 }), ...became },
  }));
  showAtWork(
    <Refusing
      role={role}
      status={status}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  const sheet = within(await screen.findByRole('dialog', { name: /^(Từ chối|Huỷ) AAA11\?$/ }));
  expect(sheet.getByRole('button', { name: 'Chọn lý do' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('radio', { name: 'Bếp quá tải' }));
  const button = await sheet.findByRole('button', { name: confirm });
  const said = document.querySelector('dialog')?.textContent ?? '';
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(closed).toBe(true));
  return { said, sent: sent.map(({ body }) => body?.give_back) };
}

it('[PA34] by a manager: the sum is on the button, and where it goes stands above', async () => {
  const went = { given_back: [{ gateway: 'momo', amount: SUM, state: 'done' as const }], refund_due: 0 };
  const { said, sent } = await refuse('manager', 'Từ chối, hoàn 226.800đ', went);
  expect(said).toContain('Khách đã trả 226.800đ');
  expect(said).toContain('226.800đ tự về MoMo của khách');
  expect(sent).toEqual([true]);
  expect(screen.getAllByText('Đã từ chối AAA11, đã hoàn 226.800đ').length).toBeGreaterThan(0);
});

it('[PA34] where the gateway says no it is refused all the same, and the money is said to be due', async () => {
  const failed = {
    given_back: [{ gateway: 'momo', amount: SUM, state: 'failed' as const }],
    refund_due: SUM,
  };
  await refuse('manager', 'Từ chối, hoàn 226.800đ', failed);
  expect(screen.getAllByText(/Chưa hoàn được 226\.800đ/).length).toBeGreaterThan(0);
});

it('[PA34] by a cook, of what nobody took yet: it goes back by itself, whoever refuses', async () => {
  const went = { given_back: [{ gateway: 'momo', amount: SUM, state: 'done' as const }], refund_due: 0 };
  const { said, sent } = await refuse('cook', 'Từ chối, hoàn 226.800đ', went);
  expect(said).toContain('226.800đ tự về MoMo của khách');
  expect(sent).toEqual([undefined]);
});

it('[PA34] by a cook, of what is being cooked: who must give it back is named, and nothing goes back', async () => {
  const due = { given_back: [], refund_due: SUM };
  const { said, sent } = await refuse('cook', 'Huỷ đơn', due, 'CONFIRMED');
  expect(said).toContain('quản lý hoặc chủ quán mới hoàn được');
  expect(sent).toEqual([undefined]);
  expect(screen.getAllByText(/Còn phải hoàn 226\.800đ/).length).toBeGreaterThan(0);
});
