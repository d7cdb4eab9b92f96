import { expect } from '@playwright/test';
import { orderSays, placeButton } from '../order/at-the-checkout.ts';
import { savePicture, transfer } from '../payment/at-the-payment.ts';
import { signIn } from '../staff/at-the-board.ts';
import { FLAN, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { bringToRest } from '../start/stands-still.ts';
import { beginAndInvite, choose, fetchSoonest, openBeginning, STORE } from './at-the-group-order.ts';

async function joinAndChoose(member: Person, link: string) {
  await member.page.goto(link);
  const invited = member.page.getByRole('dialog', { name: 'Minh Thư mời bạn' });
  await expect(invited).toContainText(/Đúng \d{1,2}:\d\d, đơn tự được đặt cho cả mâm/);
  await invited.getByLabel('Tên của bạn').fill(member.name);
  await invited.getByLabel('Số điện thoại').fill(member.phone);
  await invited.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(invited).toBeHidden();
  await choose(member, SALAD);
  await member.page.goto(`/cart?${STORE}`);
}

/** Ordered by itself, each pays the store; the first to join is done at once. Answers with the address for others. */
async function beginWith(owner: Person, first: Person): Promise<string> {
  const sheet = await openBeginning(owner);
  await sheet.getByRole('radio', { name: 'Mỗi người trả thẳng cho quán' }).check();
  await sheet.getByRole('checkbox', { name: /^Tự đặt cho cả mâm/ }).check();
  const link = await beginAndInvite(owner);
  await joinAndChoose(first, link);
  await first.page.getByRole('button', { name: 'Tôi chọn xong' }).click();
  return link;
}

test('the choosing is over and the order stands by itself: everybody pays, and the kitchen gets it', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const lan = await someone(PHONE, 'Chị Lan');
  const link = await beginWith(owner, long);
  // she has chosen and says nothing: she eats along
  await joinAndChoose(lan, link);

  // the owner says beforehand how it comes, and reads what is missing
  await choose(owner, FLAN);
  await owner.page.goto(`/cart?${STORE}`);
  const itself = owner.page.getByRole('region', { name: /^Tự đặt lúc/ });
  await expect(itself).toContainText('Trước lúc đó bạn bổ sung nhé');
  await expect(long.page.getByText(/^Đúng \d{1,2}:\d\d, đơn tự được đặt/)).toBeVisible();
  const chosen = itself.getByRole('switch');
  await bringToRest(chosen);
  await chosen.click();
  await expect(chosen).not.toBeChecked();
  await expect(long.page.getByText(/đơn tự được đặt/)).toHaveCount(0);
  await chosen.click();
  await owner.page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await fetchSoonest(owner.page);
  await expect(itself).not.toContainText('bổ sung');
  await lookClosely(owner.page, 'it will be ordered by itself');
  await lookClosely(long.page, 'a member reads when it is ordered');

  // the end, and nobody orders
  await owner.page.getByRole('button', { name: /^Chốt mâm ngay|chốt mâm$/ }).click();
  const question = owner.page.getByRole('alertdialog', { name: 'Chốt mâm bây giờ?' });
  await expect(question).toContainText('đơn được đặt ngay');
  await question.getByRole('button', { name: 'Chốt mâm' }).click();
  for (const { page } of [owner, long, lan]) {
    const told = page.getByRole('alertdialog', { name: 'Mâm chung đã đặt' });
    await expect(told).toContainText('đơn đã tự được đặt', { timeout: 20_000 });
    await told.getByRole('button', { name: 'Theo dõi đơn' }).click();
  }

  const cook = await someone(DESKTOP);
  await signIn(cook.page, BEP_NHA.brand);
  const waiting = cook.page.getByRole('region', { name: 'Chờ từng người trả' });
  await expect(waiting).toContainText('0 trong 3 phần đã trả');
  const bank = await someone(DESKTOP);
  for (const { page } of [long, lan, owner]) {
    const { text } = await savePicture(page);
    await transfer(bank.page, text, 'Chuyển đúng số tiền');
  }
  await orderSays(owner.page, 'Chờ quán xác nhận');
  await orderSays(lan.page, 'Chờ quán xác nhận');
  await expect(waiting).toHaveCount(0);
  await expect(cook.page.getByText('Minh Thư').first()).toBeVisible();
});

test('nobody said where to: the owner reads why it was not ordered by itself, and orders', async ({
  someone,
}) => {
  const owner = await someone(PHONE, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  await beginWith(owner, long);
  await owner.page.goto(`/cart?${STORE}`);
  await owner.page.getByRole('button', { name: 'Mọi người xong rồi, chốt mâm' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Chốt mâm' }).click();
  const why = owner.page.getByText(/^Chưa tự đặt được/);
  await expect(why).toBeVisible({ timeout: 20_000 });
  await expect(why).toBeInViewport();
  await expect(long.page.getByText(/^Chưa tự đặt được/)).toBeInViewport();
  await lookClosely(owner.page, 'it could not be ordered by itself');
  await lookClosely(long.page, 'a member reads that it could not be ordered');

  await owner.page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await fetchSoonest(owner.page);
  await placeButton(owner.page).last().click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Đặt cho cả mâm' }).click();
  await owner.page.getByRole('button', { name: /theo dõi đơn/ }).click();
  await orderSays(owner.page, 'Chờ thanh toán');
  const told = long.page.getByRole('alertdialog', { name: 'Mâm chung đã đặt' });
  await told.getByRole('button', { name: 'Theo dõi đơn' }).click();
  const bank = await someone(DESKTOP);
  const { text } = await savePicture(long.page);
  await transfer(bank.page, text, 'Chuyển đúng số tiền');
  await orderSays(owner.page, 'Chờ quán xác nhận');
});
