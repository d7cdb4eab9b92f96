import { expect } from '@playwright/test';
import { holdBack } from '../start/hold-back.ts';
import { MOVES, PHONE, test } from '../start/people.ts';
import { bringToRest } from '../start/stands-still.ts';
import { dishCard } from './at-the-menu.ts';

const MENU = '/menu?pos_parent=BEPNHA&pos_id=101';
/** Dishes that need no choosing, side by side: nothing has to be scrolled from one to the other. */
const SIMPLE = 'Chè ba màu';
const ANOTHER = 'Chè bưởi An Giang';

test('the app takes over what was drawn: nothing moves, nothing is made twice, early taps count', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...MOVES });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const letKeeperCome = await holdBack(page, /\/assets\/before-hydration-/);
  const letAppCome = await holdBack(page, /\/assets\/(index|menu-screen)-[^/]*\.js$/);
  await page.goto(`${MENU}&source=TABLE_TENT`, { waitUntil: 'commit' });
  const add = dishCard(page, SIMPLE).getByRole('button', { name: `Thêm ${SIMPLE}` });
  await expect(add).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const drawn = new WeakSet(document.querySelectorAll('#root article'));
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) moved.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: false });
    Object.assign(window, { drawn, moved });
  });
  // no script of ours has come yet; whoever taps has looked first, and the sections on the way are laid out
  await bringToRest(add);
  await add.click();
  letKeeperCome();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('before-hydration')),
  );
  await dishCard(page, ANOTHER)
    .getByRole('button', { name: `Thêm ${ANOTHER}` })
    .click();
  letAppCome();
  for (const name of [SIMPLE, ANOTHER])
    await expect(dishCard(page, name).getByRole('group', { name: `Số lượng ${name}` })).toBeVisible();
  const address = dishCard(page, SIMPLE).getByRole('link', { name: SIMPLE, exact: true });
  await expect(address).toHaveAttribute('href', /source=TABLE_TENT/);
  const found = await page.evaluate(() => {
    const { drawn, moved } = window as unknown as { drawn: WeakSet<Element>; moved: number[] };
    const articles = [...document.querySelectorAll('#root article')];
    return {
      kept: articles.filter((article) => drawn.has(article)).length / articles.length,
      shift: moved.reduce((sum, value) => sum + value, 0),
    };
  });
  expect(said).toEqual([]);
  expect(found.shift).toBeLessThan(0.02);
  expect(found.kept).toBeGreaterThan(0.9);
});

test('a tap in the moment in which the app begins to look at what was drawn counts', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await page.addInitScript((label) => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listening: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, listening);
      if (!(this instanceof Element) || this.id !== 'root' || listening[0] !== 'click') return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => document.querySelector<HTMLElement>(`#root [aria-label="${label}"]`)?.click());
    };
  }, `Thêm ${SIMPLE}`);
  await page.goto(MENU);
  await expect(dishCard(page, SIMPLE).getByRole('group', { name: `Số lượng ${SIMPLE}` })).toBeVisible();
});
