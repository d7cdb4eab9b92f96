import { expect } from '@playwright/test';
import { openCart, scanLink } from '../menu/at-the-menu.ts';
import { collectMyself, orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

test('a combo: the tray fills from two groups that count together, and says what is missing', async ({
  someone,
}) => {
  const COMBO = 'Mâm lẩu sum vầy';
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  await page.getByRole('link', { name: COMBO, exact: true }).click();
  const combo = page.getByRole('dialog', { name: COMBO });
  await combo.getByRole('radio', { name: /^Lẩu bò nhúng giấm/ }).check();
  const button = combo.getByRole('button', { name: /đ$/ }).last();
  await expect(button).toContainText('Còn 3 món');
  await expect(button).toContainText('569.000');

  await combo.getByRole('button', { name: 'Chọn Gỏi cuốn tôm thịt' }).click();
  const part = page.getByRole('dialog', { name: 'Gỏi cuốn tôm thịt' });
  await expect(part).toContainText('còn chọn được 3 phần');
  await part.getByRole('button', { name: /^Lên mâm/ }).click();
  await expect(part).toContainText('Còn thiếu 1');
  await part.getByRole('checkbox', { name: /^Tương đậu phộng/ }).check();
  await part.getByRole('button', { name: /^Lên mâm/ }).click();
  await expect(part).toBeHidden();

  await combo.getByRole('button', { name: 'Chọn Bò bía mặn' }).click();
  await expect(button).toContainText('Còn 1 món');
  await combo.getByRole('button', { name: 'Chọn Tôm nướng muối ớt' }).click();
  await expect(button).toContainText('604.000');
  await expect(button).not.toContainText('Còn');
  const more = combo.getByRole('group', { name: 'Số lượng Bò bía mặn' });
  await more.getByRole('button', { name: 'Thêm một' }).click();
  await expect(page.getByRole('button', { name: /^Chỉ được chọn tối đa 3/ })).toBeVisible();
  await expect(more).toContainText('1');
  await button.click();
  await expect(combo).toBeHidden();
  await openCart(page);
  const line = page.getByRole('listitem').filter({ hasText: COMBO });
  for (const said of ['604.000', 'Tôm nướng muối ớt']) await expect(line).toContainText(said);
});

test('the main dish of a combo is asked for its size, and the kitchen reads it', async ({ someone }) => {
  const TRAY = 'Mâm phở gia truyền';
  const TEA = 'Trà atiso Đà Lạt';
  const diner = await someone(PHONE);
  const { page } = diner;
  await scanLink(page, 'BEPNHA', 101);
  await page.getByRole('link', { name: TRAY, exact: true }).click();
  const combo = page.getByRole('dialog', { name: TRAY });
  await expect(combo.getByRole('radio', { name: /^Tô thường/ })).toBeChecked();
  await combo.getByRole('radio', { name: /^Tô đặc biệt/ }).check();
  await combo.getByRole('radio', { name: /^Nước béo/ }).check();
  for (const name of ['Gỏi gà bắp cải', 'Chè ba màu', 'Chè bưởi An Giang', TEA])
    await combo.getByRole('button', { name: `Chọn ${name}` }).click();
  const teas = combo.getByRole('group', { name: `Số lượng ${TEA}` });
  await teas.getByRole('button', { name: 'Thêm một' }).click();
  await combo.getByRole('button', { name: /đ$/ }).last().click();
  await expect(combo).toBeHidden();

  await openCart(page);
  const main = /Phở bò tái nạm gầu \(Tô đặc biệt, Nước béo\)/;
  await expect(page.getByRole('listitem').filter({ hasText: TRAY })).toContainText(main);
  await collectMyself(diner);
  await placeOrder(page);
  const code = await orderPlaced(page);
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  await expect(orderCard(cook, code)).toContainText(main);
});
