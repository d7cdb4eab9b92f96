import { expect } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderCard, signIn, takeover } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { FLAN } from './at-the-table.ts';
import {
  closeTable,
  haveSat,
  moveParty,
  openSitting,
  orderRound,
  scanTable,
  seatedWith,
} from './sitting-together.ts';

const UNSEEN = 'Chưa ai thấy khách này';
const TABLE = '9';

test('[TB50] [TB51] the first order of guests nobody has seen says so on the board; accepting it is seeing them', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const onBoard = (code: string) => orderCard(cook, code).or(takeover(cook, code)).first();

  const { page } = await someone(PHONE);
  await scanTable(page, '17');
  await expect(seatedWith(page, 1)).toBeVisible();
  const code = await orderRound(page, FLAN, 'Vy');

  await expect(onBoard(code)).toContainText(UNSEEN);
  await lookClosely(cook, 'board with guests nobody has seen');
  await onBoard(code).getByRole('button', { name: /^Nhận/ }).first().click();
  await expect(onBoard(code)).not.toContainText(UNSEEN);
});

test('[TB44] [TB45] [TB49] two phones and a late one at a table see what all have ordered; the next party sees none of it', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const [{ page: thu }, { page: nam }, { page: late }] = [
    await someone(PHONE),
    await someone(PHONE),
    await someone(PHONE),
  ];

  await scanTable(thu, TABLE);
  await expect(seatedWith(thu, 1)).toBeVisible();
  await scanTable(nam, TABLE);
  await expect(seatedWith(nam, 2)).toBeVisible();
  await expect(seatedWith(thu, 2)).toBeVisible();
  await lookClosely(thu, 'table home with who sits there');

  const first = await orderRound(thu, FLAN, 'Thư');
  const second = await orderRound(nam, FLAN, 'Nam');
  await expect(seatedWith(thu, 2)).toContainText('Bạn, Nam · đã gọi 2 lượt');
  const seen = await openSitting(nam, TABLE);
  await expect(seen.getByRole('article', { name: `Thư gọi, đơn ${first}` })).toContainText(FLAN);
  // the page of an order is for who placed it, and the digits are on the first phone alone
  await expect(seen.getByRole('link', { name: 'Xem đơn' })).toHaveCount(1);
  await expect(seen.getByText('Bốn số để người đến sau vào bàn')).toHaveCount(0);
  await lookClosely(nam, 'what a table has ordered');

  haveSat(TABLE, 20);
  await scanTable(late, TABLE);
  await late.getByRole('button', { name: /^Bàn này đang có khách/ }).click();
  const entering = late.getByRole('dialog', { name: 'Bàn này đang có khách' });
  await lookClosely(late, 'the way to a table where others sit');
  const own = await openSitting(thu, TABLE);
  await expect(own.getByRole('article', { name: `Nam gọi, đơn ${second}` })).toBeVisible();
  const digits = (await own.getByText(/^\d{4}$/).innerText()).trim();
  await lookClosely(thu, 'the digits of a table');
  const wrong = digits === '1234' ? '4321' : '1234';
  await entering.getByLabel('Bốn số của bàn').fill(wrong);
  await entering.getByRole('button', { name: 'Vào bàn' }).click();
  await expect(entering.getByText(/^Bốn số này không đúng/)).toBeVisible();
  await entering.getByLabel('Bốn số của bàn').fill(digits);
  await entering.getByLabel('Bốn số của bàn').press('Enter');
  await expect(entering).toBeHidden();
  await expect(seatedWith(late, 3)).toContainText('đã gọi 2 lượt');
  await expect(own.getByRole('listitem').filter({ hasText: /^Khách$/ })).toBeVisible();

  await closeTable(cook, TABLE);
  for (const page of [thu, nam, late])
    await expect(page.getByText('Lượt ngồi ở bàn này đã kết thúc')).toBeVisible();
  await lookClosely(late, 'a sitting that has ended');
  // loaded again it stays ended: nobody has scanned anything
  await late.reload();
  await expect(late.getByText('Lượt ngồi ở bàn này đã kết thúc')).toBeVisible();
  await late.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(late, FLAN);
  await openCart(late);
  await late.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = late.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  await question.getByLabel('Tên của bạn').fill('Ly');
  await question.getByRole('button', { name: 'Gọi món' }).click();
  await expect(late.getByText(/^Lượt ngồi ở bàn này đã kết thúc\. Bạn quét lại/)).toBeVisible();

  const { page: next } = await someone(PHONE);
  await scanTable(next, TABLE);
  await expect(seatedWith(next, 1)).not.toContainText('lượt');
  const theirs = await openSitting(next, TABLE);
  await expect(theirs.getByText('Chưa ai gọi món.')).toBeVisible();
  await expect(theirs).not.toContainText('Nam');
  // who scans again sits down anew
  await scanTable(thu, TABLE);
  await expect(seatedWith(thu, 2)).toBeVisible();
});

