// @vitest-environment happy-dom

import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import type { RatedOrder } from './rated-order.ts';
import { RatingDialog } from './rating-dialog.tsx';

beginInApp();

const MENU = { dishById: new Map(), comboById: new Map() } as unknown as RatedOrder['menu'];

async function open(name: string, change: Partial<OrderDetail> = {}) {
  const order = anOrder({ status: 'COMPLETED', ...change });
  showInApp(<RatingDialog order={order} store={aStore()} menu={MENU} />, {
    address: '/order?pos_parent=BEPNHA&pos_id=101&sheet=rating',
  });
  const sheet = within(await screen.findByRole('dialog', { name }));
  const press = (button: string) => fireEvent.click(sheet.getByRole('button', { name: button }));
  const words = () => sheet.getByRole<HTMLTextAreaElement>('textbox').value;
  return { sheet, press, words };
}

it('[RA2] begins with five stars; the last one chosen, tapped again, takes all of them away', async () => {
  const { sheet, press } = await open('Món hôm nay thế nào?');
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Gửi 5 sao' }).disabled).toBe(false);
  press('5 sao');
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Chọn số sao để gửi' }).disabled).toBe(true);
});

it('[RA7] a reason comes as a sentence and goes again, and what was typed stays', async () => {
  const { sheet, press, words } = await open('Món hôm nay thế nào?');
  press('3 sao');
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'Nước chấm ngon.' } });
  for (const reason of ['Món nguội', 'Mặn quá', 'Mặn quá']) press(reason);
  expect(words()).toBe('Nước chấm ngon. Món nguội.');
  press('Gỏi gà bắp cải: ngon');
  const liked = sheet.getByRole('button', { name: 'Gỏi gà bắp cải: ngon' });
  expect(liked.getAttribute('aria-pressed')).toBe('true');
});

it('[RA1] what was said is read, and changed by nobody', async () => {
  const dishes = [{ item_id: 'CUO06', liked: true }];
  const rating = { _id: 'x', score: 3, feedback: 'Nước chấm ngon.', dishes };
  const { sheet } = await open('Đánh giá của bạn', { rating });
  expect(sheet.getByRole('img', { name: '3 sao' })).toBeTruthy();
  expect(sheet.getByText('Nước chấm ngon.')).toBeTruthy();
  expect(sheet.getByText('Gỏi gà bắp cải: ngon')).toBeTruthy();
  expect(sheet.queryByRole('textbox')).toBeNull();
});
