import { expect } from '@playwright/test';
import { KEEPS_APP, PHONE, test } from '../start/people.ts';

/** A headless browser has no push service and asks nobody: the yes, and the subscription for the key it was asked with. */
function pushService(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const bytes = (length: number, first: number) =>
    btoa(String.fromCharCode(first, ...Array.from({ length: length - 1 }, () => 7)))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
    keys: { p256dh: bytes(65, 4), auth: bytes(16, 1) },
  };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    const key = options?.applicationServerKey;
    if (!(key instanceof Uint8Array) || key.length !== 65) throw new Error('not a key');
    return { toJSON: () => subscription } as unknown as PushSubscription;
  };
}

test('who has allowed notices can be told something: the server knows how to reach this browser', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...KEEPS_APP, permissions: ['notifications'] });
  await page.addInitScript(pushService);
  const told: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/v1/push/subscription')) told.push(answer.status());
  });
  const deviceToken = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('mam.kept') ?? '{}').state?.user.deviceToken ?? null);
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101');
  await expect.poll(deviceToken).toMatch(/^[\w-]{43}$/);
  expect(told).toEqual([200]);
});
