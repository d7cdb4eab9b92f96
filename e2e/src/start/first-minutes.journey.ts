import { expect } from '@playwright/test';
import { inNewDemo } from './ground.ts';
import { lookClosely } from './look-closely.ts';
import { DESKTOP, PHONE, test } from './people.ts';

test('a newcomer opens a demo, taps the cook, and sees a board with orders', async ({ someone }) => {
  await inNewDemo(async (url) => {
    const { page } = await someone(PHONE);
    await page.goto(url);
    await expect(page.getByRole('link', { name: /^Bàn 7: 2 khách đang ngồi/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^3 người đang chọn món chung/ })).toBeVisible();
    await lookClosely(page, 'the first page of a demo');
    await page.getByRole('button', { name: /^Bếp/ }).click();
    await expect(page).toHaveURL(`${url}/staff/`);
    // the longest waiting order takes the whole of a phone; which of the two that is depends on the hour
    await expect(page.getByRole('dialog').getByText('Đơn mới')).toBeVisible();
    await expect(page.getByText('Cơm gà Hội An').first()).toBeAttached();
  });
});

test('on a wide screen the phone stands beside the board, and who sits down on the left is seen on the right', async ({
  someone,
}) => {
  await inNewDemo(async (url) => {
    const { page } = await someone(DESKTOP);
    await page.goto(url);
    const [phone, board] = [
      page.frameLocator('iframe[title="Điện thoại của khách"]'),
      page.frameLocator('iframe[title="Màn hình của quán"]'),
    ];
    await expect(phone.getByRole('heading', { level: 1, name: 'Bếp Nhà Lúa Nguyễn Huệ' })).toBeVisible();
    await page.getByRole('button', { name: /^Phục vụ/ }).click();
    const table = board.getByRole('button', { name: /^Bàn 7/ });
    await expect(table).toHaveAccessibleName(/2 máy/);
    await page.getByRole('link', { name: /^Bàn 7/ }).click();
    await expect(table).toHaveAccessibleName(/3 máy/);
  });
});
