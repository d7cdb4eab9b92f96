import { expect, type Page } from '@playwright/test';
import { dishCard, scanLink } from '../menu/at-the-menu.ts';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { type Person, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';
import { giveRecipient, placeButton } from './at-the-checkout.ts';

const DISH = 'Gỏi ngó sen tôm thịt';

/** MOMENTS=all asks for each moment by itself, in an hour nobody waits for; else one walk meets most of them. */
const EACH = process.env.MOMENTS === 'all';

const UNSENT = 'Đơn chưa được gửi';
const UNSURE = 'Chưa biết quán nhận đơn chưa';

/** One tap on the way to an order, and what the diner sees of it. */
interface Step {
  readonly tap: (diner: Person) => Promise<unknown>;
  readonly seen: (page: Page) => Promise<unknown>;
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

const waiting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Chờ quán xác nhận' });

/** Without a net it says that the cart is still there. */
const cartBar = (page: Page) => page.getByRole('link', { name: /Xem mâm|Mâm vẫn còn đây/ });

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
    tap: ({ page }) => cartBar(page).click(),
    seen: (page) => expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible(),
  },
  'it is asked where to': {
    tap: ({ page }) => page.getByRole('button', { name: /^Ghim trên bản đồ/ }).click(),
    seen: (page) => expect(sheet(page, 'Thêm địa chỉ')).toBeVisible(),
  },
  'the address is given': {
    tap: async ({ page }) => {
      await sheet(page, 'Thêm địa chỉ').getByRole('combobox').fill('45 Lý Tự Trọng, P. Sài Gòn');
      await sheet(page, 'Thêm địa chỉ').getByRole('button', { name: 'Giao đến đây' }).click();
    },
    seen: (page) => expect(sheet(page, 'Thêm địa chỉ')).toBeHidden(),
  },
  'it is said for whom': {
    tap: giveRecipient,
    seen: (page) => expect(placeButton(page)).toBeEnabled(),
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
    // a phone goes on to the order by itself
    seen: (page) => expect(sheet(page, 'ĐẶT MÓN THÀNH CÔNG').or(waiting(page))).toBeVisible(),
  },
  'it is followed': {
    tap: async () => {},
    seen: (page) => expect(waiting(page)).toBeVisible(),
  },
} satisfies Record<string, Step>;

type Moment = keyof typeof WAY;
const MOMENTS = Object.keys(WAY) as Moment[];

/**
 * A dish that is cheaper in a combo says so first. A page that began anew shows the dish alone as it was drawn, and the
 * app then lays it over the menu: whoever looks for a second taps the app's button.
 */
async function openedDish(page: Page): Promise<void> {
  await takenOver(page);
  const add = page.getByRole('button', { name: /^Thêm.*\dđ/ });
  const first = page.getByRole('dialog', { name: 'Chọn trong combo lợi hơn' });
  await expect(add.or(first).first()).toBeVisible();
  if (await first.isVisible()) await first.getByRole('button', { name: 'Chỉ lấy món này' }).click();
  await expect(add).toBeVisible();
}

/** The app has taken over: a link tapped before is the browser's own way, which without a net leads to its own page. */
async function scan(page: Page): Promise<void> {
  await scanLink(page, 'BEPNHA', 101);
  await expect(dishCard(page, DISH)).toBeVisible();
}

