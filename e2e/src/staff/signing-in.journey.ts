import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, TABLET, test } from '../start/people.ts';
import { anotherOwner, signIn, signInByForm } from './at-the-board.ts';

const COOK = 'xe đạp bánh mì';

async function typeIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Vào ca' }).click();
}

test('a guesser is slowed while the owner signs in on a tablet that has been there before', async ({
  someone,
}) => {
  const { page: tablet } = await someone(TABLET);
  const owner = await anotherOwner(tablet, 'BEPNHA', 'Đoán');
  await signInByForm(tablet, owner);
  await tablet.goto('/staff/?sheet=account');
  const account = tablet.getByRole('dialog', { name: 'Tài khoản của bạn' });
  await account.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click();
  await expect(tablet.getByLabel('Tên đăng nhập')).toBeVisible();

  const { page: guesser } = await someone(DESKTOP);
  await guesser.goto('/staff/');
  await guesser.getByLabel('Thương hiệu').selectOption('BEPNHA');
  const field = guesser.getByLabel('Mật khẩu', { exact: true });
  // eight guesses by a program of the same place
  for (let tries = 0; tries < 8; tries += 1)
    await guesser.evaluate(
      ([name, password]) =>
        fetch('/v1/staff/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pos_parent: 'BEPNHA', name, password }),
        }),
      [owner.name, `đoán thử ${tries}`],
    );
  await typeIn(guesser, owner.name, 'đoán thử nữa');
  await expect(field).toHaveAccessibleDescription(/còn lại: 1\./);
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
  await signIn(owner, 'SPREE');
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
  await signInByForm(cook, { brand: 'SPREE', name: 'ty', password: COOK });

  const change = () => owner.getByRole('button', { name: /^Tý/ }).click();
  const member = owner.getByRole('dialog', { name: 'Sửa Tý' });
  await change();
  await member.getByRole('radio', { name: /^Quản lý/ }).check();
  await member.getByRole('button', { name: 'Lưu' }).click();
  await expect(member).toBeHidden();
  await change();
  await member.getByRole('button', { name: 'Xoá khỏi quán' }).click();
  await member.getByRole('button', { name: /chạm lần nữa/ }).click();
  await expect(owner.getByRole('button', { name: /^Tý/ })).toBeHidden();
  await cook.reload();
  await expect(cook.getByLabel('Tên đăng nhập')).toBeVisible();

  // the only owner stays
  await owner.getByRole('button', { name: /^.*Bạn/ }).click();
  const self = owner.getByRole('dialog', { name: 'Sửa spree' });
  await self.getByRole('button', { name: 'Xoá khỏi quán' }).click();
  await self.getByRole('button', { name: /chạm lần nữa/ }).click();
  await expect(self.getByText('chủ quán duy nhất')).toBeVisible();
});
