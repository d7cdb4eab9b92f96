import { setTimeout as pause } from 'node:timers/promises';
import { boardTopic } from '@mam/contract/http/topic.ts';
import { seededChance } from '../chance.ts';
import { inTurns } from '../in-turns.ts';
import { cookCookie, ownerCookie, takeOrder } from '../owner-session.ts';
import { BRAND, openShop, randomOrder, STORE } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { serverCpuMs } from '../servers/server-cpu.ts';
import { startMam, type TemporaryServer } from '../servers/temporary-server.ts';
import { DeviceLine } from './device-line.ts';
import { type LiveScreen, openLiveScreen } from './live-screen.ts';

const ORDERS = 300;
const DEVICES = 20;
/** as many devices of each, and no more streams than one person may have */
const COOKS = ['Hùng', 'Mai', 'Tú', 'Lan'];
const CHANGES = 100;
const TOO_LATE = 10_000;
const SEED = 20_261_129;

/** The state of each order, by its code. */
type Shown = ReadonlyMap<string, string>;
/** 300 orders that wait on the board of one store. */
async function fillBoard(mam: TemporaryServer): Promise<void> {
  const shop = await openShop(mam.url);
  const chance = seededChance(SEED);
  await inTurns(await seedDiners(mam.url, ORDERS, 0), async (diner) => {
    const answer = await fetch(`${mam.url}/v1/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(randomOrder(shop, chance, diner, '').body),
    });
    if (!answer.ok) throw new Error(`an order was not placed: ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
  });
}

/**
 * From a cook's tap (before it is sent, so an upper bound) until twenty devices have read it, over 300 open orders. Every
 * device holds a stream open and reads at each bell what has changed; all of them share the cores with the server.
 */
export async function boardChange(): Promise<void> {
  const mam = await startMam({ logLevel: 'warn' });
  try {
    const cookie = await ownerCookie(mam.url, mam.folder);
    await fillBoard(mam);
    let changed: () => void = () => undefined;
    const cooks: string[] = [];
    for (const name of COOKS) cooks.push(await cookCookie(mam.url, cookie, name));
    const devices = cooks.flatMap((cook) => Array.from({ length: DEVICES / COOKS.length }, () => cook));
    const lines = devices.map((device) => new DeviceLine(mam.url, device));
    const screens: readonly LiveScreen<Shown>[] = await Promise.all(
      lines.map((line, at) =>
        openLiveScreen<Shown>(mam.url, {
          topic: boardTopic(BRAND, STORE),
          headers: { cookie: devices[at] ?? '' },
          nothing: new Map(),
          read: async () => new Map((await line.read()).map(({ code, status }) => [code, status])),
          changed: () => changed(),
        }),
      ),
    );
    const seenBy = async (code: string): Promise<number> => {
      const all = new Promise<number>((done) => {
        changed = () => {
          if (screens.every(({ shows }) => shows.get(code) === 'CONFIRMED'))
            done(Math.max(...screens.map(({ since }) => since)));
        };
      });
      const last = await Promise.race([all, pause(TOO_LATE, null, { ref: false })]);
      if (last === null) throw new Error(`after ${TOO_LATE} ms not every device has read ${code}`);
      return last;
    };
    // every device has the board before it hears of a change: a whole board is no change's
    const boards = await Promise.all(lines.map((line) => line.read()));
    const waiting = boards[0]?.filter(({ status }) => status !== 'CONFIRMED') ?? [];
    for (const line of lines) line.bytes = 0;
    const [times, used]: [number[], number] = [[], serverCpuMs(mam)];
    for (const order of waiting.slice(0, CHANGES)) {
      const sent = performance.now();
      const seen = seenBy(order.code);
      await takeOrder(mam.url, cookie, order);
      times.push((await seen) - sent);
    }
    const cpu = serverCpuMs(mam) - used;
    const bytes = lines.reduce((sum, line) => sum + line.bytes, 0);
    for (const { close } of screens) close();
    for (const line of lines) line.close();
    record('board', {
      orders: ORDERS,
      devices: DEVICES,
      changes: times.length,
      'on all devices p50 ms': rounded(percentile(times, 0.5)),
      'on all devices p99 ms': rounded(percentile(times, 0.99)),
      'bytes a change and device': Math.round(bytes / times.length / DEVICES),
      'CPU ms of the server a change, all devices': rounded(cpu / times.length),
      measured: 'from the tap, before its commit, to the board with its change on the last of them',
      budget: 'p99 <= 300 ms, <= 6 KB a device, <= 20 ms CPU for all twenty',
    });
  } finally {
    await mam.stop();
  }
}
