import { expect } from '@playwright/test';
import { lookClosely } from '../start/look-closely.ts';
import { PHONE, test } from '../start/people.ts';

const SAID = 'Chưa cấp được mã khách cho bạn.';

test('without an identity one is told wherever one has scrolled to, looks round, and asks again', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await page.route('**/v1/user/generate', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101');
  const toast = page.getByRole('button', { name: new RegExp(SAID) });
  await expect(toast).toBeVisible();
  await toast.click();
  await expect(toast).toBeHidden();
  await expect(page.getByText(SAID)).toBeVisible();
  await lookClosely(page, 'no identity');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/v1/user/generate');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByText(SAID)).toBeHidden();
});
