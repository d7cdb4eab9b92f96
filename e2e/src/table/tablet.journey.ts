import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { openMore, signIn } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { readyForOffline } from '../start/offline-ready.ts';
import { DESKTOP, KEEPS_APP, PHONE, TABLET, test } from '../start/people.ts';
import { readsWell } from '../start/reads-well.ts';
import { takenOver } from '../start/taken-over.ts';
import { codeOfTable, FLAN } from './at-the-table.ts';
import {
  closeTable,
  moveParty,
  openSitting,
  orderRound,
  partyAt,
  scanTable,
  seatedWith,
} from './sitting-together.ts';

/** Somebody of the staff leaves a device of the restaurant on a table. */
async function setUp(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${codeOfTable(101, table)}?is_tablet=true`);
  await takenOver(page);
  await page.getByRole('button', { name: `Ở lại bàn ${table}` }).click();
  await readyForGuests(page);
}

/** The home of a table nobody has used yet. */
async function readyForGuests(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Sửa tên/ })).toContainText('Khách hàng');
  await expect(page.getByRole('region', { name: 'Người ngồi cùng bàn' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Xem thực đơn & gọi món/ })).not.toContainText('Đang có');
  expect(new URL(page.url()).searchParams.has('is_tablet')).toBe(false);
  await takenOver(page);
}

/** Somebody touches the tablet, nothing of what it offers. */
const touch = (page: Page) => page.getByRole('banner').click({ position: { x: 4, y: 4 } });

/** The first guests of a table touch its tablet until it notices. */
const sitDown = (page: Page) =>
  expect(async () => {
    await touch(page);
    await expect(seatedWith(page, 1)).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Everything this browser keeps, as text. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const openMenu = (page: Page) => page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();

test('[TB70] an owner finds what makes a device stay on a table; it asks first, and is taken back the same way', async ({
  someone,
}) => {
  const { page: owner } = await someone(TABLET);
  await signIn(owner, 'BEPNHA');
  await openMore(owner);
  await owner.getByRole('button', { name: 'Mã bàn' }).click();
  await owner.getByRole('button', { name: 'Máy ở lại Bàn 3' }).click();
  const shown = owner.getByRole('dialog', { name: 'Máy ở lại Bàn 3' });
  const address = (await shown.getByRole('img').getAttribute('aria-label')) ?? '';
  expect(address).toMatch(new RegExp(`/t/${codeOfTable(101, '3')}\\?is_tablet=true$`));
  await lookClosely(owner, 'what makes a device stay on a table');

  const { page } = await someone({ ...PHONE, viewport: { width: 320, height: 640 } });
  const setup = new URL(address).pathname + new URL(address).search;
  await page.goto(setup);
  const question = page.getByRole('alertdialog', { name: 'Máy này ở lại bàn 3?' });
  await expect(question).toBeVisible();
  await lookClosely(page, 'whether a device stays on a table');
  await readsWell(page, 'whether a device stays on a table, 320 px');
  await question.getByRole('button', { name: 'Không phải máy quán' }).click();
  await expect(question).toBeHidden();
  expect(await kept(page)).not.toContain('mam.tablet');

  await setUp(page, '3');
  // a tablet that is on is no guest
  expect(await partyAt(owner, '3')).toBeNull();
  // a tab that knows nothing of the table is there all the same
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101');
  await takenOver(page);
  expect(await kept(page)).toContain('mam.tablet');
  await page.goto(setup);
  await page
    .getByRole('alertdialog', { name: 'Máy này đang ở bàn 3' })
    .getByRole('button', { name: 'Không ở lại nữa' })
    .click();
  await expect(page).toHaveURL(/\/\?pos_parent=BEPNHA&pos_id=101$/);
  expect(await kept(page)).not.toContain('mam.tablet');
});

test('[TB71] [TB72] [TB73] staff close a table: its tablet is new for the next party wherever it was, a phone keeps what is its own', async ({
  someone,
}) => {
  const TABLE = '4';
  const { page: waiter } = await someone(DESKTOP);
  await signIn(waiter, 'BEPNHA');
  const { page: tablet } = await someone(TABLET);
  await setUp(tablet, TABLE);
  await lookClosely(tablet, 'tablet that waits for guests');

  await sitDown(tablet);
  const { page: phone } = await someone(PHONE);
  await scanTable(phone, TABLE);
  await expect(seatedWith(phone, 2)).toBeVisible();
  const first = await orderRound(tablet, FLAN, 'Thư');
  await orderRound(phone, FLAN, 'Nam');
  await expect(seatedWith(tablet, 2)).toContainText('Bạn, Nam · đã gọi 2 lượt');
  const sheet = await openSitting(tablet, TABLE);
  const digits = (await sheet.getByText(/^\d{4}$/).innerText()).trim();
  await tablet.goBack();
  for (const page of [tablet, phone]) {
    await openMenu(page);
    await addAtOnce(page, FLAN);
  }
  await tablet.goto(`/order?pos_parent=BEPNHA&pos_id=101`);
  await tablet.getByRole('link', { name: `Chi tiết đơn ${first}` }).click();
  await expect(tablet).toHaveURL(/order_hash=/);
  const { token } = await tablet.evaluate(
    () => JSON.parse(localStorage.getItem('mam.kept') ?? '').state.user,
  );

  await closeTable(waiter, TABLE);
  await expect(
    tablet.getByRole('button', { name: 'Khách trước đã rời bàn. Máy sẵn sàng cho khách mới.' }),
  ).toBeVisible();
  await readyForGuests(tablet);
  const left = await kept(tablet);
  for (const said of ['Thư', 'Nam', `"${digits}"`, first, token]) expect(left, said).not.toContain(said);
  expect(await partyAt(waiter, TABLE)).toBeNull();
  // pages of before are behind it in the history of the browser
  await tablet.goBack();
  await readyForGuests(tablet);
  await tablet.goto('/order?pos_parent=BEPNHA&pos_id=101');
  await expect(tablet.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();

  await expect(phone.getByRole('link', { name: /1 món.*Xem mâm/ })).toBeVisible();
  await phone.goto('/?pos_parent=BEPNHA&pos_id=101');
  await expect(phone.getByText('Lượt ngồi ở bàn này đã kết thúc')).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Sửa tên/ })).toContainText('Nam');

  await tablet.goto('/');
  await scanTable(tablet, TABLE);
  expect(await partyAt(waiter, TABLE)).toBeNull();
  await sitDown(tablet);
  await expect(seatedWith(tablet, 1)).not.toContainText('lượt');
  await orderRound(tablet, FLAN, 'Vy');
  await expect(seatedWith(tablet, 1)).toContainText('đã gọi 1 lượt');
  await expect(tablet.getByRole('button', { name: /^Sửa tên/ })).toContainText('Vy');
  // they sit elsewhere: the tablet is not theirs any more, and their party goes on without it
  await moveParty(waiter, TABLE, '12');
  await readyForGuests(tablet);
  expect(await kept(tablet)).not.toContain('Vy');
  expect(await partyAt(waiter, '12')).toMatchObject({ guests: 0, rounds: 1 });
  await closeTable(waiter, '12');
});

test('[TB72] a tablet without a network while its table is closed is new once it is back, and sends nothing of before; so is one that was off', async ({
  someone,
}) => {
  const TABLE = '6';
  const { page: waiter } = await someone(DESKTOP);
  await signIn(waiter, 'BEPNHA');
  const { page: tablet } = await someone({ ...TABLET, ...KEEPS_APP });
  await setUp(tablet, TABLE);
  await sitDown(tablet);
  await orderRound(tablet, FLAN, 'Thư');
  await openMenu(tablet);
  await addAtOnce(tablet, FLAN);
  await readyForOffline(tablet, 'BEPNHA', 101);
  await openCart(tablet);
  await tablet.context().setOffline(true);
  await tablet.getByRole('button', { name: 'Gọi món ngay' }).click();
  await tablet
    .getByRole('alertdialog', { name: 'Gửi món vào bếp?' })
    .getByRole('button', { name: 'Gọi món' })
    .click();
  await expect(tablet.getByRole('alertdialog', { name: 'Đơn chưa được gửi' })).toBeVisible();
  await closeTable(waiter, TABLE);
  const sent: string[] = [];
  tablet.on('response', (answer) => {
    if (answer.url().includes('create_order_normal') && answer.ok()) sent.push(answer.url());
  });
  await tablet.context().setOffline(false);
  await readyForGuests(tablet);
  expect(await kept(tablet)).not.toContain('Thư');
  expect(sent).toEqual([]);

  await sitDown(tablet);
  await expect(seatedWith(tablet, 1)).not.toContainText('lượt');
  await orderRound(tablet, FLAN, 'Vy');
  const address = tablet.url();
  await tablet.goto('about:blank');
  await closeTable(waiter, TABLE);
  // whatever is drawn on the way says no name
  const names: string[] = [];
  await tablet.exposeFunction('seen', (text: string) => names.push(text));
  await tablet.addInitScript(() => {
    const look = () => {
      const { innerText = '' } = document.querySelector<HTMLElement>('#root') ?? {};
      if (innerText.includes('Vy'))
        void (globalThis as unknown as { seen: (text: string) => void }).seen(innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await tablet.goto(address);
  await readyForGuests(tablet);
  expect(await kept(tablet)).not.toContain('Vy');
  expect(names).toEqual([]);
});
