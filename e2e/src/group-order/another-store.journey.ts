import { expect } from '@playwright/test';
import { CHICKEN_SALAD, FLAN } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { memberCard } from './at-the-group-order.ts';
import { haveChosenTogether } from './chosen-together.ts';

test('somebody in a group order comes to another store: what they chose stays with the others until they say', async ({
  someone,
}) => {
  const [owner, long] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Hoàng Long')];
  await haveChosenTogether({
    owner: { person: owner, dishes: [FLAN] },
    members: [{ person: long, dishes: [CHICKEN_SALAD], isChoosing: true }],
  });
  await owner.page.goto(`/cart?${STORE}`);
  const { page } = long;
  // the menu of another store of the brand asks, and leads back
  const other = '/menu?pos_parent=BEPNHA&pos_id=102';
  const asked = page.getByRole('alertdialog', { name: 'Bạn đang ăn chung ở Bếp Nhà Lúa Nguyễn Huệ' });
  await page.goto(other);
  await expect(asked).toContainText('Món bạn đã chọn vẫn còn');
  await asked.getByRole('button', { name: 'Về lại mâm' }).click();
  await expect(page.getByRole('heading', { name: 'Bếp Nhà Lúa Nguyễn Huệ' })).toBeVisible();
  await expect(asked).toBeHidden();
  await page.goto(`/cart?${STORE}`);
  await page.getByRole('button', { name: 'Tôi chọn xong' }).click();
  await expect(memberCard(owner.page, long.name)).toContainText('Đã xong');
  await expect(memberCard(owner.page, long.name)).toContainText('1 món');

  // done or not, one yes leads out, and what was chosen is still on the phone
  await page.goto(other);
  await asked.getByRole('button', { name: 'Rời mâm' }).click();
  await expect(asked).toBeHidden();
  await expect(memberCard(owner.page, long.name)).toHaveCount(0);
  await page.goto(`/cart?${STORE}`);
  await expect(page.getByText('1 món', { exact: true })).toBeVisible();

  // an owner is told that it ends for everybody
  await owner.page.goto(other);
  const owners = owner.page.getByRole('alertdialog', { name: /Bạn đang ăn chung ở/ });
  await expect(owners).toContainText('đóng lại với mọi người');
});
