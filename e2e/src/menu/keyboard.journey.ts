import { expect } from '@playwright/test';
import { DESKTOP, MOVES, test } from '../start/people.ts';
import { comboFirst, dishCard, eatenWith, openDish, scanLink } from './at-the-menu.ts';

const DISH = 'Bún bò Huế';

test('a dish is chosen without a mouse: focus goes in, stays in, and comes back', async ({ someone }) => {
  const { page } = await someone({ ...DESKTOP, ...MOVES });
  await scanLink(page, 'BEPNHA', 101);
  const link = dishCard(page, DISH).getByRole('link', { name: DISH, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const dish = page.getByRole('dialog', { name: DISH });
  await comboFirst(page).getByRole('button', { name: 'Chỉ lấy món này' }).focus();
  await page.keyboard.press('Enter');
  await expect(dish).toBeVisible();
  await expect(page).toHaveURL(/\/menu\/product\?.*product_id=bun-bo-hue/);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dish).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/menu\?/);

  await page.keyboard.press('Enter');
  await expect(dish).toBeVisible();
  await dish.getByRole('radio', { name: /^Không cay/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dish.getByRole('radio', { name: /^Cay vừa/ })).toBeChecked();
  await dish.getByRole('checkbox', { name: /^Chả cua/ }).focus();
  await page.keyboard.press('Space');
  await expect(dish.getByRole('checkbox', { name: /^Chả cua/ })).toBeChecked();
  await dish.getByRole('button', { name: /^Thêm vào mâm/ }).focus();
  await expect(dish.getByRole('button', { name: /^Thêm vào mâm/ })).toContainText('87.000');
  await page.keyboard.press('Enter');
  await expect(dish).toBeHidden();
  await expect(eatenWith(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(eatenWith(page)).toBeHidden();
  await expect(page.getByRole('complementary').filter({ hasText: DISH })).toContainText('87.000');

  // Back closes the sheet and not the menu
  await openDish(page, DISH);
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/menu\?/);
  await page.goForward();
  await expect(dish).toBeVisible();
});
