import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { FLAN, SALAD } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { bringToRest } from '../start/stands-still.ts';
import { endChoosing, fetchSoonest } from './at-the-group-order.ts';
import { haveChosenTogether } from './chosen-together.ts';

test('[GO32] [GO34] the choosing is over and the order stands by itself, also with who has chosen and says nothing', async ({
  someone,
}) => {
  const [owner, lan] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Chị Lan')];
  await haveChosenTogether({
    owner: { person: owner, dishes: [FLAN] },
    members: [{ person: lan, dishes: [SALAD], isChoosing: true }],
    terms: { shares_to: 'store', by_itself: true },
  });
  // the owner says beforehand how it comes, and reads what is missing
  const { page } = owner;
  await page.goto(`/cart?${STORE}`);
  const itself = page.getByRole('region', { name: /^Tự động đặt lúc/ });
  await expect(itself).toContainText('Trước lúc đó bạn bổ sung nhé');
  await lan.page.goto(`/cart?${STORE}`);
  const when = lan.page.getByText(/^Đúng \d{1,2}:\d\d, đơn được tự động đặt/);
  await expect(when).toBeVisible();
  const chosen = itself.getByRole('switch');
  await bringToRest(chosen);
  await chosen.click();
  await expect(chosen).not.toBeChecked();
  await expect(when).toHaveCount(0);
  await chosen.click();
  await expect(when).toBeVisible();
  await fetchSoonest(page);
  await expect(itself).not.toContainText('bổ sung');

  // the end, and nobody orders
  await endChoosing(page);
  for (const { page: each } of [owner, lan]) {
    const told = each.getByRole('alertdialog', { name: 'Mâm chung đã đặt' });
    await expect(told).toContainText('đơn đã được tự động đặt');
    await told.getByRole('button', { name: 'Theo dõi đơn' }).click();
    await orderSays(each, 'Chờ thanh toán');
  }
});
