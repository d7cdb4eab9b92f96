import { expect } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { openMore, signIn } from '../staff/at-the-board.ts';
import { readyForOffline } from '../start/offline-ready.ts';
import { KEEPS_APP, PHONE, TABLET, test } from '../start/people.ts';
import { codeOfTable, TABLE_FLAN } from './at-the-table.ts';
import {
  closeTable,
  moveParty,
  openSitting,
  orderRound,
  partyAt,
  scanTable,
  seatedWith,
} from './sitting-together.ts';
import { keptOnDevice, openMenu, readyForGuests, setUpTablet, touchTablet } from './tablet-here.ts';

test('[TB70] an owner finds what makes a device stay on a table; it asks first, and is taken back the same way', async ({
  someone,
  kitchen,
}) => {
  const { page: owner } = await someone(TABLET);
  await signIn(owner, 'BEPNHA');
  await openMore(owner);
  await owner.getByRole('button', { name: 'Mã bàn' }).click();
  await owner.getByRole('button', { name: 'Máy gắn với Bàn 3' }).click();
  const shown = owner.getByRole('dialog', { name: 'Máy gắn với Bàn 3' });
  const address = (await shown.getByRole('img').getAttribute('aria-label')) ?? '';
  expect(address).toMatch(new RegExp(`/t/${codeOfTable(101, '3')}\\?is_tablet=true$`));

  const { page } = await someone(PHONE);
  const setup = new URL(address).pathname + new URL(address).search;
  await page.goto(setup);
  const question = page.getByRole('alertdialog', { name: 'Gắn máy này với bàn 3?' });
  await question.getByRole('button', { name: 'Không phải máy quán' }).click();
  await expect(question).toBeHidden();
  expect(await keptOnDevice(page)).not.toContain('mam.tablet');

  await setUpTablet(page, '3');
  // a tablet that is on is no guest
  expect(await partyAt(kitchen, '3')).toBeNull();
  expect(await keptOnDevice(page)).toContain('mam.tablet');
  await page.goto(setup);
  const away = page.getByRole('alertdialog', { name: 'Máy này gắn với bàn 3' });
  await away.getByRole('button', { name: 'Gỡ khỏi bàn' }).click();
  await expect(page).toHaveURL(/\/\?pos_parent=BEPNHA&pos_id=101$/);
  expect(await keptOnDevice(page)).not.toContain('mam.tablet');
});

test('[TB71] [TB72] [TB73] staff close a table: its tablet is new for the next party wherever it was, and nothing of the last is left', async ({
  someone,
  kitchen,
}) => {
  const TABLE = '4';
  const { page: tablet } = await someone(TABLET);
  await setUpTablet(tablet, TABLE);
  await touchTablet(tablet);
  const first = await orderRound(tablet, TABLE_FLAN, 'Thư');
  const sheet = await openSitting(tablet, TABLE);
  const digits = (await sheet.getByText(/^\d{4}$/).innerText()).trim();
  await tablet.goBack();
  await openMenu(tablet);
  await addAtOnce(tablet, TABLE_FLAN);
  await tablet.goto('/order?pos_parent=BEPNHA&pos_id=101');
  await tablet.getByRole('link', { name: `Chi tiết đơn ${first}` }).click();
  await expect(tablet).toHaveURL(/order_hash=/);
  const { token } = await tablet.evaluate(
    () => JSON.parse(localStorage.getItem('mam.kept') ?? '').state.user,
  );

  await closeTable(kitchen, TABLE);
  const told = 'Khách trước đã rời bàn. Máy sẵn sàng cho khách mới.';
  await expect(tablet.getByRole('button', { name: told })).toBeVisible();
  await readyForGuests(tablet);
  const left = await keptOnDevice(tablet);
  for (const said of ['Thư', `"${digits}"`, first, token]) expect(left, said).not.toContain(said);
  expect(await partyAt(kitchen, TABLE)).toBeNull();
  // pages of before are behind it in the history of the browser
  await tablet.goBack();
  await readyForGuests(tablet);
  await tablet.goto('/order?pos_parent=BEPNHA&pos_id=101');
  await expect(tablet.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();

  await scanTable(tablet, TABLE);
  expect(await partyAt(kitchen, TABLE)).toBeNull();
  await touchTablet(tablet);
  await expect(seatedWith(tablet, 1)).not.toContainText('lượt');
  await orderRound(tablet, TABLE_FLAN, 'Vy');
  await expect(seatedWith(tablet, 1)).toContainText('đã gọi 1 lượt');
  // they sit elsewhere: the tablet is not theirs any more, and their party goes on without it
  await moveParty(kitchen, TABLE, '12');
  await readyForGuests(tablet);
  expect(await keptOnDevice(tablet)).not.toContain('Vy');
  expect(await partyAt(kitchen, '12')).toMatchObject({ guests: 0, rounds: 1 });
  await closeTable(kitchen, '12');
});

test('[TB72] a tablet without a network while its table is closed is new once it is back, and sends nothing of before; so is one that was off', async ({
  someone,
  kitchen,
}) => {
  const TABLE = '6';
  const { page: tablet } = await someone({ ...TABLET, ...KEEPS_APP });
  await setUpTablet(tablet, TABLE);
  await touchTablet(tablet);
  await openMenu(tablet);
  await addAtOnce(tablet, TABLE_FLAN);
  await readyForOffline(tablet, 'BEPNHA', 101);
  await openCart(tablet);
  await tablet.context().setOffline(true);
  await tablet.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = tablet.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  await question.getByLabel('Tên của bạn').fill('Thư');
  await question.getByRole('button', { name: 'Gọi món' }).click();
  await expect(tablet.getByRole('alertdialog', { name: 'Đơn chưa được gửi' })).toBeVisible();
  await closeTable(kitchen, TABLE);
  const sent: string[] = [];
  tablet.on('response', (answer) => {
    if (answer.url().includes('create_order_normal') && answer.ok()) sent.push(answer.url());
  });
  await tablet.context().setOffline(false);
  await readyForGuests(tablet);
  expect(await keptOnDevice(tablet)).not.toContain('Thư');
  expect(sent).toEqual([]);

  await touchTablet(tablet);
  await orderRound(tablet, TABLE_FLAN, 'Vy');
  const address = tablet.url();
  await tablet.goto('about:blank');
  await closeTable(kitchen, TABLE);
  // no picture drawn on the way says a name
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
  expect(await keptOnDevice(tablet)).not.toContain('Vy');
  expect(names).toEqual([]);
});
