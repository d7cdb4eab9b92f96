import { expect, type Page } from '@playwright/test';
import { orderCard, press, signIn } from '../staff/at-the-board.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

const sitDown = async (page: Page, more: Record<string, string> = {}) => {
  const place = { pos_parent: 'BEPNHA', pos_id: '101', ...more };
  await page.goto(`/?${new URLSearchParams(place)}`);
  await takenOver(page);
};
const feedback = (page: Page) => page.getByRole('button', { name: 'Góp ý cho quán' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Món hôm nay thế nào?' });

test('[TB31] feedback at the table rates the order that was eaten, and the next goes to the staff', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const diner = await someone(PHONE, 'Lê Thật Tình');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected' });
  await orderCard(cook, code).getByRole('button', { name: /^Nhận/ }).click();
  await press(cook, code, 'Xong món');
  await press(cook, code, 'Khách đã lấy');

  await sitDown(page, { table_name: '16' });
  await lookClosely(page, 'table home with its three buttons');
  await feedback(page).click();
  await expect(question(page).getByRole('list', { name: 'Từng món' })).toBeVisible();
  await question(page).getByRole('button', { name: '4 sao', exact: true }).click();
  await question(page).getByRole('button', { name: 'Gửi 4 sao' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cảm ơn bạn đã đánh giá' })).toBeAttached();
  await expect(question(page)).toBeHidden();

  // that order is rated: what is said now goes to the staff, and what does not arrive comes back
  const words = `Bàn hơi lung lay ${Date.now() % 100_000}`;
  await feedback(page).click();
  await expect(question(page).getByText(/Bàn 16/)).toBeVisible();
  await expect(question(page).getByRole('list', { name: 'Từng món' })).toHaveCount(0);
  await question(page).getByRole('button', { name: '2 sao', exact: true }).click();
  await expect(question(page).getByRole('button', { name: 'Giao trễ' })).toHaveCount(0);
  await question(page).getByLabel('Kể thêm cho quán').fill(words);
  await lookClosely(page, 'feedback to the staff');
  await page.route('**/v1/call-staff', (route) => route.abort(), { times: 1 });
  await question(page).getByRole('button', { name: 'Gửi 2 sao' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Lỗi kết nối/ })).toBeAttached();
  await expect(question(page).getByLabel('Kể thêm cho quán')).toHaveValue(words);
  await question(page).getByRole('button', { name: 'Gửi 2 sao' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cảm ơn bạn đã đánh giá' })).toBeAttached();
  await expect(question(page)).toBeHidden();
  const call = cook.getByRole('complementary').getByRole('listitem').filter({ hasText: words });
  await expect(call).toContainText(`Góp ý 2/5 sao, ${words}`);
  await expect(call).toContainText('Lê Thật Tình');
  await call.getByRole('button', { name: /^Nhận, Bàn 16/ }).click();
  await call.getByRole('button', { name: /^Xong, Bàn 16/ }).click();
  await expect(call).toBeHidden();

  await page.goto(address);
  await page.getByRole('button', { name: 'Xem đánh giá' }).click();
  const given = page.getByRole('dialog', { name: 'Đánh giá của bạn' });
  await expect(given.getByRole('img', { name: '4 sao' })).toBeVisible();
});

test('[TB31] [TB32] feedback asks for a name first, for the code where no table is known, and is nothing in a preview', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await sitDown(page, { table_name: '17' });
  await feedback(page).click();
  await question(page).getByRole('button', { name: 'Gửi 5 sao' }).click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Bé Na');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cảm ơn bạn đã đánh giá' })).toBeAttached();
  await expect(question(page)).toBeHidden();

  const { page: other } = await someone(PHONE);
  await sitDown(other, { pos_id: '102' });
  await feedback(other).click();
  const sheet = other.getByRole('dialog', { name: 'Góp ý cho quán' });
  await expect(sheet.getByText(/^Quán chưa biết bạn ngồi bàn nào/)).toBeVisible();
  await lookClosely(other, 'feedback without a table');
  await other.goBack();
  await expect(sheet).toBeHidden();

  await sitDown(other, { table_name: '17', is_preview: 'true' });
  await feedback(other).click();
  await expect(other.getByText('Bạn đang ở chế độ xem trước').last()).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
