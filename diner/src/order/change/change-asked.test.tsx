// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { answerChange } from '@mam/contract/amendment/amendment.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToldOrder } from '../../../test/an-order.ts';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { useOrder } from '../use-order.ts';
import { ChangesOutlet } from './changes-outlet.tsx';

beginInApp();

const STORE = { currency: DONG, zone: 'Asia/Ho_Chi_Minh', phone: '02438220000' } as Parameters<
  typeof ChangesOutlet
>[0]['store'];
const ASKED_AT = Date.now() - 60_000;
const aSide = (item_id: string, name: string, amount: number) => ({
  ...{ item_id, name, details: [], quantity: 1, amount },
});
const ASKED: NonNullable<OrderDetail['asked_change']> = {
  ...{ state: 'asked', asked_at: ASKED_AT, until: Math.floor(ASKED_AT / 1000) + 300 },
  lines: [{ key: 'a', was: aSide('goi', 'Gỏi cuốn', 32_000), now: aSide('cha', 'Chả giò', 45_000) }],
  ...{ before: 75_600, after: 89_640, difference: 14_040 },
};

function Followed() {
  const order = useOrder(aToldOrder().hash);
  if (order.state !== 'ready') return null;
  return <ChangesOutlet order={order.value.countedIn(DONG)} store={STORE} menu={null} />;
}

async function show(answers: 'done' | 'refused' | 'lost' = 'done', asked: Partial<typeof ASKED> = {}) {
  const order = aToldOrder({ asked_change: { ...ASKED, ...asked } });
  serve(getOrder, () => ({ data: order }));
  const sent = serve(answerChange, () => {
    if (answers === 'lost') return 'lost';
    if (answers === 'refused') return { refused: 'SOLD_OUT', status: 409, message: 'Chả giò: vừa hết' };
    return { data: aToldOrder({ asked_change: { ...ASKED, state: 'agreed' } }) };
  });
  showInApp(<Followed />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Quán xin đổi 1 món' }));
  return { sheet, sent };
}

it('[OR115] says from what to what, both totals and what the door takes; agreed, it sends the total that was seen', async () => {
  const { sheet, sent } = await show();
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gỏi cuốnbỏ ra 1−32.000đ',
    'Chả giò1, thay Gỏi cuốn+45.000đ',
  ]);
  expect(sheet.getByText('Đơn bây giờ').nextSibling?.textContent).toBe('75.600đ');
  expect(sheet.getByText('Đơn mới').nextSibling?.textContent).toBe('89.640đ');
  expect(sheet.getByText('Trả thêm khi nhận').nextSibling?.textContent).toBe('14.040đ');
  const yes = sheet.getByRole('button', { name: 'Đồng ý đổi' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { answer: 'accept', asked_at: ASKED_AT, total_amount: 89_640 },
  ]);
});

it('[OR116] declined by its own words, and what was to be paid on receipt is taken there as a whole', async () => {
  const { sheet, sent } = await show('done', { difference: 0 });
  expect(sheet.getByText('Trả khi nhận').nextSibling?.textContent).toBe('89.640đ');
  fireEvent.click(sheet.getByRole('button', { name: 'Không, cảm ơn' }));
  await waitFor(() => expect(sent.at(0)?.body).toMatchObject({ answer: 'decline' }));
});

it('[OR116] a no is told, and a lost answer stays beside its buttons', async () => {
  const refused = await show('refused');
  fireEvent.click(refused.sheet.getByRole('button', { name: 'Đồng ý đổi' }));
  expect((await screen.findAllByText('Chả giò: vừa hết')).length).toBeGreaterThan(0);
});

it('[OR90] of a lost answer the sheet says that nobody knows', async () => {
  const { sheet } = await show('lost');
  fireEvent.click(sheet.getByRole('button', { name: 'Đồng ý đổi' }));
  expect(await sheet.findByRole('alert')).toBeTruthy();
});

it('[OR115] closed, the question stays on the page with the time that is left; over, it is gone', async () => {
  const { sheet } = await show();
  fireEvent.click(sheet.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^Xem và trả lời 0[34]:/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
