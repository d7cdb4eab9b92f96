import { setTimeout as pause } from 'node:timers/promises';
import { seededChance } from '../chance.ts';
import { ownerCookie, takeOrder } from '../owner-session.ts';
import { openShop, randomOrder } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';

const DINERS = 200;
const TOO_LATE = 10_000;
const SEED = 20_261_124;

/** A push that the sandbox's push service caught, opened with the keys of the device it was sent to. */
interface Caught {
  readonly kind: string;
  readonly text: string;
  /** epoch ms, by the same clock as ours */
  readonly at: number;
}

const json = { 'content-type': 'application/json' };

async function answered(answer: Response, what: string) {
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A diner with an order to follow and a device of the sandbox that is told about it. */
async function follower(url: string, key: string, diner: SeededDiner, body: object): Promise<string> {
  const own = { ...json, 'x-user-token': diner.token };
  const post = (path: string, sent: object, headers: Record<string, string> = own) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(sent) });
  const device = await post('/sandbox/devices', { name: diner.phone, key }, json);
  const subscription = await answered(device, 'a device');
  await answered(await post('/v1/push/subscription', subscription), 'a subscription');
  const { data } = await answered(await post('/v1/order', body), 'an order');
  return data.order_code;
}

/**
 * From a cook's tap, before it is sent, to the push service having got the message and opened it with the keys of its device:
 * an upper bound of what hands it over. One tap after the other, as fast as they are answered.
 */
export async function pushDelay(): Promise<void> {
  const mam = await startMam({ logLevel: 'info' });
  const cookie = await ownerCookie(mam.url, mam.folder);
  const shop = await openShop(mam.url);
  const chance = seededChance(SEED);
  const { data: site } = await answered(await fetch(`${mam.url}/v1/site`), 'the site');
  const caught = async (): Promise<readonly Caught[]> =>
    answered(await fetch(`${mam.url}/sandbox/inbox/messages`), 'the inbox');
  const codes: string[] = [];
  for (const diner of await seedDiners(mam.url, DINERS, 0)) {
    const { body } = randomOrder(shop, chance, diner, '');
    codes.push(await follower(mam.url, site.push_key, diner, body));
  }
  const tappedAt = new Map<string, number>();
  for (const code of codes) {
    tappedAt.set(code, Date.now());
    await takeOrder(mam.url, cookie, { code, version: 1 });
  }
  const delays = await awaitPushDelays(tappedAt, caught);
  await mam.stop();
  record('push', {
    diners: delays.length,
    addressLimit: ADDRESS_LIMIT,
    'push p50 ms': rounded(percentile(delays, 0.5)),
    'push p99 ms': rounded(percentile(delays, 0.99)),
    measured: 'from the tap of a cook, before it is sent, to the push opened by its service',
    budget: 'handed to its service <= 1,000 ms',
  });
}

/** How long each took; every one of them has to come, and once. */
async function awaitPushDelays(
  tappedAt: ReadonlyMap<string, number>,
  caught: () => Promise<readonly Caught[]>,
): Promise<number[]> {
  const giveUpAt = Date.now() + TOO_LATE;
  for (;;) {
    const pushes = (await caught()).filter(({ kind }) => kind === 'push');
    if (pushes.length >= tappedAt.size)
      return [...tappedAt].map(([code, at]) => {
        const [push, ...more] = pushes.filter(({ text }) => text.includes(code));
        if (!push || more.length > 0)
          throw new Error(`${code} was told ${more.length + (push ? 1 : 0)} times`);
        return push.at - at;
      });
    if (Date.now() > giveUpAt) throw new Error(`${pushes.length} of ${tappedAt.size} were told`);
    await pause(20);
  }
}
