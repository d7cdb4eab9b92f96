import { expect } from '@playwright/test';
import { openCart, scanLink } from '../menu/at-the-menu.ts';
import { collectMyself, orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

const COMBO = 'Mâm lẩu sum vầy';
const PHO_TRAY = 'Mâm phở gia truyền';
const TEA = 'Trà atiso Đà Lạt';
const FILLING = ['Gỏi gà bắp cải', 'Chè ba màu', 'Chè bưởi An Giang', TEA];

for (const [where, device] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`a combo on ${where}: the tray fills from two groups that count together`, async ({ someone }) => {
    const { page } = await someone(device);
    await scanLink(page, 'BEPNHA', 101);
    await page.getByRole('link', { name: COMBO, exact: true }).click();
    const combo = page.getByRole('dialog', { name: COMBO });
    await expect(combo).toBeVisible();
    await combo.getByRole('radio', { name: /^Lẩu bò nhúng giấm/ }).check();
    const button = combo.getByRole('button', { name: /đ$/ }).last();
    await expect(button).toContainText('Còn 3 món');
    await expect(button).toContainText('569.000');
    await lookClosely(page, 'combo, empty');

    await combo.getByRole('button', { name: 'Chọn Gỏi cuốn tôm thịt' }).click();
    const part = page.getByRole('dialog', { name: 'Gỏi cuốn tôm thịt' });
    await expect(part).toContainText('còn chọn được 3 phần');
    await part.getByRole('button', { name: /^Lên mâm/ }).click();
    await expect(part).toContainText('Còn thiếu 1');
    await part.getByRole('checkbox', { name: /^Tương đậu phộng/ }).check();
    await lookClosely(page, 'dish in a combo');
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
    await lookClosely(page, 'combo, full');
    await button.click();
    await expect(combo).toBeHidden();

    await openCart(page);
    const line = page.getByRole('listitem').filter({ hasText: COMBO });
    await expect(line).toContainText('604.000');
    await expect(line).toContainText('Tôm nướng muối ớt');
    await lookClosely(page, 'cart with a combo');
  });
}

test('the main dish of a combo is asked for its size, and the kitchen reads it', async ({ someone }) => {
  const diner = await someone(PHONE);
  const cook = await someone(DESKTOP);
  const { page } = diner;
  await scanLink(page, 'BEPNHA', 101);
  await page.getByRole('link', { name: PHO_TRAY, exact: true }).click();
  const combo = page.getByRole('dialog', { name: PHO_TRAY });
  await expect(combo.getByRole('radio', { name: /^Tô thường/ })).toBeChecked();
  await combo.getByRole('radio', { name: /^Tô đặc biệt/ }).check();
  await combo.getByRole('radio', { name: /^Nước béo/ }).check();
  await lookClosely(page, 'combo, its main dish in a size');
  for (const name of FILLING) await combo.getByRole('button', { name: `Chọn ${name}` }).click();
  await combo
    .getByRole('group', { name: `Số lượng ${TEA}` })
    .getByRole('button', { name: 'Thêm một' })
    .click();
  await combo.getByRole('button', { name: /đ$/ }).last().click();
  await expect(combo).toBeHidden();

  await openCart(page);
  const main = /Phở bò tái nạm gầu \(Tô đặc biệt, Nước béo\)/;
  await expect(page.getByRole('listitem').filter({ hasText: PHO_TRAY })).toContainText(main);
  await collectMyself(diner);
  await placeOrder(page);
  const code = await orderPlaced(page);
  await signIn(cook.page, 'BEPNHA');
  const order = orderCard(cook.page, code);
  await expect(order).toContainText(main);
  await order.getByRole('button', { name: /^Từ chối/ }).click();
  const reject = cook.page.getByRole('dialog', { name: `Từ chối ${code}?` });
  await reject.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await reject.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(reject).toBeHidden();
});
