import { expect, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { codeFromHash, orderMoneyRegion, savePicture, transfer } from '../payment/at-the-payment.ts';
import { signIn } from '../staff/at-the-board.ts';
import { FLAN, SALAD } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { memberCard } from './at-the-group-order.ts';
import { haveOrderedTogether } from './chosen-together.ts';

const sharesOn = (page: Page) => page.getByRole('region', { name: 'Từng người trả cho quán' });

test('each pays their own share to the restaurant: too little, the rest, and the owner for all that is missing', async ({
  someone,
}) => {
  const [owner, long] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Hoàng Long')];
  const query = await haveOrderedTogether({
    owner: { person: owner, dishes: [FLAN] },
    members: [{ person: long, dishes: [SALAD] }],
    terms: { shares_to: 'store' },
  });
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, BEP_NHA.brand);
  const hash = new URLSearchParams(query).get('order_hash') ?? '';
  const waiting = cook
    .getByRole('region', { name: 'Chờ từng người trả' })
    .getByRole('listitem')
    .filter({ hasText: codeFromHash(hash) });
  await expect(waiting).toContainText('0 trong 2 phần đã trả');

  // a member pays too little, then what is missing, by a code that says so
  for (const { page } of [owner, long]) await page.goto(`/order/detail${query}`);
  const shares = sharesOn(long.page);
  await expect(shares).toContainText('Phần của bạn, trả thẳng cho quán');
  const { text: whole } = await savePicture(long.page);
  const { page: bank } = await someone(DESKTOP);
  await transfer(bank, whole, 'Chuyển thiếu 1.000đ');
  await expect(shares).toContainText('còn thiếu 1.000đ');
  await expect(waiting).toContainText('1 phần thiếu');
  await expect(memberCard(owner.page, 'Hoàng Long').first()).toContainText('Thiếu');
  const { text: rest } = await savePicture(long.page);
  await transfer(bank, rest, 'Chuyển đúng số tiền');
  await expect(shares).toContainText('Quán đã nhận đủ phần của bạn');
  await expect(waiting).toContainText('1 trong 2 phần đã trả');

  // the owner pays all that is missing; only now it is the kitchen's turn
  await sharesOn(owner.page)
    .getByRole('button', { name: /^Trả nốt \d/ })
    .click();
  const paying = owner.page.getByRole('dialog', { name: 'Chuyển khoản' });
  await expect(paying).toBeVisible();
  const { text: missing } = await savePicture(owner.page, paying);
  await transfer(bank, missing, 'Chuyển đúng số tiền');
  await orderSays(long.page, 'Chờ quán xác nhận');
  await expect(orderMoneyRegion(owner.page)).toContainText('Đã nhận đủ');
  await expect(waiting).toHaveCount(0);
  await expect(cook.getByText('Minh Thư').first()).toBeVisible();
});
