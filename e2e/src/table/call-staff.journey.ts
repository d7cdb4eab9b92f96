import { expect, type Locator, type Page } from '@playwright/test';
import { another, hearTheBell, signIn } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

const sitDown = (page: Page, more: Record<string, string> = {}) =>
  page.goto(`/?${new URLSearchParams({ pos_parent: 'BEPNHA', pos_id: '101', table_name: '14', ...more })}`);

/** A call beside the board, by what its guest wrote. */
const beside = (page: Page, note: string): Locator =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: note });

test('[TB21] [TB26] a guest calls, two waiters hear it, one comes, and the guest reads who', async ({
  someone,
}) => {
  const note = `ghế cao cho bé ${Date.now() % 100_000}`;
  const { page: waiter } = await someone(DESKTOP);
  const { page: second } = await someone(DESKTOP);
  const { page } = await someone(PHONE);
  const name = `Hùng ${Date.now() % 100_000}`;
  const account = await another(waiter, 'BEPNHA', name, 'cook');
  const strokes = await hearTheBell(waiter);
  await signIn(waiter, account);
  // a browser keeps silent until the page is touched
  await waiter.getByRole('heading', { name: /^Đang nấu/ }).click();
  await signIn(second, 'BEPNHA');

  await sitDown(page);
  await page.getByRole('button', { name: /^Gọi nhân viên/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bàn 14 cần gì ạ?' });
  const send = dialog.getByRole('button', { name: 'Gọi nhân viên' });
  await send.press('Enter');
  await expect(dialog.getByText('Bạn chọn hoặc viết điều mình cần nhé.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Gặp nhân viên' }).click();
  await dialog.getByRole('button', { name: 'Xin thêm đá' }).click();
  await dialog.getByLabel('Dặn thêm').fill(note);
  await lookClosely(page, 'what a table calls for');
  await send.click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Chị Thư');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog.getByText('Đã gọi nhân viên')).toBeVisible();

  await expect(beside(waiter, note)).toContainText('Gặp nhân viên, Xin thêm đá');
  await expect(beside(waiter, note)).toContainText('Chị Thư');
  // the address was typed, nothing was scanned
  await expect(beside(waiter, note)).toContainText('Bàn chưa xác minh');
  await expect(beside(second, note)).toBeVisible();
  await expect.poll(strokes).toBeGreaterThan(0);
  await lookClosely(waiter, 'a call beside the board');
  const [first, other] = [waiter, second].map((at) =>
    beside(at, note).getByRole('button', { name: /^Nhận, Bàn 14/ }),
  );
  await second.route('**/v1/staff/call/*/take', async (route) => {
    // on its way while somebody else is faster
    await first?.click();
    await expect(beside(waiter, note)).toContainText(`${name} đang tới`);
    await route.continue();
  });
  await other?.click();
  await expect(second.getByRole('alert').filter({ hasText: `${name} đã nhận rồi.` })).toBeVisible();
  await expect(beside(second, note)).toContainText(`${name} đang tới`);

  await expect(dialog.getByText(`${name} đang tới`)).toBeVisible();
  await lookClosely(page, 'who is on the way');
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(page.getByRole('status').getByText(`${name} đang tới.`)).toBeVisible();
  await lookClosely(page, 'table home while somebody comes');
  await beside(waiter, note)
    .getByRole('button', { name: /^Xong, Bàn 14/ })
    .click();
  await expect(beside(second, note)).toBeHidden();
  await expect(page.getByText(`${name} đang tới.`)).toBeHidden();
});

test('[TB21] the bill is asked for in one press; a failure is said and sent again by hand', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const strokes = await hearTheBell(page);
  await sitDown(page, { table_name: '15' });
  await page.getByRole('button', { name: /^Sửa tên/ }).click();
  await page.getByLabel('Tên của bạn').fill('Bi');
  await page.getByLabel('Tên của bạn').press('Enter');
  await page.route('**/v1/call-staff', (route) => route.abort());
  await page.getByRole('button', { name: /^Xin tính tiền/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Xin tính tiền' });
  await expect(dialog.getByText(/^Lỗi kết nối/)).toBeVisible();
  // two strokes a press
  await expect.poll(strokes).toBe(2);
  await lookClosely(page, 'a bill that could not be asked for');
  await page.unroute('**/v1/call-staff');
  await dialog.getByRole('button', { name: 'Gửi yêu cầu thanh toán' }).click();
  await expect(dialog.getByText('Đã gọi nhân viên')).toBeVisible();
  await expect.poll(strokes).toBe(4);
  // closed and opened again it is fresh: what was chosen and said is gone
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Gọi nhân viên/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Dặn thêm')).toHaveValue('');
});

test('[TB21] a preview calls nobody, and without a table nothing is offered', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await sitDown(page, { is_preview: 'true' });
  await page.getByRole('button', { name: /^Xin tính tiền/ }).click();
  await expect(page.getByText('Bạn đang ở chế độ xem trước').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/?pos_parent=BEPNHA&pos_id=102');
  await expect(page.getByRole('link', { name: /^Xem thực đơn & gọi món/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Gọi nhân viên|Xin tính tiền)/ })).toHaveCount(0);
});
