import { atPace } from '@mam/tools/pace.ts';
import { expect, type Page, type Route } from '@playwright/test';
import { haveOrdered, SALAD } from '../start/been-here.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { type TroubledWay, troubledWay } from '../start/troubled-way.ts';
import { hearTheBell, orderCard, signInByForm } from './at-the-board.ts';

/** A promise to the kitchen: from the moment the server answers again an order is seen, and heard, within three seconds. */
const WITHIN = atPace(3_000);
/** Where the stream alone is dead, two and a half heartbeats tell. */
const BY_HEARTBEAT = atPace(8_000);

/** A board whose bell may sound: it was touched when its cook signed in. */
async function atWork(cook: Page, way?: TroubledWay) {
  const strokes = await hearTheBell(cook);
  await signInByForm(cook, 'BEPNHA', way?.url);
  await expect(cook.getByRole('heading', { name: /^Đơn mới/ })).toBeVisible();
  // its columns stand before it has been read: a line cut then leaves nothing to stay in sight
  await expect(cook.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  /** Runs the trouble, and after it the order that came meanwhile is seen and heard in time. */
  return async (trouble: () => Promise<string>, within = WITHIN) => {
    const before = await strokes();
    const code = await trouble();
    await expect(orderCard(cook, code)).toBeVisible({ timeout: within });
    expect(await strokes()).toBeGreaterThan(before);
    // answered at once, so that the next order rings anew
    await orderCard(cook, code).getByRole('button', { name: 'Nhận đơn' }).click();
    await expect(cook.getByText(`Đã nhận ${code}`).first()).toBeVisible();
  };
}

/** Nobody may have many orders that are not paid: each is somebody else's. */
const orderNow = async (diner: Person) =>
  (await haveOrdered(diner, { dishes: [SALAD], how: 'collected' })).code;

test('a read that fails, and a board that opens while nothing answers: seen and heard within three seconds, nobody touches anything', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  const seenAndHeard = await atWork(cook);
  const board = /\/v1\/staff\/board\/changes\?/;
  const trouble: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('connectionreset'),
    (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  ];
  await seenAndHeard(async () => {
    let failed = 0;
    await cook.route(board, (route) => {
      failed += 1;
      return (trouble[failed % trouble.length] ?? trouble[0])?.(route);
    });
    const code = await orderNow(await someone(PHONE));
    await expect.poll(() => failed).toBeGreaterThan(trouble.length);
    await cook.unroute(board);
    return code;
  });

  await cook.route(/\/v1\//, (route) => route.abort('connectionrefused'));
  await cook.reload();
  await expect(cook.getByRole('heading', { name: 'Chưa mở được bảng đơn' })).toBeVisible();
  await cook.unroute(/\/v1\//);
  await expect(cook.getByRole('heading', { name: /^Đơn mới/ })).toBeVisible({ timeout: WITHIN });
});

test('a line that is lost: gone, dead without a word, or cut off with the net, the board comes back by itself', async ({
  someone,
  ground,
}) => {
  const way = await troubledWay(ground.url);
  const { page: cook } = await someone(DESKTOP);
  const seenAndHeard = await atWork(cook, way);
  const band = cook.getByText(/^Chưa nối được máy chủ|^Mất mạng/);
  const lost = async (lose: () => unknown, find: () => Promise<unknown>) => {
    await lose();
    const code = await orderNow(await someone(PHONE));
    await expect(band).toBeVisible();
    await find();
    return code;
  };
  await seenAndHeard(() => lost(way.break, way.mend));
  await expect(band).toBeHidden();
  await seenAndHeard(() => lost(way.fallSilent, way.mend));
  const net = cook.context();
  await seenAndHeard(() =>
    lost(
      () => net.setOffline(true),
      () => net.setOffline(false),
    ),
  );
  // the line alone is dead, whatever is asked anew is answered
  await seenAndHeard(async () => {
    way.silenceStreams();
    return orderNow(await someone(PHONE));
  }, BY_HEARTBEAT);
  await way.close();
});
