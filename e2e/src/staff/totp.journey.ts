import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { type Account, anotherOwner, signInByForm } from './at-the-board.ts';

const STEP = 30_000;
const codeField = (page: Page) => page.getByLabel('Mã xác thực');
const enter = (page: Page) => page.getByRole('button', { name: 'Vào ca' }).click();

async function leave(page: Page): Promise<void> {
  await page.goto('/staff/?sheet=more');
  await page.getByRole('button', { name: 'Ra ca' }).click();
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible();
}

async function typePassword(page: Page, { name, password }: Account): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await enter(page);
  await expect(codeField(page)).toBeFocused();
}

test('an owner switches two-step sign-in on: each code and each recovery code signs in once', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const owner = await anotherOwner(page, 'SPREE', 'Mã');
  await signInByForm(page, owner);
  await page.goto('/staff/?sheet=account');
  await page.getByRole('button', { name: /^Đăng nhập hai bước/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Đăng nhập hai bước' });
  await sheet.getByLabel('Mật khẩu hiện tại').fill(owner.password);
  await sheet.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(sheet.getByRole('img', { name: 'Mã QR' })).toBeVisible();
  await lookClosely(page, 'a secret for the authenticator app');
  const secret = (await sheet.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/ /g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const begun = Date.now();
  const confirmed = totp.generate({ timestamp: begun });
  await codeField(page).fill(confirmed);
  await sheet.getByRole('button', { name: 'Bật', exact: true }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  await lookClosely(page, 'recovery codes');
  const recovery = await sheet.getByRole('listitem').first().innerText();
  await sheet.getByRole('button', { name: 'Sao chép các mã' }).click();
  await expect(page.getByRole('button', { name: 'Đã sao chép các mã' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
  await expect(sheet).toBeHidden();

  await leave(page);
  await typePassword(page, owner);
  await expect(page.getByRole('button', { name: 'Vào ca' })).toBeInViewport({ ratio: 1 });
  await codeField(page).fill(confirmed);
  await enter(page);
  await expect(codeField(page)).toHaveAccessibleDescription(/đã dùng rồi/);
  await lookClosely(page, 'a code that was used');
  await codeField(page).fill(totp.generate({ timestamp: begun + STEP }));
  await enter(page);
  await expect(page.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();

  const { page: other } = await someone(DESKTOP);
  for (const works of [true, false]) {
    await other.goto('/staff/');
    await other.getByLabel('Thương hiệu').selectOption('SPREE');
    await typePassword(other, owner);
    await codeField(other).fill(recovery);
    await enter(other);
    if (works) {
      await expect(other.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();
      await other.goto('/staff/?sheet=account');
      await expect(other.getByText('còn 9 mã dự phòng')).toBeVisible();
      await leave(other);
    } else await expect(codeField(other)).toHaveAccessibleDescription(/đã dùng rồi/);
  }
});
