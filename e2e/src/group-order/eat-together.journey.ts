import { expect } from '@playwright/test';
import { orderSays, placeButton } from '../order/at-the-checkout.ts';
import { signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, FLAN, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import {
  add,
  beginAndInvite,
  cardOf,
  choose,
  fetchSoonest,
  openBeginning,
  STORE,
} from './at-the-group-order.ts';

async function join(member: Person, link: string): Promise<void> {
  const { page, name, phone } = member;
  await page.goto(link);
  const sheet = page.getByRole('dialog', { name: 'Minh Thư mời bạn' });
  await sheet.getByLabel('Tên của bạn').fill('Lo');
  await sheet.getByLabel('Số điện thoại').fill(phone);
  await sheet.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(sheet.getByLabel('Tên của bạn')).toHaveAccessibleDescription(/từ 3 đến 18 chữ/);
  await sheet.getByLabel('Tên của bạn').fill(name);
  await sheet.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(sheet).toBeHidden();
}

test('an office eats together: invited, chosen on three devices, one of them in a tunnel, ordered by one', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const tram = await someone(PHONE, 'Bảo Trâm');

  // begun from the card on the menu
  await openBeginning(owner);
  await lookClosely(owner.page, 'a group order begins');
  const link = await beginAndInvite(owner);

  // two come by the link, and are seen without a reload
  await join(long, link);
  await lookClosely(long.page, 'the menu in a group order');
  await join(tram, link);
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Chưa chọn');
  await expect(cardOf(owner.page, 'Bảo Trâm')).toBeVisible();

  // what one chooses the others see; done locks the cart until it is opened again
  await choose(long, FLAN);
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('1 món');
  await long.page.goto(`/cart?${STORE}`);
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Đã xong');
  await lookClosely(long.page, 'done in a group order');
  await add(long, SALAD);
  await long.page.getByRole('alertdialog').getByRole('button', { name: 'Chọn lại' }).click();
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('2 món');
  await long.page.goto(`/cart?${STORE}`);
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();

  // one goes on choosing without a network, and catches up
  await choose(tram, CHICKEN_SALAD);
  await expect(cardOf(owner.page, 'Bảo Trâm')).toContainText('1 món');
  await tram.page.goto(`/cart?${STORE}`);
  const more = tram.page.getByRole('button', { name: 'Thêm một' });
  await expect(more).toBeVisible();
  await tram.page.context().setOffline(true);
  await more.click();
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Đã xong');
  await expect(cardOf(owner.page, 'Bảo Trâm')).toContainText('1 món');
  await tram.page.context().setOffline(false);
  await expect(cardOf(owner.page, 'Bảo Trâm')).toContainText('2 món');
  await lookClosely(owner.page, 'a group order of three');

  // the owner ends the choosing and orders for everybody, also for who is not done
  await owner.page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await owner.page.getByRole('button', { name: 'Chốt mâm ngay' }).click();
  const closing = owner.page.getByRole('alertdialog', { name: 'Chốt mâm bây giờ?' });
  await expect(closing).toContainText('Bảo Trâm');
  await closing.getByRole('button', { name: 'Chốt mâm' }).click();
  await expect(tram.page.getByText('Hết giờ chọn', { exact: false }).first()).toBeVisible();
  await fetchSoonest(owner.page);
  await placeButton(owner.page).last().click();
  const question = owner.page.getByRole('alertdialog', { name: 'Đặt cho cả mâm?' });
  await expect(question.getByRole('switch', { name: 'Đặt cả món của Bảo Trâm' })).toBeChecked();
  await expect(question).toContainText('4 món');
  await lookClosely(owner.page, 'ordering for everybody?');
  await question.getByRole('button', { name: 'Đặt cho cả mâm' }).click();

  // members are told, and follow the order; the kitchen has it
  for (const member of [long, tram]) {
    const told = member.page.getByRole('alertdialog', { name: 'Mâm chung đã đặt' });
    await expect(told).toBeVisible();
  }
  await long.page.getByRole('button', { name: 'Theo dõi đơn' }).click();
  await orderSays(long.page, 'Chờ quán xác nhận');
  const cook = await someone(DESKTOP);
  await signIn(cook.page, BEP_NHA.brand);
  await expect(cook.page.getByText('Minh Thư').first()).toBeVisible();
});
