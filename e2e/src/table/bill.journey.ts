import { expect, type Page } from '@playwright/test';
import { atTheWallet, scan, transfer } from '../payment/at-the-payment.ts';
import { signIn } from '../staff/at-the-board.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { TABLE_FLAN } from './at-the-table.ts';
import { scanTable, sitDownAt } from './sitting-together.ts';

const TABLE = '14';

const openBill = async (page: Page) => {
  await page.getByRole('button', { name: /^Hoá đơn của bàn/ }).click();
  // and not the call for the bill beside it
  await expect(page.getByRole('dialog')).toHaveCount(1);
  return page.getByRole('dialog', { name: `Chia tiền bàn ${TABLE}` });
};

test('[TB56] [TB59] [TB61] [TB62] [TB63] two phones and a waiter pay a bill: by bank, by wallet, in cash', async ({
  someone,
}) => {
  const [thu, nam] = [await someone(PHONE, 'Thư'), await someone(PHONE, 'Nam')];
  for (const guest of [thu, nam]) {
    const { order } = await sitDownAt(guest, TABLE);
    await order();
    await scanTable(guest.page, TABLE);
  }

  // half a flan by bank, and what the other sees of it
  const hers = await openBill(thu.page);
  await expect(hers.getByText('trên 54.000đ')).toBeVisible();
  await hers.getByRole('checkbox', { name: TABLE_FLAN }).first().check({ force: true });
  await hers.getByRole('button', { name: '½' }).click();
  await hers.getByRole('button', { name: 'Trả phần này' }).click();
  const his = await openBill(nam.page);
  await expect(his.getByText('Thư đang trả')).toContainText('13.500');
  const { page: other } = await someone(DESKTOP);
  await transfer(other, await scan(thu.page), 'Chuyển đúng số tiền');
  await expect(his.getByText('Thư đã trả').first()).toBeVisible();
  await expect(hers.getByText('Bạn đã trả').first()).toBeVisible();

  // by wallet, which leads back to the bill of the same sitting
  await his.getByRole('radio', { name: 'Chia đều' }).check({ force: true });
  await his.getByRole('button', { name: 'Trả phần này' }).click();
  await his.getByRole('button', { name: 'Ví ZaloPay' }).click();
  await nam.page.waitForURL(/\/sandbox\/pay\//);
  await expect(hers.getByText('Nam đang trả')).toContainText('20.250');
  await atTheWallet(nam.page, 'Trả tiền');
  await expect(his.getByText('Bạn đã trả')).toContainText('20.250');
  await expect(hers.getByText('Nam đã trả')).toContainText('20.250');

  // the rest goes to the waiter, and the table is free
  await signIn(other, 'BEPNHA');
  await other.goto('/staff/tables');
  const ring = other.getByRole('main').getByRole('button', { name: new RegExp(`^Bàn ${TABLE}, `) });
  await ring.click();
  const table = other.getByRole('dialog', { name: `Bàn ${TABLE}`, exact: true });
  await table.getByRole('button', { name: 'Thu tiền', exact: true }).click();
  await table.getByRole('button', { name: /^Hết phần còn lại/ }).click();
  await table.getByRole('button', { name: 'Thu 20.250đ tiền mặt' }).click();
  const closed = other.getByRole('status').filter({ hasText: `Bàn ${TABLE} đã trả đủ, bàn trống.` });
  await expect(closed).toHaveCount(1);
  await expect(ring).toHaveAccessibleName(/Trống/);
  for (const sheet of [hers, his]) {
    await expect(sheet.getByText('Bàn đã trả xong')).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'Biên nhận của bàn' })).toContainText('54.000');
  }
});
