import { expect, type Locator, type Page } from '@playwright/test';
import { another, signIn } from '../staff/at-the-board.ts';
import { madeIdentity } from '../start/been-here.ts';
import {
  employOwner,
  exportedBrand,
  importBrand,
  manyTablesBrand,
  tablelessBrand,
} from '../start/journey-brands.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, dataFolder, PHONE, TABLET, test } from '../start/people.ts';
import { readsWell } from '../start/reads-well.ts';

const OWNER = { brand: 'DONGBAN', name: 'chủ', password: 'xe đạp bánh mì' };
const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } };

/** The codes that are printed on the tables of a brand of its own: nobody else's journey sits there. */
function openShop(): ReadonlyMap<string, string> {
  importBrand(manyTablesBrand(), dataFolder());
  const [store] = exportedBrand(OWNER.brand, dataFolder()).stores;
  const codes = store?.table_codes as { table: string; code: string }[];
  return new Map(codes.map(({ table, code }) => [table, code]));
}

/** A guest with a phone of their own. */
async function aGuest(page: Page, codes: ReadonlyMap<string, string>) {
  const { token } = await madeIdentity(page);
  const headers = { 'x-user-token': token };
  return {
    sit: async (table: string): Promise<{ id: string; tables: string[] }> => {
      const data = { brand_id: OWNER.brand, store_id: 921, table_name: table, table_code: codes.get(table) };
      const answer = await page.request.post('/v1/sitting', { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    },
    read: async (id: string) => {
      const answer = await page.request.get(`/v1/sitting/${id}`, { headers });
      return { status: answer.status(), ...(await answer.json()) };
    },
    askForBill: async (table: string) => {
      const data = {
        pos_parent: OWNER.brand,
        pos_id: 921,
        brand_id: OWNER.brand,
        store_id: 921,
        table_name: table,
        table_code: codes.get(table),
        user: { name: 'Thư' },
        choices: ['PAYMENT'],
      };
      const answer = await page.request.post('/v1/call-staff', { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
  };
}

/** Another device of whoever is signed in here; answers table 20 as it is then. */
async function asStaff(page: Page, path: string, data: object): Promise<{ party: { id: string } | null }> {
  const origin = new URL((await page.request.get('/readyz')).url()).origin;
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { tables } = (await answer.json()).data;
  return tables.find(({ table }: { table: string }) => table === '20');
}

/** The ring of a table, by its name and what it says besides. */
const ring = (page: Page, table: string, says = ''): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Bàn ${table}, .*${says}`) });

const sheet = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });

test('[TB52] [TB53] [TB54] [TB55] a waiter sees a table fill, opens, moves, puts together and closes', async ({
  someone,
}) => {
  const codes = openShop();
  employOwner(OWNER.brand, OWNER.name, OWNER.password, dataFolder());
  const { page: waiter } = await someone(DESKTOP);
  await signIn(waiter, OWNER);
  await waiter.getByRole('navigation', { name: 'Khu vực' }).getByRole('link', { name: /^Bàn/ }).click();
  await expect(waiter.getByRole('heading', { name: 'Bàn', exact: true })).toBeVisible();
  await expect(waiter.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(60);
  const { page: slower } = await someone(TABLET);
  await signIn(slower, OWNER);
  await slower.goto('/staff/tables');
  await expect(ring(slower, '5', 'Trống')).toBeVisible();

  // a guest sits down, and nobody has seen them
  const thu = await aGuest(waiter, codes);
  const { id } = await thu.sit('5');
  await expect(ring(waiter, '5', '1 máy .*Chưa ai thấy khách này')).toBeVisible();
  await expect(
    waiter
      .getByRole('navigation', { name: 'Khu vực' })
      .getByRole('link', { name: /1 bàn có khách chưa ai thấy/ }),
  ).toBeVisible();
  await thu.askForBill('5');
  await expect(ring(waiter, '5', '1 lời gọi đang chờ')).toContainText('Xin tính');
  await lookClosely(waiter, 'tables on a desk');
  await ring(waiter, '5').click();
  await lookClosely(waiter, 'a table of guests nobody has seen, who call');
  await sheet(waiter, 'Bàn 5').getByRole('button', { name: 'Đã thấy khách' }).click();
  await expect(waiter.getByRole('status').filter({ hasText: 'Bàn 5: đã có người thấy khách.' })).toHaveCount(
    1,
  );
  await expect(ring(slower, '5', 'Chưa ai thấy')).toHaveCount(0);

  // somebody is led to a free table
  await ring(waiter, '7').click();
  await lookClosely(waiter, 'a free table');
  await sheet(waiter, 'Bàn 7').getByRole('button', { name: 'Mở bàn' }).click();
  await expect(ring(slower, '7', 'Chưa máy nào quét mã')).toBeVisible();

  // a table one device has chosen is taken by the other
  await ring(slower, '7').click();
  await sheet(slower, 'Bàn 7').getByRole('button', { name: 'Chuyển bàn' }).click();
  await slower.getByRole('button', { name: 'Bàn 8', exact: true }).click();
  await lookClosely(slower, 'where a table moves to');
  await slower.route('**/v1/staff/sitting/*/move', async (route) => {
    // on its way while somebody else is faster
    await ring(waiter, '5').click();
    await sheet(waiter, 'Bàn 5').getByRole('button', { name: 'Chuyển bàn' }).click();
    await waiter.getByRole('button', { name: 'Bàn 8', exact: true }).click();
    await waiter.getByRole('button', { name: 'Chuyển sang Bàn 8' }).click();
    await expect(ring(waiter, '8', '1 máy')).toBeVisible();
    await route.continue();
  });
  await slower.getByRole('button', { name: 'Chuyển sang Bàn 8' }).click();
  await expect(slower.getByRole('alert').filter({ hasText: 'Bàn này đang có khách.' })).toBeVisible();
  await slower.unroute('**/v1/staff/sitting/*/move');
  await expect(slower.getByRole('button', { name: 'Bàn 8', exact: true })).toHaveCount(0);
  await expect(ring(waiter, '5', 'Trống')).toBeVisible();
  expect((await thu.read(id)).data.tables).toEqual(['8']);

  // two parties become one; who looked at the other reads that it is not what it was
  await slower.keyboard.press('Escape');
  await ring(slower, '7').click();
  await ring(waiter, '8').click();
  await sheet(waiter, 'Bàn 8').getByRole('button', { name: 'Gộp bàn' }).click();
  await waiter.getByRole('button', { name: 'Bàn 7', exact: true }).click();
  await lookClosely(waiter, 'which tables are put together');
  await waiter.getByRole('button', { name: 'Gộp với Bàn 7' }).click();
  await expect(ring(waiter, '7', 'ngồi cùng bàn 8')).toBeVisible();
  await expect(ring(waiter, '8', 'ngồi cùng bàn 7')).toBeVisible();
  await expect(slower.getByRole('dialog').getByText('Bàn này vừa có thay đổi ở máy khác.')).toBeVisible();
  await lookClosely(slower, 'a table somebody else has changed');
  await slower.keyboard.press('Escape');

  // closed: asked first, gone on every device, and the phone reads nothing more
  await ring(waiter, '7').click();
  await sheet(waiter, 'Bàn 8 + 7').getByRole('button', { name: 'Đóng bàn' }).click();
  const question = waiter.getByRole('alertdialog', { name: 'Đóng Bàn 8 + 7?' });
  await lookClosely(waiter, 'closing a table');
  await question.getByRole('button', { name: 'Chưa đóng' }).click();
  expect((await thu.read(id)).status).toBe(200);
  await sheet(waiter, 'Bàn 8 + 7').getByRole('button', { name: 'Đóng bàn' }).click();
  await question.getByRole('button', { name: 'Đóng bàn' }).click();
  for (const page of [waiter, slower])
    for (const table of ['7', '8']) await expect(ring(page, table, 'Trống')).toBeVisible();
  expect(await thu.read(id)).toMatchObject({ status: 409, code: 'SITTING_OVER' });
});

test('[TB52] tables that could not be read again say how old they are, and come back by themselves', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const account = await another(page, 'BEPNHA', `phục vụ ${Date.now() % 100_000}`, 'cook');
  await signIn(page, account);
  const READ = /\/v1\/staff\/tables\?/;
  await page.route(READ, (route) => route.abort('connectionreset'));
  await page.goto('/staff/tables');
  await expect(page.getByRole('heading', { name: 'Chưa xem được bàn' })).toBeVisible();
  await lookClosely(page, 'tables that cannot be read');
  await page.unroute(READ);
  await expect(ring(page, '20')).toBeVisible({ timeout: 5_000 });
  // somebody is seated elsewhere while this device cannot read
  await page.route(READ, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  const old = page.getByRole('main').getByRole('status').filter({ hasText: 'Bàn lúc' });
  const { party } = await asStaff(page, '/v1/staff/sitting', { store: 101, table: '20' });
  await expect(old).toBeVisible();
  await lookClosely(page, 'tables that are old');
  await page.unroute(READ);
  await expect(ring(page, '20', 'Chưa máy nào quét mã')).toBeVisible({ timeout: 5_000 });
  await expect(old).toBeHidden();
  await asStaff(page, `/v1/staff/sitting/${party?.id}/close`, {});
  await expect(ring(page, '20', 'Trống')).toBeVisible();
  // who may not replace codes is not offered them
  await expect(page.getByRole('button', { name: 'Mã bàn' })).toHaveCount(0);
});

test('[TB52] a store without tables says so; sixty and long names are whole on every screen', async ({
  someone,
}) => {
  importBrand(tablelessBrand(), dataFolder());
  const owner = { ...OWNER, brand: 'KHONGBAN', name: 'chủ bàn' };
  employOwner(owner.brand, owner.name, owner.password, dataFolder());
  const { page: tableless } = await someone(PHONE);
  await signIn(tableless, owner);
  await tableless.goto('/staff/tables');
  await expect(tableless.getByRole('heading', { name: 'Quán chưa khai báo bàn nào' })).toBeVisible();
  await lookClosely(tableless, 'a store without tables');

  openShop();
  const second = { ...OWNER, name: 'chủ hai' };
  employOwner(second.brand, second.name, second.password, dataFolder());
  for (const device of [NARROW, PHONE, TABLET]) {
    const { page } = await someone(device);
    await signIn(page, second);
    await page.goto('/staff/tables');
    await expect(ring(page, '57')).toBeVisible();
    await lookClosely(page, 'sixty tables');
    // the words of the rail beside wider screens are for who listens
    if (device !== TABLET) await readsWell(page, `sixty tables, ${device.viewport.width} px`);
    await ring(page, 'Phòng riêng trên lầu nhìn ra sông').click();
    await lookClosely(page, 'a table with a long name');
    await readsWell(page, `a table with a long name, ${device.viewport.width} px`);
  }
});
