import { expect } from '@playwright/test';
import { PHONE, test } from '../start/people.ts';

/** In Berlin, as far from every store of the brand as a flight. */
const BERLIN = { latitude: 52.52, longitude: 13.405 };

test('far from every store: that is said with its distance, and the map shows the stores', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, geolocation: BERLIN, permissions: ['geolocation'] });
  await page.goto('/?pos_parent=BEPNHA');
  await page
    .getByRole('button', { name: /^(Dùng vị trí của tôi|Vị trí của tôi)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chưa có quán nào gần bạn' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /cách bạn [\d.,]+ km/ })).toBeVisible();
  const map = page.getByRole('region', { name: 'Bản đồ các quán' });
  const pins = map.getByRole('button', { name: /^\d\. Bếp Nhà Lúa/ });
  await expect(pins).toHaveCount(4);
  const box = await map.boundingBox();
  for (const pin of await pins.all()) {
    const at = await pin.boundingBox();
    expect(at && box && at.x >= box.x && at.x + at.width <= box.x + box.width).toBe(true);
  }
  // apart enough to be told from each other: the map is of the town, not of the way there
  const [first, last] = [await pins.first().boundingBox(), await pins.last().boundingBox()];
  expect(Math.hypot((first?.x ?? 0) - (last?.x ?? 0), (first?.y ?? 0) - (last?.y ?? 0))).toBeGreaterThan(44);
});
