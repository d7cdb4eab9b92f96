import { expect, type Page, type Route } from '@playwright/test';
import { haveOrdered, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { type TroubledWay, troubledWay } from '../start/troubled-way.ts';
import { hearTheBell, orderCard, signInByForm } from './at-the-board.ts';

/** From the moment the server answers again: seen, and heard. */
const WITHIN = 3_000;
const BOARD = /\/v1\/staff\/board\?/;

/** A board whose bell may sound: it was touched when its cook signed in. */
async function atWork(page: Page, way?: TroubledWay): Promise<() => Promise<number>> {
  const strokes = await hearTheBell(page);
  await signInByForm(page, 'BEPNHA', way?.url);
  await expect(page.getByRole('heading', { name: /^Đơn mới/ })).toBeVisible();
  // its columns stand before it has been read: a line cut then leaves nothing to stay in sight
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  return strokes;
}

/** Answered at once, so that the next order rings anew. */
async function answer(page: Page, code: string): Promise<void> {
  await orderCard(page, code).getByRole('button', { name: 'Nhận đơn' }).click();
  await expect(page.getByText(`Đã nhận ${code}`).first()).toBeVisible();
}

test('a read that fails: the order is seen and heard within three seconds, nobody touches anything', async ({
  someone,
}) => {
  const cook = (await someone(DESKTOP)).page;
  const strokes = await atWork(cook);
  const trouble: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('connectionreset'),
    (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  ];
  for (const fail of trouble) {
    const before = await strokes();
    let failed = 0;
    await cook.route(BOARD, (route) => {
      failed += 1;
      return fail(route);
    });
    const { code } = await haveOrdered(await someone(PHONE), { dishes: [SALAD], how: 'collected' });
    await expect.poll(() => failed).toBeGreaterThan(2);
    await cook.unroute(BOARD);
    await expect(orderCard(cook, code)).toBeVisible({ timeout: WITHIN });
    expect(await strokes()).toBeGreaterThan(before);
    await answer(cook, code);
  }
});

test('a line that is lost: gone, dead without a word, or cut off with the net, the board comes back by itself', async ({
  someone,
  ground,
}) => {
  const way = await troubledWay(ground.url);
  const cook = (await someone(DESKTOP)).page;
  const strokes = await atWork(cook, way);
  const orderNow = async () =>
    (await haveOrdered(await someone(PHONE), { dishes: [SALAD], how: 'collected' })).code;
  const seenAndHeard = async (code: string, before: number, within = WITHIN) => {
    await expect(orderCard(cook, code)).toBeVisible({ timeout: within });
    expect(await strokes()).toBeGreaterThan(before);
    await answer(cook, code);
  };
  const band = cook.getByText(/^Chưa nối được máy chủ|^Mất mạng/);

  const quiet = await strokes();
  await way.break();
  const whileGone = await orderNow();
  await expect(band).toBeVisible();
  await lookClosely(cook, 'the board without its server');
  await way.mend();
  await seenAndHeard(whileGone, quiet);
  await expect(band).toBeHidden();

  const calm = await strokes();
  way.fallSilent();
  const whileSilent = await orderNow();
  await expect(band).toBeVisible({ timeout: 20_000 });
  await way.mend();
  await seenAndHeard(whileSilent, calm);

  // the line alone is dead, whatever is asked anew is answered: two and a half heartbeats tell
  const still = await strokes();
  way.silenceStreams();
  await seenAndHeard(await orderNow(), still, 8_000);

  const alone = await strokes();
  await cook.context().setOffline(true);
  const whileOffline = await orderNow();
  await expect(band).toBeVisible();
  await cook.context().setOffline(false);
  await seenAndHeard(whileOffline, alone);
  await way.close();
});

test('a board that opens while the server is gone begins by itself when it is back', async ({ someone }) => {
  const cook = (await someone(DESKTOP)).page;
  await cook.route(/\/v1\//, (route) => route.abort('connectionrefused'));
  await cook.goto('/staff/');
  await expect(cook.getByRole('heading', { name: 'Chưa mở được bảng đơn' })).toBeVisible();
  await cook.unroute(/\/v1\//);
  await expect(cook.getByLabel('Tên đăng nhập')).toBeVisible({ timeout: WITHIN });
});
