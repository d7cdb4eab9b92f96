import { expect } from '@playwright/test';
import { orderPlaced, orderSays, placeOrder } from '../order/at-the-checkout.ts';
import { CHICKEN_SALAD, comeBackToCart } from '../start/been-here.ts';
import { alwaysOpen103 } from '../start/journey-brands.ts';
import { importBrand } from '../start/owner-commands.ts';
import { DESKTOP, dataFolder, PHONE, test } from '../start/people.ts';
import { orderCard, signIn } from './at-the-board.ts';

test('a fee agreed by phone: the cook names it, the diner has the last word, then it is cooked', async ({
  someone,
}) => {
  importBrand(alwaysOpen103(), dataFolder());
  const cook = (await someone(DESKTOP)).page;
  await signIn(cook, 'BEPNHA');
  await cook.getByRole('button', { name: /Chọn quán/ }).click();
  await cook.getByRole('radio', { name: 'Bếp Nhà Lúa Phú Mỹ Hưng' }).click();

  const diner = await someone(PHONE, 'Phạm Thị Hoa');
  const { page } = diner;
  await comeBackToCart(diner, {
    shop: { brand: 'BEPNHA', store: 103 },
    dishes: [CHICKEN_SALAD],
    how: { to: '12 Nguyễn Lương Bằng, P. Tân Mỹ' },
  });
  await placeOrder(page);
  const code = await orderPlaced(page);
  await expect(page.getByText('Quán sẽ gọi báo phí giao')).toBeVisible();

  const card = orderCard(cook, code);
  await expect(card).toContainText('Chưa chốt phí giao');
  await expect(card.getByRole('button', { name: 'Nhận đơn' })).toBeHidden();
  const offer = page.getByRole('region', { name: 'Phí giao' });
  for (const fee of ['45.000', '25.000']) {
    await card.getByRole('button', { name: /^Báo phí/ }).click();
    const sheet = cook.getByRole('dialog', { name: `Phí giao ${code}` });
    await sheet.getByLabel('Phí giao').fill(fee);
    await sheet.getByRole('button', { name: /^Báo khách/ }).click();
    await expect(sheet).toBeHidden();
    await expect(offer).toContainText(`${fee}đ`);
  }
  await offer.getByRole('button', { name: 'Đồng ý, nấu luôn' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Chi tiết thanh toán' })).toContainText('25.000đ');
  await card.getByRole('button', { name: 'Nhận đơn' }).click();
  await orderSays(page, 'Bếp đang nấu');
});
