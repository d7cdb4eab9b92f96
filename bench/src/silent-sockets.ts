import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { seededChance } from './chance.ts';
import { openShop, randomOrder } from './random-orders.ts';
import { percentile, record, rounded } from './results.ts';
import { seedDiners } from './seeded-diners.ts';
import { startMam, type TemporaryServer } from './servers/temporary-server.ts';

const SOCKETS = 10_000;
const AT_ONCE = 250;
const ORDERS = 2_000;
const SEED = 20_261_123;

interface Silence {
  readonly opened: number;
  readonly closed: number;
  readonly lastClosed: Promise<void>;
  readonly hangUp: () => void;
}

/** Connects, says nothing and never closes its own end. */
async function openSilent(url: URL, closed: () => void): Promise<Socket> {
  const socket = connect({ host: url.hostname, port: Number(url.port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.on('end', closed);
  socket.resume();
  return socket;
}

/** Orders one after the other for as long as somebody is still silent; ms each took. */
async function orderUntil(mam: TemporaryServer, over: () => boolean): Promise<number[]> {
  const shop = await openShop(mam.url);
  const chance = seededChance(SEED);
  const times: number[] = [];
  for (const diner of await seedDiners(mam.url, ORDERS, 0)) {
    if (over()) break;
    const sent = performance.now();
    const answer = await fetch(`${mam.url}/v1/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(randomOrder(shop, chance, diner, '').body),
    });
    if (!answer.ok) throw new Error(`an order: ${answer.status} ${await answer.text()}`);
    times.push(performance.now() - sent);
  }
  return times;
}

async function holdSilent(url: URL): Promise<Silence> {
  let closed = 0;
  let all: () => void = () => undefined;
  const lastClosed = new Promise<void>((done) => {
    all = done;
  });
  const count = () => {
    closed += 1;
    if (closed === SOCKETS) all();
  };
  const sockets: Socket[] = [];
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openSilent(url, count)))));
  return {
    opened: sockets.length,
    get closed() {
      return closed;
    },
    lastClosed,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** 10,000 sockets that say nothing: how long the server keeps the last of them, and what orders take meanwhile. */
export async function silentSockets(): Promise<void> {
  const mam = await startMam({ logLevel: 'info' });
  const silence = await holdSilent(new URL(mam.url));
  const held = performance.now();
  const ordering = orderUntil(mam, () => silence.closed === SOCKETS);
  await Promise.race([silence.lastClosed, new Promise((late) => setTimeout(late, 60_000).unref())]);
  const kept = (performance.now() - held) / 1000;
  const closed = silence.closed;
  silence.hangUp();
  const times = await ordering;
  await mam.stop();
  record('silent-sockets', {
    sockets: silence.opened,
    'closed by the server': closed,
    'last closed after s': rounded(kept),
    'orders meanwhile': times.length,
    'order p50 ms': rounded(percentile(times, 0.5)),
    'order p99 ms': rounded(percentile(times, 0.99)),
    measured: 'from when the last of them was open',
    budget: 'all closed within 15 s, every order placed',
  });
}
