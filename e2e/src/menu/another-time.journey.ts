import { expect } from '@playwright/test';
import { comeBackForTomorrow } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { anotherHour, dishCard } from './at-the-menu.ts';

test('a chosen time changes the menu: the diner is told, and goes back to now', async ({ someone }) => {
  const other = anotherHour();
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackForTomorrow(diner, other.hour);
  const told = page.getByRole('status').filter({ hasText: 'giờ bạn hẹn' });
  await expect(told).toContainText(`Đây là thực đơn lúc ${String(other.hour).padStart(2, '0')}:00 ngày mai`);
  await expect(dishCard(page, other.dish)).toBeVisible();
  await page.getByRole('button', { name: 'Xem món bây giờ' }).click();
  await expect(told).toBeHidden();
  await expect(dishCard(page, other.dish)).toBeHidden();
});
