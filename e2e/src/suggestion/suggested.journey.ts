import { expect, type Page } from '@playwright/test';
import { comboFirst, dishCard, eatenWith, openCart, openDish, scanLink } from '../menu/at-the-menu.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

const PHO = 'Phở bò tái nạm gầu';
const COMBO = 'Mâm phở đôi bạn';

const openLink = (page: Page, name: string) =>
  dishCard(page, name).getByRole('link', { name, exact: true }).click();

test('a combo that saves is named before its dish opens: taken, refused, never again', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  await openLink(page, PHO);
  await expect(comboFirst(page).getByRole('link', { name: COMBO })).toContainText('Lợi từ 50.000đ');
  await comboFirst(page).getByRole('link', { name: COMBO }).click();
  const combo = page.getByRole('dialog', { name: COMBO });
  await expect(combo).toContainText('Lợi từ 50.000đ so với gọi lẻ');
  await page.goBack();
  await expect(combo).toBeHidden();
  await expect(page).toHaveURL(/\/menu\?/);

  // the same dish does not ask twice, another one does, until it is told not to
  await openLink(page, PHO);
  await expect(page.getByRole('dialog', { name: PHO })).toBeVisible();
  await page.goBack();
  await openLink(page, 'Bún bò Huế');
  await comboFirst(page).getByRole('button', { name: 'Đừng gợi ý nữa' }).click();
  await expect(page.getByRole('dialog', { name: 'Bún bò Huế' })).toBeVisible();
  await page.goBack();
  await openLink(page, 'Phở gà ta xé');
  await expect(page.getByRole('dialog', { name: 'Phở gà ta xé' })).toBeVisible();
});

test('what is eaten with a dish follows it: one at once, one with its options, and not again', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  const pho = await openDish(page, PHO);
  await pho.getByRole('button', { name: /^Thêm.*đ/ }).click();
  const more = eatenWith(page);
  await expect(more).toContainText(`Đã thêm ${PHO} vào mâm`);
  await more.getByRole('button', { name: 'Thêm Quẩy giòn' }).click();
  await expect(more.getByRole('group', { name: 'Số lượng Quẩy giòn' })).toContainText('1');
  await more.getByRole('button', { name: 'Thêm Cà phê sữa đá' }).click();
  const coffee = page.getByRole('dialog', { name: 'Cà phê sữa đá' });
  await coffee.getByRole('radio', { name: /^Ít đá/ }).check();
  await coffee.getByRole('button', { name: /^Thêm.*đ/ }).click();
  await expect(coffee).toBeHidden();
  await more.getByRole('button', { name: 'Xong' }).click();
  await expect(more).toBeHidden();

  await openCart(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cà phê sữa đá' })).toContainText('Ít đá');
  const origins = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('mam.kept') ?? '{}').state.carts['BEPNHA 101'].lines.map(
      (line: { origin: { suggestType: string; suggestBy: string } | null }) =>
        line.origin && `${line.origin.suggestType} ${line.origin.suggestBy}`,
    ),
  );
  expect(origins).toEqual([null, 'ORDER PHO01', 'ORDER PHO01']);
});

test('a combo line is opened again with everything that was chosen', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await scanLink(page, 'BEPNHA', 101);
  await page.getByRole('link', { name: COMBO, exact: true }).first().click();
  const combo = page.getByRole('dialog', { name: COMBO });
  await combo.getByRole('button', { name: `Chọn ${PHO}` }).click();
  const part = page.getByRole('dialog', { name: PHO });
  await expect(part).toContainText('còn chọn được 2 phần');
  const two = part.getByRole('group', { name: `Số lượng ${PHO}` });
  await two.getByRole('button', { name: 'Thêm một' }).click();
  await expect(two.getByRole('button', { name: 'Thêm một' })).toHaveAttribute('aria-disabled', 'true');
  await part.getByRole('radio', { name: 'Bún bò Huế' }).check();
  const swapped = page.getByRole('dialog', { name: 'Bún bò Huế' });
  await swapped.getByLabel('Dặn bếp').fill('Một tô không hành');
  await swapped.getByRole('button', { name: /^Lên mâm/ }).click();
  await combo.getByRole('button', { name: 'Chọn Nước mía tắc' }).click();
  const drink = page.getByRole('dialog', { name: 'Nước mía tắc' });
  await drink
    .getByRole('group', { name: 'Số lượng Nước mía tắc' })
    .getByRole('button', { name: 'Thêm một' })
    .click();
  await drink.getByRole('button', { name: /^Lên mâm/ }).click();
  await expect(combo).toContainText(/Lợi \d+\.000đ so với gọi lẻ/);
  await combo.getByRole('button', { name: /^Thêm vào mâm/ }).click();
  await expect(combo).toBeHidden();

  const panel = page.getByRole('complementary').filter({ hasText: COMBO });
  await expect(panel).toContainText('Một tô không hành');
  await page.goto('/menu/combo?pos_parent=BEPNHA&pos_id=101&combo_id=CB02&index=0');
  await expect(combo.getByRole('group', { name: 'Số lượng Bún bò Huế' })).toContainText('2');
  await combo.getByRole('button', { name: /^Sửa Bún bò Huế/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bún bò Huế' }).getByLabel('Dặn bếp')).toHaveValue(
    'Một tô không hành',
  );
  await page.keyboard.press('Escape');
  const whole = combo.getByRole('group', { name: 'Số lượng combo' });
  await whole.getByRole('button', { name: 'Bớt một' }).click();
  await combo.getByRole('button', { name: 'Bỏ khỏi mâm' }).click();
  await expect(page.getByRole('button', { name: `Đã bỏ ${COMBO} x1` })).toBeVisible();
});

test('a picture is looked at closely without a mouse, and Back brings the dish back', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await scanLink(page, 'BEPNHA', 101);
  const dish = await openDish(page, PHO);
  const picture = dish.getByRole('button', { name: `Xem hình lớn ${PHO}` });
  await picture.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: PHO }).last();
  await expect(viewer.getByRole('img', { name: `Hình món ${PHO}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: PHO })).toHaveCount(1);
  await expect(dish).toBeVisible();
  await expect(picture).toBeFocused();
});
