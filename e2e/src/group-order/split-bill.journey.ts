import { expect } from '@playwright/test';
import { CHICKEN_SALAD, FLAN, SALAD } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { memberCard } from './at-the-group-order.ts';
import { haveOrderedTogether } from './chosen-together.ts';

const pay_to = { bank_id: 'Vietcombank', account_number: '0071000123456', account_name: 'NGUYEN MINH THU' };

test('[SP5] after a meal together a member says that their share is sent; what has come the owner ticks, and all see it', async ({
  someone,
}) => {
  const [owner, long] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Hoàng Long')];
  const tram = await someone(PHONE, 'Bảo Trâm');
  const query = await haveOrderedTogether({
    owner: { person: owner, dishes: [FLAN] },
    members: [
      { person: long, dishes: [SALAD, FLAN] },
      { person: tram, dishes: [CHICKEN_SALAD] },
    ],
    terms: { pay_to },
  });
  // a member finds it among their own and reads it by person
  await long.page.goto(`/order?${STORE}`);
  const past = long.page.getByRole('article').first();
  await expect(past).toContainText('mâm 3 người');
  await past.getByRole('link', { name: /^Theo dõi/ }).click();
  await expect(long.page.getByRole('heading', { name: /^Cả mâm/ })).toHaveText('Cả mâm · 3 người');

  // their share goes to the owner's account; they say that it is sent
  await long.page.goto(`/order/split-bill${query}`);
  await expect(memberCard(long.page, 'Hoàng Long (bạn)')).toContainText('NGUYEN MINH THU');
  await owner.page.goto(`/order/split-bill${query}`);
  await expect(memberCard(owner.page, 'Hoàng Long')).not.toContainText('Đã báo chuyển');
  await long.page.getByRole('button', { name: 'Tôi đã chuyển' }).click();
  await expect(memberCard(owner.page, 'Hoàng Long')).toContainText('Đã báo chuyển');

  // the owner ticks two in one go, leaves at once, and nothing is lost
  await owner.page.getByRole('checkbox', { name: 'Hoàng Long đã trả' }).check();
  await owner.page.getByRole('checkbox', { name: 'Bảo Trâm đã trả' }).check();
  await expect(owner.page.getByText('Đủ rồi! Cả mâm đã trả.')).toBeVisible();
  await owner.page.getByRole('link', { name: 'Về đơn hàng' }).click();
  await expect(memberCard(long.page, 'Bảo Trâm')).toContainText('Đã trả');
  await expect(long.page.getByText('Đủ rồi! Cả mâm đã trả.')).toBeVisible();
});
