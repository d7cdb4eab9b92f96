import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PHONE, test } from '../start/people.ts';
import { type Account, anotherOwner, signIn } from './at-the-board.ts';

const STEP = 30_000;
const codeField = (page: Page) => page.getByLabel('Mã xác thực');

/** Signs in again with the password; the code is what is tried. */
async function comeBack(page: Page, { brand, name, password }: Account, code: string): Promise<void> {
  await page.goto('/staff/?sheet=more');
  await page.getByRole('button', { name: 'Ra ca' }).click();
  await page.getByLabel('Thương hiệu').selectOption(brand);
  await page.getByLabel('Tên đăng nhập').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Vào ca' }).click();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Vào ca' })).toBeInViewport({ ratio: 1 });
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Vào ca' }).click();
}

test('an owner switches two-step sign-in on: each code and each recovery code signs in once', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const owner = await anotherOwner(page, 'SPREE', 'Mã');
  await signIn(page, owner);
  await page.goto('/staff/?sheet=account');
  await page.getByRole('button', { name: /^Đăng nhập hai bước/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Đăng nhập hai bước' });
  await sheet.getByLabel('Mật khẩu hiện tại').fill(owner.password);
  await sheet.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(sheet.getByRole('img', { name: 'Mã QR' })).toBeVisible();
  const secret = (await sheet.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/ /g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const begun = Date.now();
  const confirmed = totp.generate({ timestamp: begun });
  await codeField(page).fill(confirmed);
  await sheet.getByRole('button', { name: 'Bật', exact: true }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const recovery = await sheet.getByRole('listitem').first().innerText();
  await sheet.getByRole('button', { name: 'Sao chép các mã' }).click();
  await expect(page.getByRole('button', { name: 'Đã sao chép các mã' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
  await expect(sheet).toBeHidden();

  const atWork = page.getByRole('navigation', { name: 'Khu vực' });
  await comeBack(page, owner, confirmed);
  await expect(codeField(page)).toHaveAccessibleDescription(/đã dùng rồi/);
  await codeField(page).fill(totp.generate({ timestamp: begun + STEP }));
  await page.getByRole('button', { name: 'Vào ca' }).click();
  await expect(atWork).toBeVisible();
  await comeBack(page, owner, recovery);
  await expect(atWork).toBeVisible();
  await page.goto('/staff/?sheet=account');
  await expect(page.getByText('còn 9 mã dự phòng')).toBeVisible();
  await comeBack(page, owner, recovery);
  await expect(codeField(page)).toHaveAccessibleDescription(/đã dùng rồi/);
});
