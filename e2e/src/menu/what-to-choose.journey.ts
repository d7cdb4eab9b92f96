import { expect } from '@playwright/test';
import { pickyBrand } from '../start/journey-brands.ts';
import { importBrand } from '../start/owner-commands.ts';
import { dataFolder, PHONE, test } from '../start/people.ts';
import { openCart, openDish, scanLink } from './at-the-menu.ts';

const BRAISED = 'Phở bò sốt vang';

test('one of many that nobody must take is taken back, and a long list shows what was chosen', async ({
  someone,
}) => {
  importBrand(pickyBrand(Date.now()), dataFolder());
  const { page } = await someone(PHONE);
  await scanLink(page, 'KENCHON', 901);
  const dish = await openDish(page, BRAISED);
  const herb = (n: number) => dish.getByRole('radio', { name: `Rau số ${n} ` });
  const none = dish.getByRole('radio', { name: 'Không chọn' });
  await expect(none).toBeChecked();
  await herb(2).check();
  await herb(2).click();
  await expect(herb(2)).not.toBeChecked();
  await expect(none).toBeChecked();
  await herb(3).check();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
  await expect(none).toBeChecked();

  await expect(dish.getByRole('radio', { name: /^Rau số/ })).toHaveCount(6);
  // down to the end: the name that fades in with the picture's leaving has come to rest
  await dish.getByLabel('Dặn bếp').scrollIntoViewIfNeeded();
  await dish.getByRole('button', { name: 'Xem cả 12 lựa chọn' }).click();
  await expect(herb(7)).toBeFocused();
  await herb(11).check();
  await dish.getByRole('button', { name: /^Thêm.*đ$/ }).click();
  await expect(dish).toBeHidden();

  await openCart(page);
  await page
    .getByRole('link', { name: new RegExp(BRAISED) })
    .first()
    .click();
  const again = page.getByRole('dialog', { name: BRAISED });
  await expect(again.getByRole('radio', { name: 'Rau số 11' })).toBeChecked();
  await expect(again.getByRole('radio', { name: /^Rau số/ })).toHaveCount(7);
  await again.getByRole('radio', { name: 'Không chọn' }).check();
  await again.getByRole('button', { name: /^Cập nhật/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BRAISED })).not.toContainText('Rau số');
});

test('fifty portions are typed, and no more than the house takes', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  const dish = await openDish(page, 'Chè bưởi An Giang');
  const many = dish.getByRole('textbox', { name: /^Số lượng/ });
  const add = dish.getByRole('button', { name: /^Thêm.*đ$/ });
  await expect(many).toHaveValue('1');
  const one = Number((await add.innerText()).replace(/\D/g, ''));
  await many.fill('50');
  expect(Number((await add.innerText()).replace(/\D/g, ''))).toBe(50 * one);
  await many.fill('1000');
  await expect(many).toHaveValue('999');
  await many.fill('');
  await many.blur();
  await expect(many).toHaveValue('999');
  await many.fill('50');
  await add.click();
  await openCart(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Chè bưởi' })).toContainText('50');
});
