import { expect } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { changingBrand } from '../start/journey-brands.ts';
import { readyForOffline } from '../start/offline-ready.ts';
import { importBrand } from '../start/owner-commands.ts';
import { dataFolder, KEEPS_APP, PHONE, test } from '../start/people.ts';

const DISH = 'Gỏi ngó sen tôm thịt';

test('without a network the menu opens with its age and the cart, and back on it says what costs more', async ({
  someone,
  request,
}) => {
  const menuSays = async (price: number) => {
    const menu = await request.get('/v1/menu?pos_parent=DOIGIA&pos_id=401');
    return (await menu.text()).includes(`"ta_price":${price}`);
  };
  importBrand(changingBrand(75_000), dataFolder());
  const { page } = await someone({ ...PHONE, ...KEEPS_APP });
  await scanLink(page, 'DOIGIA', 401);
  await addAtOnce(page, DISH);
  const bar = page.getByRole('link', { name: /1 món/ });
  await expect(bar).toContainText('75.000đ');
  await readyForOffline(page, 'DOIGIA', 401);

  await page.context().setOffline(true);
  await page.clock.install();
  await page.clock.fastForward('10:00');
  await page.reload();
  const away = page.getByRole('region', { name: 'Đang mất mạng' });
  await expect(away).toContainText('Thực đơn từ 10 phút trước');
  await expect(bar).toContainText('Mâm vẫn còn đây');
  await expect(bar).toContainText('75.000đ');

  importBrand(changingBrand(81_700), dataFolder());
  await expect.poll(() => menuSays(81_700)).toBe(true);
  await page.context().setOffline(false);
  const news = page.getByRole('alertdialog', { name: 'Giá đã đổi' });
  await expect(news).toContainText('75.000đ');
  await expect(news).toContainText('81.700đ');
  await news.getByRole('button', { name: 'Đã hiểu' }).click();
  await expect(away).toBeHidden();
  await expect(bar).toContainText('81.700đ');
  await openCart(page);
  await expect(page.getByRole('main')).toContainText('81.700đ');
});

test('the app is kept though a file is lost on the way; a menu never seen comes by itself when there is a network', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...KEEPS_APP });
  let lost = 0;
  await page.context().route('**/assets/party-popper-*.svg', (route) => {
    if (route.request().serviceWorker() === null || lost === 2) return route.continue();
    lost += 1;
    return route.abort();
  });
  await scanLink(page, 'BEPNHA', 101);
  await readyForOffline(page, 'BEPNHA', 101);
  expect(lost).toBe(2);
  await page.context().setOffline(true);
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=102');
  await expect(page.getByRole('heading', { level: 1, name: 'Mất kết nối' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/404');
  await page.context().setOffline(false);
  // by itself, or by the button that stands there till then
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/menu\?.*pos_id=102/);
});
