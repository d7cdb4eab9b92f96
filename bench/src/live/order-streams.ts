import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { seededChance } from '../chance.ts';
import { inTurns } from '../in-turns.ts';
import { ownerCookie, takeOrder } from '../owner-session.ts';
import { openShop, randomOrder } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';

const STREAMS = 1_000;
const TOO_LATE = 5_000;
const SEED = 20_261_124;

/** An order with its diner at home, who hears of it and reads it again, as a plain client does. */
interface Follower {
  readonly code: string;
  readonly path: string;
  readonly diner: SeededDiner;
  version: number;
  /** when the bell rang, by our clock; null = not yet */
  heard: number | null;
  /** the order has been read again, and is another */
  readonly again: Promise<number>;
  readAgain: (at: number) => void;
}

/** Before anything has become of it. */
function follower(of: Pick<Follower, 'code' | 'path' | 'diner'>): Follower {
  let readAgain: Follower['readAgain'] = () => undefined;
  const again = new Promise<number>((done) => {
    readAgain = done;
  });
  return { ...of, version: 1, heard: null, again, readAgain };
}

const readOrder = async (url: string, { path, diner }: Follower) => {
  const answer = await fetch(url + path, { headers: { 'x-user-token': diner.token } });
  return (await answer.json()).data as { status: string; version: number };
};

/** Opens the stream of one order; each bell is followed by reading it again. */
function listen(url: string, one: Follower): Promise<() => void> {
  const hash = decodeURIComponent(one.path.split('/').at(-1) ?? '');
  const topics = encodeURIComponent(`order:${hash}`);
  const headers = { 'x-user-token': one.diner.token };
  return new Promise((done, fail) => {
    const stream = request(`${url}/v1/live?topics=${topics}`, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return fail(new Error(`stream: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        if (!/^event: change$/m.test(text) || one.heard !== null) return;
        one.heard = performance.now();
        void readOrder(url, one).then(({ version }) => {
          if (version > one.version) one.readAgain(performance.now());
        });
      });
      done(() => stream.destroy());
    });
    stream.on('error', () => undefined); // closed at the end
    stream.end();
  });
}

/**
 * From a cook's tap (before it is sent, so an upper bound) to the bell of that order's diner, and to their order read again;
 * every diner holds a stream open and refetches their own order. One tap after the other, as fast as they are answered.
 */
export async function orderStreams(): Promise<void> {
  const mam = await startMam({ logLevel: 'info' });
  const cookie = await ownerCookie(mam.url, mam.folder);
  const shop = await openShop(mam.url);
  const chance = seededChance(SEED);
  const followers: Follower[] = [];
  await inTurns(await seedDiners(mam.url, STREAMS, 0), async (diner) => {
    const answer = await fetch(`${mam.url}/v1/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(randomOrder(shop, chance, diner, '').body),
    });
    const { data, code, message } = await answer.json();
    if (!data?.hash) throw new Error(`an order was not placed: ${code} ${message}`);
    const path = `/v1/order/${encodeURIComponent(data.hash)}`;
    followers.push(follower({ code: data.order_code, path, diner }));
  });
  const closers: (() => void)[] = [];
  await inTurns(followers, async (one) => void closers.push(await listen(mam.url, one)));
  const bells: number[] = [];
  const reads: number[] = [];
  for (const one of followers) {
    const sent = performance.now();
    await takeOrder(mam.url, cookie, one);
    const read = await Promise.race([one.again, pause(TOO_LATE, null, { ref: false })]);
    if (one.heard === null || read === null) throw new Error(`${one.code} was not told`);
    bells.push(one.heard - sent);
    reads.push(read - sent);
  }
  for (const close of closers) close();
  await mam.stop();
  record('streams', {
    streams: followers.length,
    addressLimit: ADDRESS_LIMIT,
    'bell p50 ms': rounded(percentile(bells, 0.5)),
    'bell p99 ms': rounded(percentile(bells, 0.99)),
    'read again p50 ms': rounded(percentile(reads, 0.5)),
    'read again p99 ms': rounded(percentile(reads, 0.99)),
    measured: 'from the tap of a cook, before it is sent',
    budget: 'bell p99 <= 100 ms, read again p99 <= 250 ms',
  });
}
