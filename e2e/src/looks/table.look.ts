import { expect, type Page } from '@playwright/test';
import { haveChosenTogether, haveOrderedTogether } from '../group-order/chosen-together.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import {
  CHICKEN_SALAD,
  comeBackToCart,
  FLAN,
  haveOrdered,
  remember,
  SALAD,
  SALMON,
} from '../start/been-here.ts';
import { partnerBrand } from '../start/journey-brands.ts';
import { at, looks, type Open } from '../start/looks.ts';
import { importBrand } from '../start/owner-commands.ts';
import { dataFolder, GERMAN, type Person, PHONE } from '../start/people.ts';
import { SPREE, STORE } from '../start/shops.ts';
import { haveSat, putOutByStaff, scanTable, sitDownAt } from '../table/sitting-together.ts';

/** As long as names at a table and in a group order may be. */
const cut = (who: Person): Person => ({ ...who, name: who.name.slice(0, 18) });
const openRow = (page: Page, row: RegExp) => page.getByRole('button', { name: row }).click();
const BILL = /^Hoá đơn của bàn/;

/** At the home of a table where this diner sits and has ordered. */
const seated =
  (table: string, then: (diner: Person) => Promise<unknown>): Open =>
  async (somebody) => {
    const diner = cut(somebody);
    const { order } = await sitDownAt(diner, table);
    await order();
    await scanTable(diner.page, table);
    await then(diner);
  };

/** They eat together by these terms, and this diner looks at it. */
const together =
  (terms: object, path: string, shows: string | RegExp): Open =>
  async (somebody, { someone }) => {
    const owner = { person: await someone(PHONE, 'Minh Thư'), dishes: [FLAN] };
    const members = [{ person: cut(somebody), dishes: [SALAD], isChoosing: true }];
    await haveChosenTogether({ owner, members, terms });
    await at(path, shows)(somebody);
  };

/** It is ordered; this diner is its owner, or one of the others. */
const orderedTogether =
  (as: 'owner' | 'member', terms: object, page: string, shows: string | RegExp): Open =>
  async (somebody, { someone }) => {
    const own = { person: cut(somebody), dishes: [SALAD] };
    const other = { person: await someone(PHONE, 'Hoàng Long'), dishes: [CHICKEN_SALAD] };
    const [owner, member] = as === 'owner' ? [own, other] : [other, own];
    const query = await haveOrderedTogether({ owner, members: [member], terms });
    await at(`/order/${page}${query}`, shows)(somebody);
  };

const pay_to = { bank_id: 'Vietcombank', account_number: '0071000123456', account_name: 'NGUYEN MINH THU' };

looks({
  'what a table calls for': at(`/?${STORE}&table_name=14&sheet=call`, 'Dặn thêm'),
  'feedback to the staff': async (diner) => {
    await remember(diner.page, { user: { name: 'Thư' } });
    await at(`/?${STORE}&table_name=16&sheet=rating`, /Bàn 16/)(diner);
  },
  'what would be ordered again': async (diner, { kitchen }) => {
    const { code } = await haveOrdered(diner, { dishes: [FLAN, SALAD], how: 'collected' });
    await takeSteps(kitchen, code, ...EATEN);
    await at(`/?${STORE}&table_name=2&sheet=habit`, 'Bánh flan cà phê')(diner);
  },
  'what a table has ordered, with its digits': seated('1', async ({ page }) => {
    await openRow(page, /^Bàn có 1 người/);
    await expect(page.getByText('Mã cho người đến sau')).toBeVisible();
  }),
  'the way to a table where others sit': async (late, { someone }) => {
    await sitDownAt(await someone(PHONE, 'Thư'), '3');
    haveSat('3', 20);
    await scanTable(late.page, '3');
    await openRow(late.page, /^Bàn này đang có khách/);
    await expect(late.page.getByLabel('Mã bàn (4 số)')).toBeVisible();
  },
  'who has just come to a table': async (diner, { someone }) => {
    await sitDownAt(cut(diner), '4');
    await sitDownAt(await someone(PHONE, 'Hoàng Long'), '4');
    await scanTable(diner.page, '4');
    await expect(diner.page.getByText(/vừa vào bàn/)).toBeVisible();
  },
  'asked before moving to another table': async (diner) => {
    await sitDownAt(cut(diner), '17');
    await scanTable(diner.page, '18');
    await expect(diner.page.getByRole('alertdialog')).toBeVisible();
  },
  'put out of a table by its staff': async (somebody, { kitchen, someone }) => {
    const diner = cut(somebody);
    await sitDownAt(await someone(PHONE, 'Hoàng Long'), '5');
    await sitDownAt(diner, '5');
    await scanTable(diner.page, '5');
    await putOutByStaff(kitchen, '5', diner.name);
    await openRow(diner.page, /^Nhân viên đã mời bạn ra/);
    await expect(diner.page.getByLabel('Mã bàn (4 số)')).toBeVisible();
  },
  'bill of a table': seated('20', async ({ page }) => {
    await openRow(page, BILL);
    await expect(page.getByText('trên 27.000đ')).toBeVisible();
  }),
  'paying a part of a bill': seated('13', async ({ page }) => {
    await openRow(page, BILL);
    await page.getByRole('radio', { name: 'Chia đều' }).check({ force: true });
    await openRow(page, /^Trả phần này/);
    await expect(page.getByText(/^Giữ cho bạn thêm/)).toBeVisible();
  }),
  'a group order over its limit': together({ limit_per_person: 10_000 }, `/cart?${STORE}`, /^Vượt/),
  'a group order that orders itself': together(
    { shares_to: 'store', by_itself: true },
    `/cart?${STORE}`,
    /đơn được tự động đặt/,
  ),
  'another store while in a group order': together({}, '/menu?pos_parent=BEPNHA&pos_id=102', 'Về lại mâm'),
  'my share, to the restaurant': orderedTogether(
    'member',
    { shares_to: 'store' },
    'detail',
    /^Phần của bạn, trả thẳng cho quán/,
  ),
  'splitting the bill, the owner': orderedTogether('owner', { pay_to }, 'split-bill', 'Hoàng Long'),
  'splitting the bill, a member': orderedTogether('member', { pay_to }, 'split-bill', 'Tôi đã chuyển'),
  'a code that does not fit': async (diner) => {
    await comeBackToCart(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
    await diner.page.getByRole('textbox', { name: 'Mã giảm giá' }).fill('LUA30K');
    await openRow(diner.page, /^Áp dụng/);
    await expect(diner.page.getByText('Mã này dùng cho đơn từ 150.000đ.')).toBeVisible();
  },
  'form of an address': {
    device: { ...PHONE, ...GERMAN },
    open: async (diner) => {
      await comeBackToCart(diner, { shop: SPREE, dishes: [SALMON] });
      await openRow(diner.page, /^Auf der Karte/);
      await expect(diner.page.getByRole('dialog', { name: 'Neue Adresse' })).toBeVisible();
    },
  },
  'too far for the partner': async (diner) => {
    importBrand(partnerBrand(), dataFolder());
    const how = { to: 'TP. Hà Nội', at: { lat: 21.0278, lng: 105.8342 } };
    await comeBackToCart(diner, { shop: { brand: 'DOITAC', store: 801 }, dishes: [FLAN], how });
    await expect(diner.page.getByText('Không giao được').first()).toBeVisible();
  },
});
