import { createECDH, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../test/database/open-database.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { readConfig } from '../config.ts';
import { keepPushKeys } from './push-keys.ts';
import { readPushSubscriptions } from './queries.ts';

const PATH = '/v1/push/subscription';

function aSubscription(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(6).toString('hex')}`) {
  const curve = createECDH('prime256v1');
  return {
    endpoint,
    expirationTime: null,
    keys: {
      p256dh: curve.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

let clock = Date.UTC(2026, 10, 30);
const now = () => {
  clock += 1;
  return clock;
};

const environment = {
  FEATURE_SINK: 'https://sink.example/events',
  TEST_HOSTS: 'test.pho.example',
  DIRECT_SITES: '*.pho.example=https://order.pho.example/',
};

describeServerOnBothEngines('push subscriptions', { now, environment }, (running) => {
  const subscribe = (body: unknown, headers: Record<string, string>) =>
    running().send('POST', PATH, body, headers);

  it('need the key of this server, the same for everybody', async () => {
    const ask = async () => (await (await running().fetch('/v1/site')).json()).data.push_key;
    const key = await ask();
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect(await ask()).toBe(key);
  });

  it('come with what else a page must know about its server', async () => {
    const { data } = await (await running().fetch('/v1/site')).json();
    expect(data).toEqual({
      push_key: expect.any(String),
      push_sandbox: '/sandbox/devices',
      phone_codes: true,
      feature_sink: 'https://sink.example/events',
      test_hosts: ['test.pho.example'],
      direct_sites: [{ pattern: '*.pho.example', base: 'https://order.pho.example' }],
    });
    const page = await running().fetch('/menu');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://sink.example;");
  });

  it('[DN2] belong to a diner; the five youngest are kept', async () => {
    const diner = await running().addDiner();
    const asked = Array.from({ length: 7 }, () => aSubscription());
    for (const one of asked) expect((await subscribe(one, diner.headers)).status).toBe(200);
    const kept = await readPushSubscriptions(running().database.read, diner.uid);
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(
      asked
        .map(({ endpoint }) => endpoint)
        .slice(2)
        .reverse(),
    );
  });

  it('[DN2] move with the device: to the diner who asks last, and never twice', async () => {
    const [first, second] = [await running().addDiner(), await running().addDiner()];
    const device = aSubscription();
    const answers = [
      await subscribe(device, first.headers),
      await subscribe(device, first.headers),
      await subscribe({ ...aSubscription(), endpoint: device.endpoint }, second.headers),
    ];
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json()).data.device_token));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toContain('googleapis');
    const { read } = running().database;
    expect(await readPushSubscriptions(read, first.uid)).toEqual([]);
    expect(await readPushSubscriptions(read, second.uid)).toMatchObject([{ endpoint: device.endpoint }]);
  });

  it('[DN1] are refused for any other address, and for keys that are none', async () => {
    const { headers, uid } = await running().addDiner();
    const good = aSubscription();
    for (const body of [
      aSubscription('https://127.0.0.1/x'),
      aSubscription('http://fcm.googleapis.com/x'),
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { ...good, keys: { ...good.keys, p256dh: `${good.keys.p256dh}x` } },
      { endpoint: good.endpoint },
    ])
      expect((await subscribe(body, headers)).status).toBe(400);
    expect((await subscribe(good, {})).status).toBe(401);
    expect(await readPushSubscriptions(running().database.read, uid)).toEqual([]);
  });
});

describeDatabase('the pair of keys', ({ database, place }) => {
  it('is made once and kept with the shop, or comes from the folder of an older version, or from the settings', async () => {
    const { dataFolder } = place();
    const kept = await keepPushKeys(database(), { dataFolder, push: null });
    expect(await keepPushKeys(database(), { dataFolder: '/nowhere', push: null })).toEqual(kept);
    const { push } = readConfig({
      VAPID_PUBLIC_KEY: kept.publicKey,
      VAPID_PRIVATE_KEY: kept.privateKey,
    });
    expect(push).toEqual(kept);
    const forget = () =>
      database().transaction((trx) =>
        trx
          .updateTable('installation')
          .set({ push_public_key: null, push_private_key: null })
          .executeTakeFirstOrThrow(),
      );
    await forget();
    expect(await keepPushKeys(database(), { dataFolder, push })).toEqual(kept);
    const made = await Promise.all([1, 2].map(() => keepPushKeys(database(), { dataFolder, push: null })));
    expect(made[0]).toEqual(made[1]);
    expect(made[0]).not.toEqual(kept);
    await forget();
    const file = join(dataFolder, 'push-keys.json');
    writeFileSync(file, JSON.stringify({ ...kept, publicKey: kept.publicKey.replace(/.$/, 'x') }));
    await expect(keepPushKeys(database(), { dataFolder, push: null })).rejects.toThrow(
      'does not hold a pair',
    );
    writeFileSync(file, JSON.stringify(kept));
    expect(await keepPushKeys(database(), { dataFolder, push: null })).toEqual(kept);
  });
});
