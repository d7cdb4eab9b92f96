import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type SellOut, sellingOut } from '../at-the-board.ts';
import { importBigMenu } from '../big-menu/brand.ts';
import { record, rounded } from '../results.ts';
import { serverCpuMs } from '../servers/server-cpu.ts';
import { root } from '../servers/server-process.ts';
import type { TemporaryServer } from '../servers/temporary-server.ts';
import { PollingDiners } from './polling-diners.ts';
import { type HeldUp, startWatched, type WatchedServer } from './watched-server.ts';

const DISHES = 2_000;
const BRAND = `MON${DISHES}`;
const STORE = 901;
const SINGLE = 5;
const RUSH = 50;
const MANY = [200, 800];
const MB = 1024 * 1024;
/** ms, apart: fifty diners connect at once, then nothing changes, in the end nobody asks */
const WARM_UP = 3_000;
const CALM = 5_000;
const IDLE = 4 * 60_000;

function addCook({ folder }: TemporaryServer): { brand: string; name: string; password: string } {
  const account = { brand: BRAND, name: 'bench', password: 'a bench of its own' };
  const words = ['staff', 'add', '--brand', BRAND, '--name', account.name, '--password', account.password];
  const { status, stderr } = spawnSync(process.execPath, ['server/src/mam.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`no cook: ${stderr}`);
  return account;
}

function residentMegabytes({ pid }: TemporaryServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / MB);
}

/** ms until an app that heard of the change has the menu. */
async function timeMenuCall({ url }: TemporaryServer): Promise<number> {
  const started = performance.now();
  const menu = await fetch(`${url}/v1/menu?pos_parent=${BRAND}&pos_id=${STORE}`);
  await menu.arrayBuffer();
  return rounded(performance.now() - started);
}

/** The longest a diner waited, and the longest the server's event loop could not do anything else, in ms. */
async function takeLongestWaits(
  diners: PollingDiners,
  mam: WatchedServer,
): Promise<HeldUp & { wait: number }> {
  const { clock, work } = await mam.takeHeldUp();
  return { wait: rounded(diners.takeLongest()), clock: rounded(clock), work: rounded(work) };
}

/** Dishes one after the other, each change polled until it is seen: CPU ms of each, and ms of the first menu call. */
async function changeOneByOne(mam: WatchedServer, diners: PollingDiners, sellOut: SellOut) {
  const [cpu, calls]: [number[], number[]] = [[], []];
  for (let change = 0; change < SINGLE; change += 1) {
    const used = serverCpuMs(mam);
    const seen = diners.newest;
    await sellOut(STORE, `D${change}`, true);
    calls.push(await timeMenuCall(mam));
    await diners.until((newest) => newest !== seen);
    cpu.push(serverCpuMs(mam) - used);
  }
  return { cpu, calls };
}

async function rush(mam: WatchedServer, diners: PollingDiners, sellOut: SellOut) {
  const [used, before] = [serverCpuMs(mam), diners.versions];
  for (let change = 0; change < RUSH; change += 1) {
    await sellOut(STORE, `D${100 + change}`, true);
    await pause(50);
  }
  await pause(10_000);
  return { cpu: serverCpuMs(mam) - used, pages: diners.versions - before };
}

/** Resident MB after each of so many changes, and when nobody has asked for anything for a while. */
async function residentAfter(mam: WatchedServer, diners: PollingDiners, sellOut: SellOut): Promise<number[]> {
  const resident: number[] = [];
  for (const many of MANY) {
    for (let change = 0; change < many; change += 1)
      await sellOut(STORE, `D${300 + (change >> 1)}`, change % 2 === 0);
    await pause(10_000);
    resident.push(residentMegabytes(mam));
  }
  await diners.stop();
  await pause(IDLE);
  return [...resident, residentMegabytes(mam)];
}

/** Fifty diners look at a menu of 2,000 dishes again and again while the kitchen sells out. */
export async function menuChange(): Promise<void> {
  const mam = await startWatched();
  const path = importBigMenu(DISHES, mam.folder);
  const sellOut = await sellingOut(mam, addCook(mam));
  const diners = new PollingDiners(mam.url + path);
  const first = await diners.look();
  const before = residentMegabytes(mam);
  await mam.takeHeldUp();
  diners.start();
  await pause(WARM_UP);
  const warm = await takeLongestWaits(diners, mam);
  await pause(CALM);
  const calm = await takeLongestWaits(diners, mam);
  const single = await changeOneByOne(mam, diners, sellOut);
  const rushed = await rush(mam, diners, sellOut);
  const changing = await takeLongestWaits(diners, mam);
  const resident = await residentAfter(mam, diners, sellOut);
  await mam.stop();

  record('menu-change', {
    dishes: DISHES,
    diners: diners.count,
    'longest wait ms, fifty connections opened': warm.wait,
    'longest wait ms, nothing changes': calm.wait,
    'longest wait ms, while it changes': changing.wait,
    "server's loop held up ms, by the clock, nothing changes": calm.clock,
    "server's loop held up ms, by the clock, while it changes": changing.clock,
    "server's loop held up ms, by its own work, nothing changes": calm.work,
    "server's loop held up ms, by its own work, while it changes": changing.work,
    'menu call ms, first after a change': single.calls,
    'CPU ms a change, polled until it is seen': single.cpu,
    'CPU ms for 50 changes in a rush': rushed.cpu,
    'pages made for the rush': rushed.pages,
    'HTML bytes': brotliDecompressSync(first.body).length,
    'HTML bytes, packed': first.body.length,
    'resident MB before': before,
    'resident MB after 200 and 1,000 more changes, and later': resident,
    budget: 'longest wait <= 100 ms, one page for a rush, memory comes back',
  });
}
