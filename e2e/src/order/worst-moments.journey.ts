import { expect, type Page } from '@playwright/test';
import { dishCard } from '../menu/at-the-menu.ts';
import { signIn } from '../staff/at-the-board.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { orderSays, placeButton } from './at-the-checkout.ts';
import { expectOneOrder } from './one-order.ts';

const DISH = 'Gỏi ngó sen tôm thịt';

const UNSENT = 'Đơn chưa được gửi';
const UNSURE = 'Chưa biết quán nhận đơn chưa';

/** One tap on the way to an order, and what the diner sees of it. */
interface Step {
  readonly tap: (diner: Person) => Promise<unknown>;
  readonly seen: (page: Page) => Promise<unknown>;
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** From the menu to the order's own page. */
const WAY = {
  'a dish is opened': {
    tap: ({ page }) => dishCard(page, DISH).getByRole('link', { name: DISH, exact: true }).click(),
    seen: (page) => openedDish(page),
  },
  'it is added': {
    tap: ({ page }) => page.getByRole('button', { name: /^Thêm.*\dđ/ }).click(),
    seen: (page) => expect(page.getByRole('link', { name: /Xem mâm/ })).toBeVisible(),
  },
  'the cart is opened': {
    tap: ({ page }) => page.getByRole('link', { name: /Xem mâm/ }).click(),
    seen: (page) => expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible(),
  },
  'it is asked where to': {
    tap: ({ page }) => page.getByRole('button', { name: /^Giao đến/ }).click(),
    seen: (page) => expect(sheet(page, 'Thêm địa chỉ')).toBeVisible(),
  },
  'the address is given': {
    tap: async ({ page }) => {
      await sheet(page, 'Thêm địa chỉ').getByRole('combobox').fill('45 Lý Tự Trọng, P. Sài Gòn');
      await sheet(page, 'Thêm địa chỉ').getByRole('button', { name: 'Giao đến đây' }).click();
    },
    seen: (page) => expect(sheet(page, 'Thêm địa chỉ')).toBeHidden(),
  },
  'it is asked for whom': {
    tap: ({ page }) => page.getByRole('button', { name: /^Người nhận/ }).click(),
    seen: (page) => expect(sheet(page, 'Ai nhận món?')).toBeVisible(),
  },
  'the name is given': {
    tap: async ({ page, name, phone }) => {
      await page.getByLabel('Tên người nhận').fill(name);
      await page.getByLabel('Số điện thoại').fill(phone);
      await page.getByRole('button', { name: 'Lưu' }).click();
    },
    seen: (page) => expect(sheet(page, 'Ai nhận món?')).toBeHidden(),
  },
  'the order is asked for': {
    tap: ({ page }) => placeButton(page).click(),
    seen: (page) => expect(page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' })).toBeVisible(),
  },
  'the diner says yes': {
    tap: ({ page }) =>
      page
        .getByRole('alertdialog', { name: 'Gửi đơn tới quán?' })
        .getByRole('button', { name: 'Đặt món' })
        .click(),
    seen: (page) => expect(sheet(page, 'ĐẶT MÓN THÀNH CÔNG')).toBeVisible({ timeout: 30_000 }),
  },
  'it is followed': {
    tap: async () => {},
    seen: (page) => orderSays(page, 'Chờ quán xác nhận'),
  },
} satisfies Record<string, Step>;

type Moment = keyof typeof WAY;
const MOMENTS = Object.keys(WAY) as Moment[];

/** A dish that is cheaper in a combo says so first. */
async function openedDish(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Thêm.*\dđ/ });
  const first = page.getByRole('dialog', { name: 'Chọn trong combo lợi hơn' });
  await expect(add.or(first).first()).toBeVisible();
  if (await first.isVisible()) await first.getByRole('button', { name: 'Chỉ lấy món này' }).click();
  await expect(add).toBeVisible();
}

async function scan(page: Page): Promise<void> {
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101');
  await expect(dishCard(page, DISH)).toBeVisible();
}

/** Something stands on the page that can be read, and it is not the word that something broke. */
async function expectNoWhitePage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(40);
  await expect(page.getByRole('heading', { name: 'Có gì đó trục trặc' })).toBeHidden();
}

interface Disturbed {
  /** before the tap of this step */
  readonly before?: (moment: Moment) => Promise<unknown>;
  /** after the tap, before what it leads to is seen */
  readonly after?: (moment: Moment) => Promise<unknown>;
}

/** Walks the whole way, disturbed; no page is ever white. */
async function walk(diner: Person, { before, after }: Disturbed): Promise<void> {
  const { page } = diner;
  for (const moment of MOMENTS) {
    await before?.(moment);
    await WAY[moment].tap(diner);
    await expectNoWhitePage(page);
    await after?.(moment);
    await WAY[moment].seen(page);
  }
}

/** The order arrives, its answer is lost: from then on nobody on this side knows. */
async function loseAnswer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/v1/order', async (route) => {
    if (route.request().postDataJSON().is_check_voucher === true) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute('**/v1/order');
}

const ANSWER = 'its answer is on its way';
const CUTS = [...MOMENTS.filter((moment) => moment !== 'the name is given'), ANSWER] as const;

test('the net is cut at each of ten moments: the way goes on, nothing untrue is said, and it is one order', async ({
  someone,
}) => {
  test.setTimeout(400_000);
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  for (const cut of CUTS)
    await test.step(cut, async () => {
      const diner = await someone(PHONE, `Cắt Mạng ${CUTS.indexOf(cut)}`);
      const { page } = diner;
      const net = page.context();
      const unsent = page.getByRole('alertdialog', { name: UNSENT });
      const unsure = page.getByRole('alertdialog', { name: UNSURE });
      await scan(page);
      const answerComes = cut === ANSWER ? await loseAnswer(page) : null;
      await walk(diner, {
        before: async (moment) => moment === cut && net.setOffline(true),
        after: async (moment) => {
          if (answerComes && moment === 'the diner says yes') {
            await expect(unsure).toBeVisible({ timeout: 20_000 });
            await net.setOffline(true);
            await answerComes();
          } else if (moment !== cut) return;
          else if (moment === 'the diner says yes') await expect(unsent).toBeVisible();
          await expect(answerComes ? unsent : unsure).toBeHidden();
          await expectNoWhitePage(page);
          await net.setOffline(false);
        },
      });
      await expectOneOrder(cook.page, diner.name);
      await net.close();
    });
});
