import { expect } from '@playwright/test';
import { CHICKEN_SALAD, FLAN, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { cardOf } from './at-the-group-order.ts';
import { haveOrderedTogether } from './ordered-together.ts';

const ACCOUNT = { bank_id: 'Vietcombank', account_number: '0071000123456', account_name: 'NGUYEN MINH THU' };

test('after a meal together each sees their dishes and their share; what has come the owner ticks, and all see it', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const tram = await someone(PHONE, 'Bảo Trâm');
  const stranger = await someone(PHONE);
  const query = await haveOrderedTogether({
    shop: BEP_NHA,
    owner: { person: owner, dishes: [FLAN] },
    members: [
      { person: long, dishes: [SALAD, FLAN] },
      { person: tram, dishes: [CHICKEN_SALAD] },
    ],
    pay_to: ACCOUNT,
  });

  // a member finds it among their own, reads it by person, and can do nothing with it but read
  await long.page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  const past = long.page.getByRole('article').first();
  await expect(past).toContainText('mâm 3 người');
  await past.getByRole('link', { name: /^Theo dõi/ }).click();
  const team = long.page.getByRole('heading', { name: /^Cả mâm/ });
  await expect(team).toHaveText('Cả mâm · 3 người');
  await expect(long.page.getByRole('heading', { level: 3, name: /Hoàng Long|Minh Thư|Bảo Trâm/ })).toHaveText(
    ['Hoàng Long (bạn)', 'Minh Thư', 'Bảo Trâm'],
  );
  await expect(long.page.getByRole('button', { name: /Huỷ đơn/ })).toHaveCount(0);
  await long.page.goto(`/order/detail${query}`);
  await expect(team).toBeVisible();
  await lookClosely(long.page, 'the order of a team');

  // their share goes to the owner's account, exactly; they say that it is sent
  await long.page.getByRole('link', { name: 'Chia tiền' }).click();
  await expect(cardOf(long.page, 'Hoàng Long (bạn)')).toContainText('NGUYEN MINH THU');
  await lookClosely(long.page, 'splitting the bill, a member');
  await owner.page.goto(`/order/split-bill${query}`);
  await expect(cardOf(owner.page, 'Hoàng Long')).not.toContainText('Đã báo chuyển');
  await long.page.getByRole('button', { name: 'Tôi đã chuyển' }).click();
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Đã báo chuyển');

  // the owner ticks two in one go, leaves at once, and nothing is lost; nobody else has a box
  await tram.page.goto(`/order/split-bill${query}`);
  await expect(cardOf(tram.page, 'Hoàng Long')).toContainText('Chưa');
  await expect(tram.page.getByRole('checkbox')).toHaveCount(0);
  await lookClosely(owner.page, 'splitting the bill, the owner');
  await owner.page.getByRole('checkbox', { name: 'Hoàng Long đã trả' }).check();
  await owner.page.getByRole('checkbox', { name: 'Bảo Trâm đã trả' }).check();
  await expect(owner.page.getByText('Đủ rồi! Cả mâm đã trả.')).toBeVisible();
  await owner.page.getByRole('link', { name: 'Về đơn hàng' }).click();
  await expect(cardOf(tram.page, 'Hoàng Long')).toContainText('Đã trả');
  await expect(tram.page.getByText('Đủ rồi! Cả mâm đã trả.')).toBeVisible();
  await expect(long.page.getByRole('button', { name: 'Chưa chuyển, báo lại' })).toHaveCount(0);

  // of a cancelled order the amounts stay
  await owner.page.getByRole('button', { name: 'Huỷ đơn' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click();
  await expect(tram.page.getByText('Đơn đã huỷ', { exact: true })).toBeVisible();
  await owner.page.goto(`/order/split-bill${query}`);
  await expect(owner.page.getByText('Đơn đã huỷ', { exact: true })).toBeVisible();
  await expect(owner.page.getByRole('checkbox')).toHaveCount(0);

  // who only holds the link is told nothing
  await stranger.page.goto(`/order/split-bill${query}`);
  await expect(stranger.page.getByRole('heading', { name: 'Không chia tiền được ở đây' })).toBeVisible();
  await stranger.page.getByRole('link', { name: 'Xem đơn hàng' }).click();
  await expect(stranger.page.getByRole('heading', { name: /^Cả mâm/ })).toHaveCount(0);
  await expect(stranger.page.getByText('Hoàng Long')).toHaveCount(0);
});
