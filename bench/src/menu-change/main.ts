import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sellingOut } from '../at-the-board.ts';
import { importMenuOf } from '../big-menu/brand.ts';
import { record, rounded } from '../results.ts';
import { root } from '../server-process.ts';
import { startMam, type TemporaryServer } from '../temporary-server.ts';
import { PollingDiners } from './polling-diners.ts';

const DISHES = 2_000;
const BRAND = `MON${DISHES}`;
const STORE = 901;
const SINGLE = 5;
const RUSH = 50;
const MANY = [200, 800];
const MB = 1024 * 1024;
/** ms of a clock tick in /proc */
const TICK = 10;

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

/** ms of CPU the server has used so far, all its threads. */
function cpuOf({ pid }: TemporaryServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function residentOf({ pid }: TemporaryServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / MB);
}

/** Fifty diners look at a menu of 2,000 dishes again and again while the kitchen sells out. */
export async function menuChange(): Promise<void> {
  const mam = await startMam();
  const path = importMenuOf(DISHES, mam.folder);
  const sellOut = await sellingOut(mam, addCook(mam));
  const diners = new PollingDiners(mam.url + path);
  const first = await diners.look();
  const html = brotliDecompressSync(first.body);
  const before = residentOf(mam);
  diners.start();
  await pause(5_000);
  const calm = diners.takeLongest();

  const singles: number[] = [];
  for (let change = 0; change < SINGLE; change += 1) {
    const used = cpuOf(mam);
    const seen = diners.newest;
    await sellOut(STORE, `D${change}`, true);
    await diners.until((newest) => newest !== seen);
    singles.push(cpuOf(mam) - used);
  }

  const [used, pagesBefore] = [cpuOf(mam), diners.versions];
  for (let change = 0; change < RUSH; change += 1) {
    await sellOut(STORE, `D${100 + change}`, true);
    await pause(50);
  }
  await pause(10_000);
  const rush = { cpu: cpuOf(mam) - used, pages: diners.versions - pagesBefore };

  const longest = diners.takeLongest();
  const resident: number[] = [];
  for (const many of MANY) {
    for (let change = 0; change < many; change += 1)
      await sellOut(STORE, `D${300 + (change >> 1)}`, change % 2 === 0);
    await pause(10_000);
    resident.push(residentOf(mam));
  }
  await diners.stop();
  await mam.stop();

  record('menu-change', {
    dishes: DISHES,
    diners: diners.count,
    'longest wait ms, nothing changes': rounded(calm),
    'longest wait ms, while it changes': rounded(longest),
    'CPU ms a change, polled until it is seen': singles,
    'CPU ms for 50 changes in a rush': rush.cpu,
    'pages made for the rush': rush.pages,
    'HTML bytes': html.length,
    'HTML bytes, packed': first.body.length,
    'resident MB before': before,
    'resident MB after 200 and 1,000 more changes': resident,
    budget: 'longest wait <= 100 ms, one page for a rush',
  });
}
