import { expect } from '@playwright/test';
import { another, hearTheBell, signIn } from '../staff/at-the-board.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';

test('[TB21] [TB26] a guest calls, a waiter hears it and comes, and the guest reads who', async ({
  someone,
}) => {
  const [note, name] = [`ghế cao cho bé ${Date.now() % 100_000}`, `Hùng ${Date.now() % 100_000}`];
  const { page: waiter } = await someone(DESKTOP);
  const strokes = await hearTheBell(waiter);
  await signIn(waiter, await another(waiter, 'BEPNHA', name, 'cook'));
  // a browser keeps silent until the page is touched
  await waiter.getByRole('heading', { name: /^Đang nấu/ }).click();

  const { page } = await someone(PHONE);
  await page.goto(`/?${STORE}&table_name=14`);
  await page.getByRole('button', { name: /^Gọi nhân viên/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bàn 14 cần gì ạ?' });
  await dialog.getByRole('button', { name: 'Gặp nhân viên' }).click();
  await dialog.getByRole('button', { name: 'Xin thêm đá' }).click();
  await dialog.getByLabel('Dặn thêm').fill(note);
  await dialog.getByRole('button', { name: 'Gọi nhân viên' }).click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Chị Thư');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  // a board that is open may have drawn it at once
  await expect(dialog.getByText(/^(Đã gọi nhân viên|Nhân viên đã thấy)$/)).toBeVisible();

  const call = waiter.getByRole('complementary').getByRole('listitem').filter({ hasText: note });
  // the address was typed, nothing was scanned
  for (const said of ['Gặp nhân viên, Xin thêm đá', 'Chị Thư', 'Bàn chưa xác nhận'])
    await expect(call).toContainText(said);
  await expect.poll(strokes).toBeGreaterThan(0);
  await call.getByRole('button', { name: /^Nhận, Bàn 14/ }).click();
  await expect(call).toContainText(`${name} đang tới`);
  await expect(dialog.getByText(`${name} đang tới`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(page.getByRole('status').getByText(`${name} đang tới.`)).toBeVisible();
  await call.getByRole('button', { name: /^Xong, Bàn 14/ }).click();
  await expect(call).toBeHidden();
  await expect(page.getByText(`${name} đang tới.`)).toBeHidden();
});
