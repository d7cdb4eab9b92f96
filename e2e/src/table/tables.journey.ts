import { expect, type Locator } from '@playwright/test';
import { signIn } from '../staff/at-the-board.ts';
import { madeIdentity } from '../start/been-here.ts';
import { manyTablesBrand } from '../start/journey-brands.ts';
import { employOwner, exportedBrand, importBrand } from '../start/owner-commands.ts';
import { DESKTOP, dataFolder, PHONE, test } from '../start/people.ts';

const OWNER = { brand: 'DONGBAN', name: 'chủ', password: 'xe đạp bánh mì' };

test('[TB52] [TB53] [TB54] [TB55] a waiter sees a table fill, opens, moves, puts together and closes', async ({
  someone,
}) => {
  importBrand(manyTablesBrand(), dataFolder());
  employOwner(OWNER.brand, OWNER.name, OWNER.password, dataFolder());
  const codes = exportedBrand(OWNER.brand, dataFolder()).stores[0]?.table_codes;
  const { code } = (codes as { table: string; code: string }[]).find(({ table }) => table === '5') ?? {};
  const { page } = await someone(DESKTOP);
  await signIn(page, OWNER);
  const areas = page.getByRole('navigation', { name: 'Khu vực' });
  await areas.getByRole('link', { name: /^Bàn/ }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(60);
  const ring = (table: string, says = ''): Locator =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^Bàn ${table}, .*${says}`) });
  const press = (title: string, verb: string) =>
    page.getByRole('dialog', { name: title, exact: true }).getByRole('button', { name: verb }).click();

  // a guest sits down and asks for the bill, and nobody has seen them
  const { page: phone } = await someone(PHONE);
  const headers = { 'x-user-token': (await madeIdentity(phone)).token };
  const place = { brand_id: OWNER.brand, store_id: 921, table_name: '5', table_code: code };
  const { id } = (await (await phone.request.post('/v1/sitting', { headers, data: place })).json()).data;
  const read = async () => (await phone.request.get(`/v1/sitting/${id}`, { headers })).json();
  await expect(ring('5', '1 máy .*Chưa nhân viên nào gặp khách')).toBeVisible();
  await expect(areas.getByRole('link', { name: /1 bàn có khách chưa ai gặp/ })).toBeVisible();
  const data = { ...place, user: { name: 'Thư' }, choices: ['PAYMENT'] };
  await phone.request.post('/v1/call-staff', { headers, data });
  await expect(ring('5', '1 lời gọi đang chờ')).toContainText('Tính tiền');
  await ring('5').click();
  await press('Bàn 5', 'Đã gặp khách');
  await expect(ring('5', 'Chưa nhân viên nào gặp')).toHaveCount(0);

  // somebody is led to a free table; the party of the other moves and is put together with them
  await ring('7').click();
  await press('Bàn 7', 'Mở bàn');
  await expect(ring('7', 'Chưa máy nào quét mã')).toBeVisible();
  await ring('5').click();
  await press('Bàn 5', 'Chuyển bàn');
  await press('Bàn 5', 'Bàn 8');
  await press('Bàn 5', 'Chuyển sang Bàn 8');
  await expect(ring('5', 'Trống')).toBeVisible();
  expect((await read()).data.tables).toEqual(['8']);
  await ring('8').click();
  await press('Bàn 8', 'Gộp bàn');
  await press('Bàn 8', 'Bàn 7');
  await press('Bàn 8', 'Gộp với Bàn 7');
  await expect(ring('7', 'gộp với bàn 8')).toBeVisible();
  await expect(ring('8', 'gộp với bàn 7')).toBeVisible();

  // closed: asked first, and the phone reads nothing more
  await ring('7').click();
  await press('Bàn 8 + 7', 'Đóng bàn');
  const question = page.getByRole('alertdialog', { name: 'Đóng Bàn 8 + 7?' });
  await question.getByRole('button', { name: 'Đóng bàn' }).click();
  for (const table of ['7', '8']) await expect(ring(table, 'Trống')).toBeVisible();
  expect(await read()).toMatchObject({ code: 'SITTING_OVER' });
});
