import { expect, type Page } from '@playwright/test';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, TABLET, test } from '../start/people.ts';
import { anotherOwner, signInByForm } from './at-the-board.ts';

const COOK = 'xe đạp bánh mì';
const areas = (page: Page) => page.getByRole('navigation', { name: 'Khu vực' });

async function typeIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Vào ca' }).click();
}

/** Through the account sheet: out on every device. */
async function leaveEverywhere(page: Page): Promise<void> {
  await page.goto('/staff/?sheet=account');
  const account = page.getByRole('dialog', { name: 'Tài khoản của bạn' });
  await lookClosely(page, 'the own account');
  await account.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible();
}

test('a guesser is slowed while the owner signs in on a tablet that has been there before', async ({
  someone,
}) => {
  const { page: tablet } = await someone(TABLET);
  const owner = await anotherOwner(tablet, 'BEPNHA', 'Đoán');
  await signInByForm(tablet, owner);
  await leaveEverywhere(tablet);

  const { page: guesser } = await someone(DESKTOP);
  await guesser.goto('/staff/');
  await guesser.getByLabel('Thương hiệu').selectOption('BEPNHA');
  const field = guesser.getByLabel('Mật khẩu', { exact: true });
  for (let left = 9; left > 0; left -= 1) {
    await typeIn(guesser, owner.name, `đoán thử ${left}`);
    await expect(field).toHaveAccessibleDescription(new RegExp(`còn lại: ${left}\\.`));
  }
  await typeIn(guesser, owner.name, 'đoán lần cuối');
  await expect(field).toHaveAccessibleDescription(/Chờ 1 phút/);
  await typeIn(guesser, owner.name, owner.password);
  await expect(field).toHaveAccessibleDescription(/Chờ 1 phút/);

  await signInByForm(tablet, owner);
});

test('an owner adds a cook, makes them a manager, removes them: their screen goes back to signing in', async ({
  someone,
}) => {
  const { page: owner } = await someone(PHONE);
  await signInByForm(owner, 'SPREE');
  await owner.goto('/staff/people?sheet=person');
  const adding = owner.getByRole('dialog', { name: 'Thêm người' });
  await adding.getByLabel('Tên đăng nhập').fill('Tý');
  await adding.getByLabel('Mật khẩu', { exact: true }).fill('password');
  await adding.getByRole('button', { name: 'Thêm vào quán' }).click();
  await expect(adding.getByLabel('Mật khẩu', { exact: true })).toHaveAccessibleDescription(/dễ đoán/);
  await adding.getByLabel('Mật khẩu', { exact: true }).fill(COOK);
  await adding.getByRole('button', { name: 'Thêm vào quán' }).click();
  await expect(adding).toBeHidden();

  const { page: cook } = await someone(DESKTOP);
  await cook.goto('/staff/');
  await cook.getByLabel('Thương hiệu').selectOption('SPREE');
  await typeIn(cook, 'ty', COOK);
  await expect(areas(cook)).toBeVisible();

  await lookClosely(owner, 'the people');
  await owner.getByRole('button', { name: /^Tý/ }).click();
  const member = owner.getByRole('dialog', { name: 'Sửa Tý' });
  await member.getByRole('radio', { name: 'Quản lý' }).check();
  await lookClosely(owner, 'a member of staff');
  await member.getByRole('button', { name: 'Lưu' }).click();
  await expect(member).toBeHidden();
  await owner.getByRole('button', { name: /^Tý/ }).click();
  await member.getByRole('button', { name: 'Xoá khỏi quán' }).click();
  await member.getByRole('button', { name: /chạm lần nữa/ }).click();
  await expect(owner.getByRole('button', { name: /^Tý/ })).toBeHidden();

  await cook.bringToFront();
  await cook.reload();
  await expect(cook.getByLabel('Tên đăng nhập')).toBeVisible();

  // the only owner stays
  await owner.getByRole('button', { name: /^.*Bạn/ }).click();
  const self = owner.getByRole('dialog', { name: 'Sửa spree' });
  await self.getByRole('button', { name: 'Xoá khỏi quán' }).click();
  await self.getByRole('button', { name: /chạm lần nữa/ }).click();
  await expect(self.getByText('chủ quán duy nhất')).toBeVisible();
});