test('[TB45] [TB47] [TB48] who has no digits asks the first phone; a guest who leaves is out', async ({
  someone,
}) => {
  const [{ page: first }, { page: late }] = [await someone(PHONE), await someone(PHONE)];
  await scanTable(first, '8');
  await expect(seatedWith(first, 1)).toBeVisible();
  haveSat('8', 20);
  // whoever asks finds the first phone looking at the menu
  await first.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await expect(first).toHaveURL(/\/menu\?/);
  await scanTable(late, '8');
  await late.getByRole('button', { name: /^Bàn này đang có khách/ }).click();
  const entering = late.getByRole('dialog', { name: 'Bàn này đang có khách' });
  await entering.getByRole('button', { name: 'Xin người đến trước cho vào' }).click();
  const naming = late.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Hoa');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  await expect(entering.getByText(/^Đã hỏi rồi/)).toBeVisible();
  await expect(first.getByRole('button', { name: /^Hoa xin vào bàn\./ })).toBeVisible();
  await first.goBack();
  await expect(first.getByRole('button', { name: 'Cho vào, Hoa' })).toBeVisible();
  await lookClosely(first, 'somebody asks to be let in');
  await first.getByRole('button', { name: 'Cho vào, Hoa' }).click();
  await expect(seatedWith(late, 2)).toBeVisible();
  await expect(entering).toBeHidden();
  await expect(seatedWith(first, 2)).toContainText('Hoa');

  const { page: stranger } = await someone(PHONE);
  await scanTable(stranger, '8');
  await stranger.getByRole('button', { name: /^Bàn này đang có khách/ }).click();
  await stranger.getByRole('button', { name: 'Xin người đến trước cho vào' }).click();
  const named = stranger.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await named.getByLabel('Tên của bạn').fill('Tú');
  await named.getByRole('button', { name: 'Lưu' }).click();
  await first.getByRole('button', { name: 'Không, Tú' }).click();
  await expect(stranger.getByRole('dialog').getByText(/^Chưa được cho vào/)).toBeVisible();
  await expect(seatedWith(first, 2)).toBeVisible();
  await expect(first.getByText('Tú xin vào bàn')).toHaveCount(0);

  const seat = await openSitting(first, '8');
  await seat.getByRole('button', { name: 'Rời bàn' }).click();
  await first
    .getByRole('alertdialog', { name: 'Bạn rời bàn?' })
    .getByRole('button', { name: 'Rời bàn' })
    .click();
  await expect(first.getByText('Bạn đã rời bàn')).toBeVisible();
  await expect(seatedWith(late, 1)).toBeVisible();
  await first.reload();
  await expect(first.getByText('Bạn đã rời bàn')).toBeVisible();
  await lookClosely(first, 'a guest who has left');
});

test('[TB43] [TB54] [TB82] a party that moves reads where it sits; a code that is none seats nobody, and says nothing', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const { page } = await someone(PHONE);
  await scanTable(page, '11');
  await expect(seatedWith(page, 1)).toBeVisible();
  await moveParty(cook, '11', '10');
  await expect(page.getByText('Bàn mình đã chuyển sang bàn 10')).toBeVisible();
  await lookClosely(page, 'a party that sits elsewhere now');
  // the card of the table they have left begins nothing there
  await scanTable(page, '11');
  await expect(page.getByText('Bàn mình đã chuyển sang bàn 10')).toBeVisible();
  await scanTable(page, '10');
  await expect(seatedWith(page, 1)).toBeVisible();

  const { page: other } = await someone(PHONE);
  const [answer] = await Promise.all([
    other.waitForResponse('**/v1/sitting'),
    other.goto('/?pos_parent=BEPNHA&pos_id=101&table_name=10&table_code=none'),
  ]);
  expect(answer.status()).toBe(403);
  await expect(other.getByRole('button', { name: 'Góp ý cho quán' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Người ngồi cùng bàn' })).toHaveCount(0);
});
