// @vitest-environment happy-dom

import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveMenu } from '../../../test/a-menu.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import PickSheet from './pick-sheet.tsx';

beginAtWork();

async function show(change: Parameters<typeof serveMenu>[0] = {}) {
  serveMenu(change);
  const picked: ReadLine[] = [];
  const onPick = (read: ReadLine) => void picked.push(read);
  showAtWork(
    <PickSheet title="Thêm món nào?" {...{ onPick }} wantedAt={null} table={false} onClose={() => {}} />,
  );
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('button', { name: /Chè ba màu/ });
  return { sheet, picked };
}

type Sheet = Awaited<ReturnType<typeof show>>['sheet'];
const press = (sheet: Sheet, name: RegExp) => fireEvent.click(sheet.getByRole('button', { name }));
const find = (sheet: Sheet, value: string) =>
  fireEvent.change(sheet.getByRole('searchbox', { name: 'Tìm món' }), { target: { value } });

it('a dish without choices is put down by one tap, at its price of today', async () => {
  const { sheet, picked } = await show();
  find(sheet, 'che ba');
  press(sheet, /Chè ba màu/);
  expect(picked).toMatchObject([{ name: 'Chè ba màu', unit: 28_000, problem: null, line: { quantity: 1 } }]);
});

it('[OP7] choices come first, with what is chosen by itself; the price follows', async () => {
  const { sheet, picked } = await show();
  press(sheet, /^Phở bò tái nạm gầu/);
  expect(sheet.getByRole('heading', { name: 'Phở bò tái nạm gầu' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('checkbox', { name: /Trứng chần/ }));
  fireEvent.click(sheet.getByRole('checkbox', { name: /Trứng chần/ }));
  fireEvent.change(sheet.getByLabelText('Dặn bếp'), { target: { value: ' ít hành ' } });
  press(sheet, /^Ghi vào đơn/);
  const [pho] = picked;
  expect(pho?.line).toMatchObject({ note: 'ít hành', quantity: 1 });
  expect(pho?.details).toContain('Trứng chần ×2');
});

it('[OP7] a choice that is missing is marked, and nothing is put down', async () => {
  const { sheet, picked } = await show();
  press(sheet, /^Gỏi cuốn tôm thịt/);
  press(sheet, /^Ghi vào đơn/);
  expect(picked).toEqual([]);
  expect(sheet.getByRole('group', { name: /^Nước chấm/ }).dataset.missing).toBe('true');
  fireEvent.click(sheet.getByRole('checkbox', { name: /Mắm nêm/ }));
  press(sheet, /^Ghi vào đơn/);
  expect(picked.map(({ problem }) => problem)).toEqual([null]);
});

it('[ME8] what is sold out cannot be put down; what nobody sells is said', async () => {
  const { sheet } = await show();
  find(sheet, 'mì chả cá');
  expect((sheet.getByRole('button', { name: /Bánh mì chả cá/ }) as HTMLButtonElement).disabled).toBe(true);
  find(sheet, 'pizza');
  expect(await sheet.findByText('Không có món nào tên “pizza”')).toBeTruthy();
});
