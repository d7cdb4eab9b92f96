import { expect } from '@playwright/test';
import { PHONE, test } from '../start/people.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Noon in Ho Chi Minh City on the day on which the closed store of the journeys opens. */
const whenItOpens = (now: number): number => Math.floor((now + 7 * HOUR) / DAY + 3) * DAY + 5 * HOUR;

test('a clock that is days ahead opens no store', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await page.clock.install({ time: whenItOpens(Date.now()) });
  await page.goto('/menu?pos_parent=YENTINH&pos_id=301');
  await expect(page.getByText('Đã đóng cửa').first()).toBeVisible();
  await page.goto('/?pos_parent=YENTINH');
  const card = page.getByRole('listitem').filter({ hasText: 'Yên Tĩnh Đóng Cửa' });
  await expect(card).toContainText('Đã đóng');
});

test('what is written as a tag is read as words, and a picture that does not come is replaced', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await page.route('**/*.webp', (route) => route.abort());
  const table = '<img src=x onerror="window.injected=1">';
  await page.goto(`/?pos_parent=BEPNHA&pos_id=101&table_name=${encodeURIComponent(table)}`);
  await expect(page.getByText('<img src=x').first()).toBeVisible();
  await page
    .getByRole('link', { name: /thực đơn/i })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const broken = () =>
    page.evaluate(() => {
      const seen = [...document.images].filter((image) => image.complete && image.currentSrc !== '');
      return seen.filter((image) => !/\.svg$/.test(image.currentSrc)).map(({ src }) => src);
    });
  await expect.poll(broken).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
});
