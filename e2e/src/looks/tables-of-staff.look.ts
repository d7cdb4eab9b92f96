import { haveOrderedTogether } from '../group-order/chosen-together.ts';
import { signIn } from '../staff/at-the-board.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { manyTablesBrand, tablelessBrand } from '../start/journey-brands.ts';
import { at, looks, type Open } from '../start/looks.ts';
import { employOwner, importBrand } from '../start/owner-commands.ts';
import { dataFolder, PHONE } from '../start/people.ts';
import { closeTable, partyAt, sitDownAt } from '../table/sitting-together.ts';

const PASSWORD = 'xe đạp bánh mì';

/** The owner of a brand of its own at one of its pages. */
const openAsNewOwner =
  (brand: string, load: () => Parameters<typeof importBrand>[0], path: string, shows: string): Open =>
  async (owner) => {
    importBrand(load(), dataFolder());
    const name = `chủ ${Date.now() % 100_000}`;
    employOwner(brand, name, PASSWORD, dataFolder());
    await signIn(owner.page, { brand, name, password: PASSWORD });
    await at(path, shows)(owner);
  };

/** Somebody sits at table 12 and has ordered; the owner looks at it. */
const atTable12 =
  (path: string, shows: string | RegExp, button?: string): Open =>
  async (owner, others) => {
    const { kitchen, someone } = others;
    if (await partyAt(kitchen, '12')) await closeTable(kitchen, '12');
    const { order } = await sitDownAt(await someone(PHONE, 'Thư'), '12');
    await order();
    await signIn(owner.page, 'BEPNHA');
    await at(path, shows)(owner);
    if (button) await owner.page.getByRole('button', { name: button }).click();
  };

const TABLE_12 = '/staff/tables?sheet=table&about=12';
const LONG_NAME = 'Phòng riêng trên lầu nhìn ra sông';

looks({
  'board with guests nobody has seen': atTable12('/staff/', 'Chưa nhân viên nào gặp khách'),
  'a table with its bill': atTable12(TABLE_12, '27.000'),
  'cash for a bill': atTable12(TABLE_12, '27.000', 'Thu tiền'),
  'where a table moves to': atTable12(TABLE_12, '27.000', 'Chuyển bàn'),
  'closing a table': atTable12(TABLE_12, '27.000', 'Đóng bàn'),
  'sixty tables': openAsNewOwner('DONGBAN', manyTablesBrand, '/staff/tables', LONG_NAME),
  'a table with a long name': openAsNewOwner(
    'DONGBAN',
    manyTablesBrand,
    `/staff/tables?${new URLSearchParams({ sheet: 'table', about: LONG_NAME })}`,
    'Mở bàn',
  ),
  'no tables to print': openAsNewOwner(
    'KHONGBAN',
    tablelessBrand,
    '/staff/codes',
    'Quán chưa khai báo bàn nào',
  ),
  'codes of tables': async (owner) => {
    await signIn(owner.page, 'BEPNHA');
    await at('/staff/?sheet=codes', 'Bàn 19')(owner);
  },
  'cards of tables': {
    wideOnly: true,
    open: async (owner) => {
      await signIn(owner.page, 'BEPNHA');
      await at('/staff/codes', 'Quét để gọi món')(owner);
    },
  },
  'points that a manager gives': async (owner, { someone }) => {
    const { code } = await haveOrdered(await someone(PHONE), { dishes: [FLAN], how: 'collected' });
    await signIn(owner.page, 'BEPNHA');
    await owner.page.request.post(`/v1/staff/order/${code}/prove-phone`, {
      headers: { origin: new URL(owner.page.url()).origin },
    });
    await at(`/staff/?sheet=order&about=${code}`, 'Điểm của khách')(owner);
    await owner.page.getByRole('button', { name: 'Điểm của khách' }).click();
    await owner.page.getByLabel('Số điểm').waitFor();
  },
  'an order that waits for shares': async (owner, { someone }) => {
    await haveOrderedTogether({
      owner: { person: await someone(PHONE, 'Minh Thư'), dishes: [FLAN] },
      members: [{ person: await someone(PHONE, 'Hoàng Long'), dishes: [FLAN] }],
      terms: { shares_to: 'store' },
    });
    await signIn(owner.page, 'BEPNHA');
    await at('/staff/', 'Chờ từng người trả')(owner);
  },
});
