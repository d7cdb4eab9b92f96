import { expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../test/order.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const DAY = 86_400_000;
const START = Date.now();
const PROFILE = '/v1/my-order/profile';

let clock = START;

describeServerOnBothEngines('identities', { now: () => clock }, (running) => {
  const onDay = (day: number) => {
    clock = START + day * DAY;
  };

  const someone = async () => {
    const made = await running().send('POST', '/v1/user/generate');
    const { uid, token } = (await made.json()).data as { uid: string; token: string };
    const headers = { 'x-user-token': token };
    return {
      uid,
      token,
      visit: async () => (await running().send('GET', PROFILE, undefined, headers)).status,
    };
  };

  /** Runs the clock's forgetting on a day, and gives back the diners it leaves. */
  const forgetOn = async (day: number) => {
    onDay(day);
    await running().database.forgetOld(clock);
    const left = await running().database.read.selectFrom('diners').selectAll().execute();
    return new Map(left.map(({ uid, kept_until }) => [uid, kept_until]));
  };

  const subscribe = ({ token }: { token: string }) =>
    running().send(
      'POST',
      '/v1/push/subscription',
      {
        endpoint: `https://fcm.googleapis.com/${token}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      },
      { 'x-user-token': token },
    );

  it('[DN7] are forgotten when nobody has used them, and then are those of strangers', async () => {
    onDay(0);
    const [gone, back] = [await someone(), await someone()];
    onDay(100);
    expect(await back.visit()).toBe(200);
    await expect.poll(async () => (await forgetOn(100)).get(back.uid)).toBeGreaterThan(START + 280 * DAY);
    expect((await forgetOn(186)).has(gone.uid)).toBe(true);
    const left = await forgetOn(188);
    expect([left.has(gone.uid), left.has(back.uid)]).toEqual([false, true]);
    expect([await gone.visit(), await back.visit()]).toEqual([401, 200]);
    // the app's next call
    const asked = await running().send('POST', '/v1/user/generate', undefined, {
      'x-user-token': gone.token,
    });
    const { uid, token } = (await asked.json()).data;
    expect(uid).not.toBe(gone.uid);
    expect((await running().send('GET', PROFILE, undefined, { 'x-user-token': token })).status).toBe(200);
  });

  it('[DN7] are noted as used once a week, not at every call', async () => {
    onDay(0);
    const diner = await someone();
    const notedAt = async () => (await forgetOn((clock - START) / DAY)).get(diner.uid);
    const first = await notedAt();
    onDay(6);
    expect(await diner.visit()).toBe(200);
    onDay(8);
    // notes of one process are written in order: one of day 6 would come before that of day 8
    expect(await diner.visit()).toBe(200);
    await expect.poll(notedAt).toBe((first ?? 0) + 8 * DAY);
  });

  it('[DN7] whoever comes back before the clock came by is kept', async () => {
    onDay(0);
    const diner = await someone();
    onDay(300);
    expect(await diner.visit()).toBe(200);
    expect((await forgetOn(300)).has(diner.uid)).toBe(true);
  });

  it('[DN7] whoever comes back while the clock comes by is kept or a stranger, never half of each', async () => {
    onDay(0);
    const diners = await Promise.all(Array.from({ length: 40 }, someone));
    onDay(300);
    const [, ...answers] = await Promise.all([
      running().database.forgetOld(clock),
      ...diners.map(({ visit }) => visit()),
    ]);
    const left = await forgetOn(300);
    expect(answers).toEqual(diners.map(({ uid }) => (left.has(uid) ? 200 : 401)));
  });

  it('[DN7] stay while an order or a device refers to them', async () => {
    onDay(0);
    await importDemo(running().database, clock);
    const [guest, told] = [await someone(), await someone()];
    const shop = await readShop(running(), 'BEPNHA', 101);
    const body = anOrder(shop, [defaultLine(aDish(shop))]);
    const placed = await running().send('POST', '/v1/order', body, { 'x-user-token': guest.token });
    expect(placed.status).toBe(200);
    expect((await subscribe(told)).status).toBe(200);
    const left = await forgetOn(200);
    expect(left.get(guest.uid)).toBe(null);
    expect(left.get(told.uid)).toBe(START + (200 + 187) * DAY);
    await running().database.transaction((trx) =>
      trx.deleteFrom('push_subscriptions').where('uid', '=', told.uid).execute(),
    );
    const later = await forgetOn(800);
    expect([later.has(guest.uid), later.has(told.uid)]).toEqual([true, false]);
    expect(await guest.visit()).toBe(200);
  });

  it('[DN7] are forgotten in portions, however many there are', async () => {
    onDay(0);
    const row = { is_test: 0, created_at: START, name: null, language: null, kept_until: START };
    await running().database.transaction((trx) =>
      trx
        .insertInto('diners')
        .values(Array.from({ length: 450 }, (_, i) => ({ ...row, uid: `old-${i}`, token_hash: `old-${i}` })))
        .execute(),
    );
    const left = [...(await forgetOn(1)).keys()].filter((uid) => uid.startsWith('old-'));
    expect(left).toEqual([]);
  });
});
