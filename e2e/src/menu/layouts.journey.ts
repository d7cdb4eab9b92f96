import { expect, type Page } from '@playwright/test';
import { DESKTOP, MOVES, PHONE, test } from '../start/people.ts';
import { standsStill } from '../start/stands-still.ts';
import { takenOver } from '../start/taken-over.ts';

/** Every bar and every layout of dishes once: neither knows of the other. */
const PAIRS = [
  { menuType: 1, itemType: 2 },
  { menuType: 2, itemType: 3 },
  { menuType: 3, itemType: 1 },
] as const;
const LAST = 'Đồ uống';
const FAR_ABOVE = 'Bán chạy';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Thực đơn' });

/** The way each kind of bar offers all categories at once; the second kind has none. */
async function choose(page: Page, menuType: number, name: string): Promise<void> {
  const all = page.getByRole('button', { name: 'Mọi danh mục' });
  if (menuType === 2) {
    await expect(all).toHaveCount(0);
    return bar(page).getByRole('link', { name }).click();
  }
  await all.click();
  if (menuType === 1)
    return page.getByRole('navigation', { name: 'Mọi danh mục' }).getByRole('link', { name }).click();
  const sheet = page.getByRole('dialog', { name: 'Thực đơn' });
  await sheet.getByRole('button', { name }).click();
  await expect(sheet).toBeHidden();
}

test('all three bars and all three layouts of dishes, each as the address asks', async ({ someone }) => {
  const { page } = await someone({ ...PHONE, ...MOVES });
  for (const { menuType, itemType } of PAIRS) {
    await page.goto(`/menu?pos_parent=BEPNHA&pos_id=101&menu_type=${menuType}&item_type=${itemType}`);
    await takenOver(page);
    await page.getByRole('heading', { name: 'Cơm', exact: true }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    // content that comes late above it still moves the page
    await standsStill(page);
    // the bar is in sight: what has the focus in it does not move the page
    const moved = await bar(page)
      .getByRole('link', { name: 'Cơm' })
      .evaluate((link) => {
        const before = scrollY;
        link.focus();
        return scrollY - before;
      });
    expect(moved).toBe(0);
    // down to the last, and up again to one that lies far above
    for (const name of [LAST, FAR_ABOVE, LAST]) {
      await choose(page, menuType, name);
      await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { name })).toBeInViewport();
      // a tap on the way would be the diner's own hand, and the page would stay where it is
      await standsStill(page);
    }
    const across = await page.getByRole('region', { name: LAST }).evaluate((section) => {
      const [first, second] = section.querySelectorAll('article');
      return first?.getBoundingClientRect().top === second?.getBoundingClientRect().top ? 2 : 1;
    });
    expect(across).toBe(itemType === 1 ? 1 : 2);
    // the demo brands' own layouts are looked at elsewhere
  }
});

test('on a desk the categories stand beside the dishes and follow them', async ({ someone }) => {
  const { page } = await someone({ ...DESKTOP, ...MOVES });
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101&item_type=3');
  await takenOver(page);
  const rail = page.getByRole('navigation', { name: 'Danh mục' }).filter({ visible: true });
  await expect(bar(page)).toHaveCount(0);
  await rail.getByRole('link', { name: 'Món nướng' }).click();
  await expect(page.getByRole('heading', { name: 'Món nướng' })).toBeInViewport();
  await expect(rail.getByRole('link', { name: 'Món nướng' })).toHaveAttribute('aria-current', 'true');

  // everything can be taken out again, but not by accident
  await page.getByRole('button', { name: 'Thêm Bánh flan cà phê' }).first().click();
  await page.getByRole('button', { name: 'Xoá hết' }).click();
  const question = page.getByRole('alertdialog', { name: 'Dọn cả mâm?' });
  await question.getByRole('button', { name: 'Xoá hết' }).click();
  await expect(page.getByText('Mâm còn trống')).toBeVisible();
});

test('what is open is where it was after a look into a dish and into the cart', async ({ someone }) => {
  const { page } = await someone({ ...PHONE, ...MOVES });
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101');
  await takenOver(page);
  const add = page.getByRole('button', { name: 'Thêm Bánh flan cà phê' }).first();
  await add.scrollIntoViewIfNeeded();
  // far down the menu takes its place only when it comes near: a finger meets what has stopped moving
  await standsStill(page);
  await add.click();
  const dish = page.getByRole('heading', { name: 'Chè bưởi An Giang' });
  await dish.scrollIntoViewIfNeeded();
  await expect(dish).toBeInViewport();
  await page.getByRole('link', { name: /Xem mâm/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
  await page.goBack();
  await expect(dish).toBeInViewport();
});
