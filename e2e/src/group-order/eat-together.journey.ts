import { expect } from '@playwright/test';
import { orderSays, placeButton } from '../order/at-the-checkout.ts';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { endChoosing, fetchSoonest, memberCard } from './at-the-group-order.ts';

test('an office eats together: begun from the menu, invited, chosen on two devices, ordered by one', async ({
  someone,
  kitchen,
}) => {
  const [owner, long] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Hoàng Long')];
  // somebody whose browser has never said that it wants no invitations
  await owner.page.addInitScript(() => localStorage.removeItem('mam.invited'));
  await owner.page.goto(`/menu?${STORE}`);
  const promised = /Rủ nhau ăn chung\?.*Từ 3 người: miễn phí giao/;
  await expect(owner.page.getByRole('link', { name: promised })).toBeVisible();
  await owner.page.getByRole('button', { name: 'Mở mâm chung' }).click();
  const sheet = owner.page.getByRole('dialog', { name: 'Mở mâm chung' });
  await sheet.getByLabel('Tên chủ mâm').fill(owner.name);
  await sheet.getByLabel('Số điện thoại').fill(owner.phone);
  await sheet.getByRole('button', { name: 'Mở mâm, lấy link mời' }).click();
  const share = owner.page.getByRole('dialog', { name: 'Mời vào mâm' });
  const link = (await share.getByRole('link').getAttribute('href')) ?? '';
  await owner.page.keyboard.press('Escape');

  // another comes by the link, and is seen without a reload
  await long.page.goto(link);
  const invited = long.page.getByRole('dialog', { name: 'Minh Thư mời bạn' });
  await invited.getByLabel('Tên của bạn').fill(long.name);
  await invited.getByLabel('Số điện thoại').fill(long.phone);
  await invited.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(memberCard(owner.page, long.name)).toContainText('Chưa chọn');
  await long.page.goto(`/menu/product?${STORE}&product_id=CUO05`);
  await expect(long.page.getByRole('complementary', { name: 'Mâm chung' })).toBeVisible();
  await long.page.getByRole('button', { name: /^Thêm.*\dđ$/ }).click();
  await expect(memberCard(owner.page, long.name)).toContainText('1 món');
  await long.page.goto(`/cart?${STORE}`);
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();
  await expect(memberCard(owner.page, long.name)).toContainText('Đã xong');

  // the owner ends the choosing and orders for everybody; members are told, and the kitchen has it
  await owner.page.goto(`/cart?${STORE}`);
  await endChoosing(owner.page);
  await fetchSoonest(owner.page);
  await placeButton(owner.page).last().click();
  const question = owner.page.getByRole('alertdialog', { name: 'Đặt cho cả mâm?' });
  await question.getByRole('button', { name: 'Đặt cho cả mâm' }).click();
  const told = long.page.getByRole('alertdialog', { name: 'Mâm chung đã đặt' });
  await told.getByRole('button', { name: 'Theo dõi đơn' }).click();
  await orderSays(long.page, 'Chờ quán xác nhận');
  await expectOneOrder(kitchen, owner.name);
});
