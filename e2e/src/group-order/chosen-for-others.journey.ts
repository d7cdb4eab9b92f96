import { expect } from '@playwright/test';
import { CHICKEN_SALAD, FLAN } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { memberCard } from './at-the-group-order.ts';
import { haveChosenTogether } from './chosen-together.ts';

test('[GO24] [GO37] somebody without a phone eats along: a dish is handed to them, more comes from the menu', async ({
  someone,
}) => {
  const [owner, tram] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Bảo Trâm')];
  await haveChosenTogether({
    owner: { person: owner, dishes: [CHICKEN_SALAD] },
    members: [{ person: tram, dishes: [FLAN], isChoosing: true }],
  });
  await owner.page.goto(`/cart?${STORE}`);
  const { page } = tram;
  await page.goto(`/cart?${STORE}`);
  await page.getByRole('button', { name: 'Thêm người không có điện thoại' }).click();
  const naming = page.getByRole('dialog', { name: 'Ai ăn cùng?' });
  await naming.getByLabel('Tên người ăn').fill('Bà Ngoại');
  await naming.getByRole('button', { name: 'Thêm vào mâm' }).click();
  await expect(memberCard(owner.page, 'Bà Ngoại')).toContainText('Bảo Trâm chọn giúp');
  await page.getByRole('button', { name: 'Chọn món cho Bà Ngoại' }).click();
  const grandma = page.getByRole('dialog', { name: 'Bà Ngoại' });
  await grandma.getByRole('button', { name: /^Chuyển .* sang cho Bà Ngoại$/ }).click();
  await expect(grandma.getByRole('region', { name: 'Món của Bà Ngoại' })).toContainText('1×');
  await expect(grandma.getByRole('region', { name: 'Chuyển từ mâm của bạn' })).toHaveCount(0);

  // more of it from the menu: it is the guest's, and one's own cart stays as it is
  await grandma.getByRole('link', { name: 'Chọn món từ thực đơn' }).click();
  const band = page.getByRole('complementary', { name: 'Mâm chung' });
  await expect(band).toContainText('Bạn đang chọn cho Bà Ngoại');
  const more = page.getByRole('button', { name: 'Thêm Bánh flan cà phê' }).first();
  // by keys: a toast may come up under the second tap of a finger
  await more.press('Enter');
  await more.press('Enter');
  await expect(memberCard(owner.page, 'Bà Ngoại')).toContainText('3 món');
  await expect(memberCard(owner.page, 'Bảo Trâm').first()).toContainText('0 món');
  await band.getByRole('link', { name: 'Xong' }).click();
  await expect(memberCard(page, 'Bà Ngoại')).toContainText('3 món');
  await owner.page.getByRole('button', { name: 'Chọn món cho Bà Ngoại' }).click();
  await owner.page.getByRole('button', { name: 'Bà Ngoại chọn xong' }).click();
  await expect(memberCard(page, 'Bà Ngoại')).toContainText('Đã xong');
});
