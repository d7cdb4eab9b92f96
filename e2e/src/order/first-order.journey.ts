import { expect, test } from '@playwright/test';
import { addAtOnce, openCart, openDish, scanLink } from '../menu/at-the-menu.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, someone } from '../start/people.ts';
import { giveAddress, giveName, orderPlaced, placeOrder } from './at-the-checkout.ts';

for (const [where, device] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`the first order on ${where}: from the scanned link to the last bite`, async ({ browser }) => {
    const diner = await someone(browser, device);
    const { page } = diner;
    await scanLink(page, 'BEPNHA', 101);
    await lookClosely(page, 'menu');

    const pho = await openDish(page, 'Phở bò tái nạm gầu');
    const add = pho.getByRole('button', { name: /^Thêm.*đ/ });
    await expect(add).toContainText('75.000');
    await pho.getByRole('radio', { name: /^Tô lớn/ }).check();
    await pho.getByRole('radio', { name: /^Nước béo/ }).check();
    await pho.getByRole('checkbox', { name: /^Trứng chần/ }).check();
    await pho.getByRole('checkbox', { name: /^Quẩy giòn/ }).check();
    await expect(add).toContainText('105.000');
    await expect(pho.getByRole('checkbox', { name: /^Gân bò/ })).toBeDisabled();
    await pho.getByLabel('Dặn bếp').fill('Không hành giúp em');
    const many = pho.getByRole('group', { name: 'Số lượng Phở bò tái nạm gầu' });
    await many.getByRole('button', { name: 'Thêm một' }).click();
    await expect(add).toContainText('210.000');
    await lookClosely(page, 'dish');
    await add.click();
    await expect(pho).toBeHidden();
    await addAtOnce(page, 'Bánh flan cà phê');

    await openCart(page);
    await lookClosely(page, 'cart');
    await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
    await giveName(diner);
    const receipt = page.getByRole('region', { name: 'Thanh toán' });
    await expect(receipt).toContainText('235.000');
    await expect(receipt).toContainText('18.800');
    await expect(receipt).toContainText('15.000');
    await expect(receipt).toContainText('268.800');
    await placeOrder(page);
    const code = await orderPlaced(page);
    expect(code).toBeTruthy();
  });
}
