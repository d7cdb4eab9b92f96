import { expect } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';
import { partnerMoves } from './partner-moves.ts';

const LINK = 'https://track.example/r/7';

test('an order on its way is followed on the page of who brings it, and the driver is called', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Tạ Ngóng Shipper');
  const { page } = diner;
  await page.route(`${LINK}**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Anh Hoàng</h1>' }),
  );
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how });
  const named = { phone: '0901 234 567', tracking_link: LINK };
  await takeSteps(kitchen, code, ACCEPTED, ['driver', named]);

  const cook = (await someone(DESKTOP)).page;
  await signIn(cook, 'BEPNHA');
  await orderCard(cook, code)
    .getByRole('button', { name: `Xem đơn ${code}` })
    .click();
  const sheet = cook.getByRole('dialog', { name: code });
  await sheet.getByRole('button', { name: 'Đổi người giao' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Số điện thoại' })).toHaveValue('0901234567');
  await sheet.getByRole('textbox', { name: 'Tên' }).fill('Anh Hoàng');
  await sheet.getByRole('button', { name: 'Lưu người giao' }).click();
  await expect(sheet.getByText('Anh Hoàng')).toBeVisible();

  await page.goto(address);
  await orderSays(page, 'Bếp đang nấu');
  const driver = page.getByRole('region', { name: 'Tài xế' });
  const follow = page.getByRole('button', { name: 'Theo dõi tài xế' });
  await expect(driver).toHaveCount(0);
  // a partner says it, without a reload
  partnerMoves(code, 'ASSIGNING');
  await takeSteps(kitchen, code, ['driver', { name: 'Anh Hoàng', ...named }]);
  await orderSays(page, 'Đang tìm tài xế');
  await expect(follow).toHaveCount(0);
  partnerMoves(code, 'ACCEPTED');
  await takeSteps(kitchen, code, ['depart']);
  await orderSays(page, 'Đang giao tới bạn');
  await expect(driver).toContainText('Anh Hoàng');
  await expect(page.getByRole('link', { name: 'Gọi tài xế' })).toHaveAttribute('href', 'tel:0901234567');
  await follow.click();
  const map = page.getByRole('dialog', { name: 'Tài xế đang tới' });
  await expect(map.frameLocator('iframe').getByRole('heading', { name: 'Anh Hoàng' })).toBeVisible();
  await expect(map.getByRole('link', { name: 'Mở trong tab mới' })).toHaveAttribute('href', LINK);
  await page.goBack();
  await expect(map).toHaveCount(0);
  await takeSteps(kitchen, code, ['complete']);
  await orderSays(page, 'Chúc ngon miệng');
  await expect(follow).toHaveCount(0);
});
