import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { anotherHour } from '../menu/at-the-menu.ts';
import { signIn } from '../staff/at-the-board.ts';
import { comeBackForTomorrow, comeBackToCart, remember, SWEET_SOUP } from '../start/been-here.ts';
import { menulessBrand, pickyBrand } from '../start/journey-brands.ts';
import { at, looks } from '../start/looks.ts';
import { importBrand } from '../start/owner-commands.ts';
import { dataFolder, GERMAN, PHONE } from '../start/people.ts';
import { bringToRest } from '../start/stands-still.ts';

const PLACE = 'pos_parent=BEPNHA&pos_id=101';
const PICKY = 'pos_parent=KENCHON&pos_id=901';
const OPERA = { latitude: 10.7766, longitude: 106.7032 };

async function pauseDelivery(request: APIRequestContext, store: number): Promise<void> {
  const data = { store, types: ['DELI'], kind: 'pause', end: { minutes: 60 } };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await request.post('/v1/staff/switch', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

looks({
  'menu with a plain bar and large dishes': at(
    `/menu?${PLACE}&menu_type=2&item_type=3&sheet=none`,
    'Bếp Nhà Lúa Nguyễn Huệ',
  ),
  'menu in English': async (diner) => {
    await remember(diner.page, { user: { locale: 'en' } });
    await at(`/menu?${PLACE}&sheet=none`, 'Bếp Nhà Lúa Nguyễn Huệ')(diner);
  },
  'menu in a colour that was asked for': at(
    `/menu?${PLACE}&main_color=4bffffcc&sheet=none`,
    'Bếp Nhà Lúa Nguyễn Huệ',
  ),
  'menu of another time': async (diner) => {
    await comeBackForTomorrow(diner, anotherHour().hour);
    await expect(diner.page.getByRole('status').filter({ hasText: 'giờ bạn hẹn' })).toBeVisible();
  },
  'narrow tiles with long words': async (diner) => {
    importBrand(pickyBrand(Date.now()), dataFolder());
    await at(`/menu?${PICKY}&item_type=3&sheet=none`, 'Quán Kén Chọn')(diner);
    const tile = diner.page.getByRole('article').filter({ hasText: 'Phở gà ta xé' });
    await bringToRest(tile);
    // the least that can be ordered, not what the dish is listed for
    await expect(tile).toContainText('từ 65.000');
    await expect(tile).not.toContainText('50.000');
  },
  'a long list of options': async (diner) => {
    importBrand(pickyBrand(Date.now()), dataFolder());
    await at(`/menu/product?${PICKY}&product_id=pho-bo-sot-vang`, 'Rau ăn kèm')(diner);
  },
  'a dish of another hour': async (diner) => {
    importBrand(pickyBrand(Date.now()), dataFolder());
    await at(`/menu/product?${PICKY}&product_id=goi-ngo-sen-tom-thit`, /^Không bán lúc/)(diner);
  },
  'many portions, in the longest language': {
    device: { ...PHONE, ...GERMAN },
    open: async (diner) => {
      const dish = 'pos_parent=SPREE&pos_id=201&product_id=pho-bo-mit-zart-rosa-rinderfilet';
      await at(`/menu/product?${dish}`, /Rinderfilet/)(diner);
      await diner.page.getByRole('textbox', { name: /^Anzahl/ }).fill('999');
    },
  },
  'cart with a dish that ran out': async (diner, { kitchen: { shop, request } }) => {
    const data = { store: shop.store, item_id: SWEET_SOUP, sold_out: true };
    const answer = await request.put('/v1/staff/sold-out', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    await comeBackToCart(diner, { dishes: [SWEET_SOUP] });
    await expect(diner.page.getByText('Vừa hết món, không đặt được nữa')).toBeVisible();
  },
  'menu with delivery paused': async (diner, { kitchen: { shop, request } }) => {
    await pauseDelivery(request, shop.store);
    await at(`/menu?${PLACE}&sheet=none`, 'Bếp Nhà Lúa Nguyễn Huệ')(diner);
    await expect(diner.page.getByText(/^Giao hàng nghỉ tới/).filter({ visible: true })).toBeVisible();
  },
  'checkout with delivery paused': async (diner, { kitchen: { shop, request } }) => {
    await pauseDelivery(request, shop.store);
    await comeBackToCart(diner, { dishes: [SWEET_SOUP] });
    await expect(diner.page.getByText('Đặt cho giờ sau đó vẫn được.')).toBeVisible();
  },
  'a table whose kitchen is busy': async (diner, { kitchen: { shop, request } }) => {
    const data = { store: shop.store, types: ['TABLE'], kind: 'busy', minutes: 20, end: { minutes: 60 } };
    const answer = await request.post('/v1/staff/switch', {
      data,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await at(`/?${PLACE}&table_name=5`, /Xem thực đơn/)(diner);
    await expect(diner.page.getByText(/món lên lâu hơn 20 phút/)).toBeVisible();
  },
  'sold-out switches': async (cook) => {
    await signIn(cook.page, 'BEPNHA');
    await at('/staff/menu', 'Chè ba màu')(cook);
  },
  'stores by distance': {
    device: { ...PHONE, geolocation: OPERA, permissions: ['geolocation'] },
    open: async (diner) => {
      await at('/?pos_parent=BEPNHA', 'Bếp Nhà Lúa Nguyễn Huệ')(diner);
      const here = /^(Dùng vị trí của tôi|Vị trí của tôi)/;
      await diner.page.getByRole('button', { name: here }).first().click();
      await expect(diner.page.getByRole('heading', { name: 'Chọn quán gần bạn' })).toBeVisible();
    },
  },
  'suggested addresses': async (diner) => {
    await at('/?pos_parent=BEPNHA', 'Bếp Nhà Lúa Nguyễn Huệ')(diner);
    await diner.page.getByRole('combobox').fill('215 hoang van thu');
    await expect(diner.page.getByRole('option').first()).toBeVisible();
  },
  'a place that is refused': async (diner) => {
    await at('/?pos_parent=BEPNHA', 'Bếp Nhà Lúa Nguyễn Huệ')(diner);
    await diner.page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await expect(diner.page.getByRole('search').getByRole('alert')).toBeVisible();
  },
  'a store without a menu': async (diner) => {
    importBrand(menulessBrand(), dataFolder());
    await at('/menu?pos_parent=CHUABAY&pos_id=902', /./)(diner);
  },
});
