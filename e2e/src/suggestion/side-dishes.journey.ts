import { expect } from '@playwright/test';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';

test('beside the cart: a side dish joins by one tap, a number by one choice, and what leaves asks first', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [SALAD] });
  const strip = page.getByRole('region', { name: 'Ăn kèm cho tròn vị' });
  await strip.getByRole('button', { name: 'Thêm Trứng ốp la' }).click();
  const egg = page.getByRole('listitem').filter({ hasText: 'Trứng ốp la' });
  await expect(egg).toContainText('10.000');
  await expect(strip.getByText('Trứng ốp la')).toBeHidden();

  await egg.getByRole('combobox', { name: 'Số lượng Trứng ốp la' }).selectOption('24');
  await expect(egg).toContainText('240.000');
  await egg.getByRole('button', { name: 'Thêm một' }).click();
  await expect(egg.getByRole('combobox').getByRole('option')).toHaveCount(25);
  await egg.getByRole('combobox').selectOption('1');
  await egg.getByRole('button', { name: 'Bớt một' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bỏ món này?' });
  await question.getByRole('button', { name: 'Giữ lại' }).click();
  await expect(egg).toContainText('10.000');

  await strip.getByRole('button', { name: 'Đừng gợi ý nữa' }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(egg).toBeVisible();
  await expect(strip).toBeHidden();
});
