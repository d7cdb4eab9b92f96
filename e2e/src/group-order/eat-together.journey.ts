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
  await expect(sheet).toContainText('tối đa 80.000đ');
  await sheet.getByLabel('Tên của bạn').fill('Lo');
  await sheet.getByLabel('Số điện thoại').fill(phone);
  await sheet.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(sheet.getByLabel('Tên của bạn')).toHaveAccessibleDescription(/từ 3 đến 18 chữ/);
  await sheet.getByLabel('Tên của bạn').fill(name);
  await sheet.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(sheet).toBeHidden();
}

async function speak({ page }: Person, asked: string, language: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${asked}: `) }).click();
  await page.getByRole('dialog', { name: asked }).getByRole('radio', { name: language }).click();
}

test('an office eats together: invited, chosen on three devices, one of them in a tunnel, ordered by one', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  const tram = await someone(PHONE, 'Bảo Trâm');

  // begun from the card on the menu
  const sheet = await openBeginning(owner);
  // each may spend so much: without an amount it is not begun
  await sheet.getByRole('switch', { name: 'Đặt mức tiền món mỗi người' }).click();
  await lookClosely(owner.page, 'a group order begins');
  await sheet.getByRole('button', { name: 'Mở mâm, lấy link mời' }).click();
  const most = sheet.getByLabel('Mỗi người tối đa (đ)');
  await expect(most).toHaveAccessibleDescription('Bạn ghi số tiền tối đa nhé.');
  await most.fill('80.000');
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
  const reopening = long.page.getByRole('alertdialog', { name: 'Mở mâm để chọn lại?' });
  // a no leaves the dish where it was chosen
  await reopening.getByRole('button', { name: 'Giữ nguyên' }).click();
  await long.page.getByRole('button', { name: /^Thêm.*\dđ$/ }).click();
  await reopening.getByRole('button', { name: 'Chọn lại' }).click();
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('2 món');

  // another language is another language: the group order and what was chosen stay
  await long.page.goto(`/menu?${STORE}`);
  await expect(long.page.getByRole('link', { name: /2 món/ })).toBeVisible();
  await speak(long, 'Ngôn ngữ', 'English');
  await expect(long.page.getByRole('complementary', { name: 'Group order' })).toContainText(
    "Minh Thư's group order",
  );
  await expect(long.page.getByRole('link', { name: /2 items/ })).toBeVisible();
  await speak(long, 'Language', 'Tiếng Việt');
  await expect(long.page.getByRole('link', { name: /2 món/ })).toBeVisible();
  await long.page.goto(`/cart?${STORE}`);

  // over the limit one is not done, until the owner lets it pass; what one will pay is read before
  const share = long.page.getByRole('region', { name: 'Phần của bạn' });
  await expect(share).toContainText(/Khoảng .*đ/);
  await expect(share).toContainText(/Vượt .*nhờ Minh Thư cho qua/);
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();
  await expect(long.page.getByText(/vượt mức 80.000đ mỗi người/).first()).toBeVisible();
  await lookClosely(long.page, 'over the limit');
  await owner.page.getByRole('button', { name: 'Thêm thao tác với Hoàng Long' }).click();
  await owner.page.getByRole('button', { name: 'Cho qua lần này' }).click();
  await expect(share).toContainText('Minh Thư đã cho qua');
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();

  // somebody sits beside them without a phone: a dish of one's own cart becomes theirs, also from the owner's
  await tram.page.goto(`/cart?${STORE}`);
  await tram.page.getByRole('button', { name: 'Thêm người không có điện thoại' }).click();
  const naming = tram.page.getByRole('dialog', { name: 'Ai ăn cùng?' });
  await naming.getByLabel('Tên người ăn').fill('minh thư');
  await naming.getByRole('button', { name: 'Thêm vào mâm' }).click();
  await expect(naming.getByLabel('Tên người ăn')).toHaveAccessibleDescription(/chọn tên khác/);
  await naming.getByLabel('Tên người ăn').fill('Bà Ngoại');
  await lookClosely(tram.page, 'a guest without a phone is added');
  await naming.getByRole('button', { name: 'Thêm vào mâm' }).click();
  await expect(cardOf(owner.page, 'Bà Ngoại')).toContainText('Bảo Trâm chọn giúp');
  await expect(long.page.getByRole('button', { name: 'Chọn món cho Bà Ngoại' })).toHaveCount(0);
  await choose(tram, FLAN);
  await tram.page.goto(`/cart?${STORE}`);
  await tram.page.getByRole('button', { name: 'Chọn món cho Bà Ngoại' }).click();
  const grandma = tram.page.getByRole('dialog', { name: 'Bà Ngoại' });
  await grandma.getByRole('button', { name: /^Chuyển .* sang cho Bà Ngoại$/ }).click();
  await expect(grandma.getByRole('region', { name: 'Món của Bà Ngoại' })).toContainText('1×');
  await expect(grandma.getByRole('region', { name: 'Chuyển từ giỏ của bạn' })).toHaveCount(0);
  await lookClosely(tram.page, 'choosing for a guest');
  // [GO37] more of it from the menu: it is the guest's, and one's own cart stays as it is
  await grandma.getByRole('link', { name: 'Chọn món từ thực đơn' }).click();
  const band = tram.page.getByRole('complementary', { name: 'Mâm chung' });
  await expect(band).toContainText('Bạn đang chọn cho Bà Ngoại');
  const more = tram.page.getByRole('button', { name: 'Thêm Bánh flan cà phê' }).first();
  // by keys: a toast may come up under the second tap of a finger
  await more.press('Enter');
  await more.press('Enter');
  await expect(tram.page.getByRole('button', { name: /^Đã thêm cho Bà Ngoại: 1 Bánh flan/ })).toBeVisible();
  await expect(cardOf(owner.page, 'Bà Ngoại')).toContainText('3 món');
  await expect(cardOf(owner.page, 'Bảo Trâm').first()).toContainText('0 món');
  await lookClosely(tram.page, 'choosing on the menu for a guest');
  await band.getByRole('link', { name: 'Xong' }).click();
  await expect(cardOf(tram.page, 'Bà Ngoại')).toContainText('3 món');
  await owner.page.getByRole('button', { name: 'Chọn món cho Bà Ngoại' }).click();
  await owner.page.getByRole('button', { name: 'Bà Ngoại chọn xong' }).click();
  await expect(owner.page.getByRole('button', { name: 'Chọn lại cho Bà Ngoại' })).toBeVisible();
  await owner.page.keyboard.press('Escape');
  await expect(cardOf(tram.page, 'Bà Ngoại')).toContainText('Đã xong');

  // one goes on choosing without a network, and catches up
  // their own card comes before that of the guest they choose for
  await choose(tram, CHICKEN_SALAD);
  await expect(cardOf(owner.page, 'Bảo Trâm').first()).toContainText('1 món');
  // who goes on looking at the menu is reminded there that the owner waits for a word
  const reminder = tram.page.getByRole('complementary', { name: 'Tôi chọn xong' });
  await expect(reminder).toContainText('để Minh Thư biết');
  await lookClosely(tram.page, 'reminded on the menu');
  await reminder.getByRole('button', { name: 'Đóng' }).click();
  await expect(reminder).toBeHidden();
  await tram.page.goto(`/cart?${STORE}`);
  const oneMore = tram.page.getByRole('button', { name: 'Thêm một' });
  await expect(oneMore).toBeVisible();
  await tram.page.context().setOffline(true);
  await oneMore.click();
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Đã xong');
  await expect(cardOf(owner.page, 'Bảo Trâm').first()).toContainText('1 món');
  await tram.page.context().setOffline(false);
  await expect(cardOf(owner.page, 'Bảo Trâm').first()).toContainText('2 món');
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
  // who is not done and over the limit is ordered for only where the owner says so
  const tramsToo = question.getByRole('switch', { name: 'Đặt cả món của Bảo Trâm' });
  await expect(tramsToo).not.toBeChecked();
  await expect(question).toContainText('Vượt 44.000đ');
  await tramsToo.click();
  await expect(tramsToo).toBeChecked();
  await expect(question).toContainText('7 món');
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

  // it comes to nothing, so again, as it was: those of last time are named, and nobody is put in
  await owner.page.keyboard.press('Escape');
  await owner.page.getByRole('button', { name: 'Huỷ đơn' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click();
  await owner.page.getByRole('link', { name: 'Mở mâm mới như lần này' }).click();
  await expect(sheet).toContainText('Lần trước có Hoàng Long, Bảo Trâm.');
  await expect(most).toHaveValue('80000');
  await lookClosely(owner.page, 'a group order like the last');
  await sheet.getByRole('button', { name: 'Mở mâm, lấy link mời' }).click();
  await expect(owner.page.getByRole('dialog', { name: 'Mời vào mâm' })).toBeVisible();
  await expect(owner.page.getByText('Bạn đang ở một mâm chung', { exact: false })).toHaveCount(0);
  await owner.page.keyboard.press('Escape');
  await expect(owner.page.getByText('0 người xong, 1 người đang chọn')).toBeVisible();
});

test('somebody in a group order comes to another store: what they chose stays with the others until they say', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP, 'Minh Thư');
  const long = await someone(PHONE, 'Hoàng Long');
  await openBeginning(owner);
  const link = await beginAndInvite(owner);
  const { page, name, phone } = long;
  await page.goto(link);
  const sheet = page.getByRole('dialog', { name: 'Minh Thư mời bạn' });
  await sheet.getByLabel('Tên của bạn').fill(name);
  await sheet.getByLabel('Số điện thoại').fill(phone);
  await sheet.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await choose(long, CHICKEN_SALAD);
  await expect(cardOf(owner.page, name)).toContainText('1 món');

  // the menu of another store of the brand asks, and leads back
  const other = '/menu?pos_parent=BEPNHA&pos_id=102';
  const asked = page.getByRole('alertdialog', { name: 'Bạn đang ăn chung ở Bếp Nhà Lúa Nguyễn Huệ' });
  await page.goto(other);
  await expect(asked).toContainText('Món bạn đã chọn vẫn còn');
  await lookClosely(page, 'another store while in a group order');
  await asked.getByRole('button', { name: 'Về lại mâm' }).click();
  await expect(page.getByRole('heading', { name: 'Bếp Nhà Lúa Nguyễn Huệ' })).toBeVisible();
  await expect(asked).toBeHidden();
  await page.goto(`/cart?${STORE}`);
  await page.getByRole('button', { name: 'Tôi chọn xong' }).click();
  await expect(cardOf(owner.page, name)).toContainText('Đã xong');
  await expect(cardOf(owner.page, name)).toContainText('1 món');

  // done or not, one yes leads out, and what was chosen is still on the phone
  await page.goto(other);
  await asked.getByRole('button', { name: 'Rời mâm' }).click();
  await expect(asked).toBeHidden();
  await expect(cardOf(owner.page, name)).toHaveCount(0);
  await page.goto(`/cart?${STORE}`);
  await expect(page.getByText('1 món', { exact: true })).toBeVisible();

  // an owner is told that it ends for everybody
  await owner.page.goto(other);
  const owners = owner.page.getByRole('alertdialog', { name: /Bạn đang ăn chung ở/ });
  await expect(owners).toContainText('đóng lại với mọi người');
  await owners.getByRole('button', { name: 'Về lại mâm' }).click();
  await expect(owner.page.getByRole('complementary', { name: 'Mâm chung' })).toBeVisible();
});
