import { expect, type Page } from '@playwright/test';
import { orderSays, placeButton } from '../order/at-the-checkout.ts';
import { moneyOf, savePicture, transfer } from '../payment/at-the-payment.ts';
import { signIn } from '../staff/at-the-board.ts';
import { FLAN, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { beginAndInvite, cardOf, choose, fetchSoonest, openBeginning, STORE } from './at-the-group-order.ts';

const sharesOn = (page: Page) => page.getByRole('region', { name: 'Từng người trả cho quán' });
const waitingOn = (cook: Page) => cook.getByRole('region', { name: 'Chờ từng người trả' });

test('each pays their own share to the restaurant: too little, the rest, and the owner for all that is missing', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const cook = await someone(DESKTOP);
  await signIn(cook.page, BEP_NHA.brand);

  // chosen at the beginning, read before anybody joins
  const sheet = await openBeginning(owner);
  await sheet.getByRole('radio', { name: 'Mỗi người trả thẳng cho quán' }).check();
  await lookClosely(owner.page, 'who is paid');
  const link = await beginAndInvite(owner);
  await long.page.goto(link);
  const invited = long.page.getByRole('dialog', { name: 'Minh Thư mời bạn' });
  await expect(invited).toContainText('Mỗi người trả phần mình thẳng cho quán');
  await invited.getByLabel('Tên của bạn').fill(long.name);
  await invited.getByLabel('Số điện thoại').fill(long.phone);
  await invited.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(invited).toBeHidden();
  await choose(long, SALAD);
  await long.page.goto(`/cart?${STORE}`);
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();

  // ordered, without a way to pay to be chosen
  await choose(owner, FLAN);
  await owner.page.goto(`/cart?${STORE}`);
  await expect(cardOf(owner.page, 'Minh Thư')).toContainText('1 món');
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Đã xong');
  await owner.page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await owner.page.getByRole('button', { name: 'Mọi người xong rồi, chốt mâm' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Chốt mâm' }).click();
  await fetchSoonest(owner.page);
  await expect(owner.page.getByText('mỗi người trả phần mình thẳng cho quán')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: /^Thanh toán/ })).toHaveCount(0);
  await placeButton(owner.page).last().click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Đặt cho cả mâm' }).click();
  await owner.page.getByRole('button', { name: /theo dõi đơn/ }).click();

  // the kitchen sees that it waits, and cooks nothing yet
  await expect(sharesOn(owner.page)).toContainText('0 trong 2 phần đã trả');
  await expect(waitingOn(cook.page)).toContainText('0 trong 2 phần đã trả');
  await lookClosely(cook.page, 'an order that waits for shares');

  // a member pays too little, then what is missing, by a code that says so
  await long.page.getByRole('button', { name: 'Theo dõi đơn' }).click();
  const shares = sharesOn(long.page);
  await expect(shares).toContainText('Phần của bạn, trả thẳng cho quán');
  await expect(shares.getByRole('button', { name: /^Trả nốt/ })).toHaveCount(0);
  await lookClosely(long.page, 'my share, to the restaurant');
  const { text: whole } = await savePicture(long.page);
  const bank = await someone(DESKTOP);
  await transfer(bank.page, whole, 'Chuyển thiếu 1.000đ');
  await expect(shares).toContainText('còn thiếu 1.000đ');
  await expect(waitingOn(cook.page)).toContainText('1 phần thiếu');
  await expect(cardOf(owner.page, 'Hoàng Long').first()).toContainText('Thiếu');
  const { text: rest } = await savePicture(long.page);
  await transfer(bank.page, rest, 'Chuyển đúng số tiền');
  await expect(shares).toContainText('Quán đã nhận đủ phần của bạn');
  await expect(waitingOn(cook.page)).toContainText('1 trong 2 phần đã trả');

  // the owner pays all that is missing; only now it is the kitchen's turn
  await lookClosely(owner.page, 'one of two shares is there');
  await sharesOn(owner.page)
    .getByRole('button', { name: /^Trả nốt \d/ })
    .click();
  const paying = owner.page.getByRole('dialog', { name: 'Chuyển khoản' });
  await expect(paying).toBeVisible();
  const { text: missing } = await savePicture(owner.page, paying);
  await transfer(bank.page, missing, 'Chuyển đúng số tiền');
  await orderSays(long.page, 'Chờ quán xác nhận');
  await expect(moneyOf(owner.page)).toContainText('Đã nhận đủ');
  await expect(waitingOn(cook.page)).toHaveCount(0);
  await expect(cook.page.getByText('Minh Thư').first()).toBeVisible();

  // and again: somebody's share comes twice, and they read that it goes back
  await transfer(bank.page, whole, 'Chuyển đúng số tiền');
  await expect(shares).toContainText('Cần trả lại bạn');
});
