// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import type { NumberPoints } from '@mam/contract/staff/order-points.schema.ts';
import { correctPoints, getNumberPoints } from '@mam/contract/staff/order-points.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { CorrectPoints } from './correct-points.tsx';

beginAtWork();

const OPEN = 'Điểm của khách';
const show = (role: Role = 'manager') =>
  showAtWork(<CorrectPoints order={boardOrderFromWire(aBoardOrder(), DONG)} role={role} />);

async function opened(points: NumberPoints) {
  serve(getNumberPoints, () => ({ data: points }));
  const sent = serve(correctPoints, ({ body }) => ({
    data: { ...points, point: (points.point ?? 0) + Number(body?.point) },
  }));
  show();
  fireEvent.click(screen.getByRole('button', { name: OPEN }));
  const sheet = () => within(screen.getByRole('dialog', { name: 'Điểm của 0901234567' }));
  await screen.findByText(/^Đang có|^Khách chưa/);
  const type = (label: string, value: string) =>
    fireEvent.change(sheet().getByLabelText(label), { target: { value } });
  return {
    sent,
    sheet,
    type,
    press: (name: string) => fireEvent.click(sheet().getByRole('button', { name })),
  };
}

const GIVEN = { point: 40, reason: 'Món ra nguội', by: 'bepnha', at: 1_796_000_000 };

it('[LO16] of a number nobody has proved there is nothing to correct', async () => {
  const { sheet } = await opened({ point: null, corrections: [] });
  expect(sheet().getByText(/Khách chưa xác nhận số này nên chưa có điểm/)).toBeTruthy();
  expect(sheet().queryByLabelText('Số điểm')).toBeNull();
});

it('[LO16] points are given with a number and a reason, and the button says what is missing', async () => {
  const { sent, press, type } = await opened({ point: 0, corrections: [] });
  press('Nhập số điểm');
  type('Số điểm', '40');
  press('Ghi lý do');
  expect(sent).toEqual([]);
  type('Lý do', 'Món ra nguội');
  press('Cộng 40 điểm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Đã sửa, khách có 40 điểm').length).toBeGreaterThan(0);
  expect(sent.map(({ body }) => body)).toEqual([{ point: 40, reason: 'Món ra nguội' }]);
});

it('[LO16] no more are taken than there are; what was corrected before is read with its reason and name', async () => {
  const { sent, sheet, press, type } = await opened({ point: 40, corrections: [GIVEN] });
  expect(sheet().getByRole('listitem').textContent).toBe('+40 Món ra nguội · bepnha');
  fireEvent.click(sheet().getByRole('radio', { name: 'Trừ điểm' }));
  type('Lý do', 'Cộng nhầm');
  type('Số điểm', '41');
  expect(sheet().getByText('Số này chỉ có 40 điểm')).toBeTruthy();
  press('Trừ 41 điểm');
  expect(sent).toEqual([]);
  type('Số điểm', '15');
  press('Trừ 15 điểm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Đã sửa, khách có 25 điểm').length).toBeGreaterThan(0);
});

it('[LO16] a cook corrects nothing', () => {
  show('cook');
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});