/** Something stands on the page that can be read, and it is not the word that something broke. */
async function expectNoWhitePage(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveText(/\S[\s\S]{40}/, { useInnerText: true });
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
/** The net is gone before each of these taps: all on one walk, or each on a walk of its own, the lost answer too. */
const CUTS: readonly (readonly string[])[] = EACH ? [...MOMENTS, ANSWER].map((one) => [one]) : [MOMENTS];

test('the net is cut again and again: the way goes on, nothing untrue is said, and it is one order', async ({
  someone,
  kitchen,
}) => {
  for (const [nth, cuts] of CUTS.entries())
    await test.step(cuts.join(', '), async () => {
      const diner = await someone(PHONE, `Cắt Mạng ${nth}`);
      const { page } = diner;
      const net = page.context();
      const unsent = page.getByRole('alertdialog', { name: UNSENT });
      const unsure = page.getByRole('alertdialog', { name: UNSURE });
      await scan(page);
      const answerComes = cuts.includes(ANSWER) ? await loseAnswer(page) : null;
      await walk(diner, {
        before: async (moment) => cuts.includes(moment) && net.setOffline(true),
        after: async (moment) => {
          if (answerComes && moment === 'the diner says yes') {
            await expect(unsure).toBeVisible();
            await net.setOffline(true);
            await answerComes();
          } else if (!cuts.includes(moment)) return;
          else if (moment === 'the diner says yes') await expect(unsent).toBeVisible();
          await expect(answerComes ? unsent : unsure).toBeHidden();
          await expectNoWhitePage(page);
          await net.setOffline(false);
        },
      });
      await expectOneOrder(kitchen, diner.name);
      await net.close();
    });
});

/** Files the page itself names are there, or there is no page; every other one comes late. */
async function lateFiles(page: Page): Promise<(address: string) => boolean> {
  const html = await (await page.request.get('/menu?pos_parent=BEPNHA&pos_id=101')).text();
  return (address) => !html.includes(new URL(address).pathname);
}

/** The files that tell of an order that is sent: nobody may be left without them, whatever does not come. */
const TOLD_BY = /\/(over-screens|placing-dialogs)-/;

test('each late file is missing once, what tells of the order twice: the way goes on, and it is one order', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Thiếu Từng Tệp');
  const { page } = diner;
  const isLate = await lateFiles(page);
  const missed = new Map<string, number>();
  await page.route('**/assets/*', (route) => {
    const address = route.request().url();
    const times = missed.get(address) ?? 0;
    if (!isLate(address) || times >= (TOLD_BY.test(address) ? 2 : 1)) return route.continue();
    missed.set(address, times + 1);
    return route.fulfill({ status: 404, body: '' });
  });
  await scan(page);
  await walk(diner, {});
  expect(missed.size).toBeGreaterThan(30);
  expect(
    [...missed].filter(([address, times]) => TOLD_BY.test(address) && times === 2).length,
  ).toBeGreaterThan(1);
  await expectOneOrder(kitchen, diner.name);
});

/** A new build is on the server: files of the old one that the page has not fetched yet are gone, until it begins anew. */
async function landNewVersion(page: Page): Promise<() => number> {
  let begun = 0;
  await page.route('**/assets/*', (route) =>
    begun > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route(/\/(menu|cart|order\/detail)(\/|\?|$)/, async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) begun += 1;
    if (begun > 0 || !request.headers().accept?.includes('text/html')) return route.continue();
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/index-[\w-]+\.js/g, 'index-of-tomorrow.js');
    return route.fulfill({ response: answer, body: html });
  });
  return () => begun;
}

/** Each needs a file by then that the page has not fetched. */
const LANDINGS: readonly Moment[] = EACH
  ? ['a dish is opened', 'the cart is opened', 'it is asked where to', 'the diner says yes', 'it is followed']
  : ['the cart is opened', 'the diner says yes'];

test('a new version lands under the open page: it is taken over, nothing is lost, and it is one order', async ({
  someone,
  kitchen,
}) => {
  for (const landing of LANDINGS)
    await test.step(landing, async () => {
      const diner = await someone(PHONE, `Bản Mới ${LANDINGS.indexOf(landing)}`);
      const { page } = diner;
      let begun = () => 0;
      await scan(page);
      await walk(diner, {
        before: async (moment) => {
          if (moment === landing) begun = await landNewVersion(page);
        },
        after: async (moment) => {
          if (moment === landing) await expect.poll(begun).toBe(1);
        },
      });
      await expectOneOrder(kitchen, diner.name);
      await page.context().close();
    });
});
