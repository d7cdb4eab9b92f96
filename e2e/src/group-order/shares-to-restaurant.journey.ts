import { expect, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { moneyOf, savePicture, transfer } from '../payment/at-the-payment.ts';
import { signIn } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { cardOf } from './at-the-group-order.ts';
import { orderInShares } from './ordered-in-shares.ts';

const sharesOn = (page: Page) => page.getByRole('region', { name: 'Từng người trả cho quán' });
const waitingOn = (cook: Page) => cook.getByRole('region', { name: 'Chờ từng người trả' });

test('each pays their own share to the restaurant: too little, the rest, and the owner for all that is missing', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const cook = await someone(DESKTOP);
  await signIn(cook.page, BEP_NHA.brand);

  await orderInShares(owner, long, { reads: 'Đủ mọi phần quán mới nấu' });

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

test('cooked for those who have paid: the owner waits no longer, and who has not paid reads what became of it', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const cook = await someone(DESKTOP);
  await signIn(cook.page, BEP_NHA.brand);
  await orderInShares(owner, long, { pledge: true, reads: 'Sau 15 phút quán nấu cho những người đã trả' });

  await long.page.getByRole('button', { name: 'Theo dõi đơn' }).click();
  await expect(sharesOn(long.page)).toContainText('Phần bạn đã trả không bao giờ tăng');
  await expect(sharesOn(owner.page)).toContainText('quán nấu cho những người đã trả');
  await sharesOn(owner.page).getByRole('button', { name: 'Nấu cho người đã trả' }).click();
  const question = owner.page.getByRole('alertdialog', { name: 'Không chờ 1 người chưa trả?' });
  await expect(question).toContainText('Hoàng Long');
  await lookClosely(owner.page, 'going on without one');
  await question.getByRole('button', { name: 'Nấu cho người đã trả' }).click();
  await expect(sharesOn(owner.page)).toContainText('0 trong 1 phần đã trả');
  await expect(sharesOn(long.page)).toContainText('bạn không phải trả gì');
  await lookClosely(long.page, 'left out');

  const { text: own } = await savePicture(owner.page);
  const bank = await someone(DESKTOP);
  await transfer(bank.page, own, 'Chuyển đúng số tiền');
  await orderSays(owner.page, 'Chờ quán xác nhận');
  await expect(waitingOn(cook.page)).toHaveCount(0);
  await expect(cardOf(long.page, 'Hoàng Long').first()).toContainText('Không kịp trả');
});
