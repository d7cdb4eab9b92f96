import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { freePort } from '@mam/tools/free-port.ts';
import { percentile, record, rounded } from './results.ts';
import { startOwnPostgres } from './servers/postgres-process.ts';
import { root, type ServerPlace, startServer } from './servers/server-process.ts';
import { type PreparedPlacing, prepare, run } from './throughput/placing.ts';

const ENGINES = ['sqlite', 'postgres'] as const;
const PIECE = 2_000;
/** orders of a window: what is placed between two looks whether the backup is done */
const WINDOW = 300;
/** as the server starts it */
const NICE = 19;

type Where = Pick<ServerPlace, 'dataFolder' | 'databaseUrl'>;

/** A command of the command line; throws with what it said. */
function mam({ dataFolder, databaseUrl }: Where, ...args: readonly string[]): Promise<void> {
  const environment = { PATH: process.env.PATH, DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? '' };
  const child: ChildProcess = spawn(process.execPath, [resolve(root, 'server/src/mam.ts'), ...args], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  return once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`mam ${args[0]} ended with ${code}`);
  });
}

/** Orders made ahead; each is placed once. */
class Orders {
  readonly #url: string;
  #round = 0;
  #ready: PreparedPlacing[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async make(count: number): Promise<void> {
    while (this.#ready.length < count) {
      this.#ready.push(...(await prepare(this.#url, this.#round, PIECE)));
      this.#round += 1;
    }
  }

  async place(count: number): Promise<readonly number[]> {
    const orders = this.#ready.splice(0, count);
    return (await run([this.#url], orders)).times;
  }

  get left(): number {
    return this.#ready.length;
  }
}

interface Beside {
  readonly calm: readonly number[];
  readonly backed: readonly number[];
  readonly backupSeconds: readonly number[];
}

/** Fifty place orders: while a backup is written, then as many while none is, so often. */
async function placeBeside(orders: Orders, backUp: (round: number) => Promise<void>, rounds: number) {
  const beside = { calm: [] as number[], backed: [] as number[], backupSeconds: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await orders.make(2 * PIECE);
    await orders.place(WINDOW); // warm
    const began = performance.now();
    let done = false;
    const backup = backUp(round).finally(() => {
      done = true;
    });
    let windows = 0;
    for (; !done && orders.left > PIECE; windows += 1) beside.backed.push(...(await orders.place(WINDOW)));
    await backup;
    beside.backupSeconds.push((performance.now() - began) / 1000);
    await orders.make(windows * WINDOW);
    for (; windows > 0; windows -= 1) beside.calm.push(...(await orders.place(WINDOW)));
  }
  return beside satisfies Beside;
}

const readBackupLedger = (file: string) => {
  const { rows, sums, bytes } = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  return { rows, sums, bytes: Number(bytes) };
};

/** Another machine, as far as one machine can be: another folder, another PostgreSQL. */
async function restoreElsewhere(file: string, onPostgres: boolean) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = onPostgres ? await startOwnPostgres({ withPgDump: true }) : null;
  try {
    const elsewhere = { dataFolder, databaseUrl: postgres?.url ?? null };
    const began = performance.now();
    await mam(elsewhere, 'restore', file);
    const seconds = (performance.now() - began) / 1000;
    const again = join(dataFolder, 'again');
    await mam(elsewhere, 'backup', again);
    const [{ bytes: _, ...ledger }, { bytes: __, ...restored }] = [
      readBackupLedger(file),
      readBackupLedger(again),
    ];
    return { seconds, equal: isDeepStrictEqual(ledger, restored), orders: Number(restored.rows.orders) };
  } finally {
    await postgres?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function onEngine(engine: (typeof ENGINES)[number], many: number, rounds: number): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = engine === 'postgres' ? await startOwnPostgres({ withPgDump: true }) : null;
  const place = { tree: root, dataFolder, databaseUrl: postgres?.url ?? null, port: await freePort() };
  const server = await startServer({ ...place, logLevel: 'info' });
  try {
    const orders = new Orders(server.url);
    for (let placed = 0; placed < many; placed += PIECE) {
      await orders.make(PIECE);
      await orders.place(PIECE);
    }
    const fileOf = (round: number) => join(dataFolder, `backup-${round}`);
    const beside = await placeBeside(orders, (round) => mam(place, 'backup', fileOf(round)), rounds);
    const last = fileOf(rounds - 1);
    const restored = await restoreElsewhere(last, engine === 'postgres');
    const [backed, calm] = [percentile(beside.backed, 0.99), percentile(beside.calm, 0.99)];
    record(`backup ${engine}`, {
      orders: restored.orders,
      'MB of the backup': rounded(statSync(last).size / 1024 / 1024),
      backups: rounds,
      'placed beside a backup': beside.backed.length,
      'seconds of a backup': beside.backupSeconds.map(rounded),
      'p99 ms without': rounded(calm),
      'p99 ms with': rounded(backed),
      'p99 with / without': rounded(backed / calm),
      'p50 with / without': rounded(percentile(beside.backed, 0.5) / percentile(beside.calm, 0.5)),
      'seconds of restoring elsewhere': rounded(restored.seconds),
      'ledger equal': restored.equal,
      budget: 'p99 with / without <= 1.3, restored <= 300 s, ledger equal',
    });
    if (!restored.equal) process.exitCode = 1;
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** [--orders N] [--rounds N] [--engine E] A backup while fifty place orders, and put in place elsewhere. */
export async function backup(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      orders: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '3' },
      engine: { type: 'string' },
    },
  });
  for (const engine of ENGINES.filter((one) => !values.engine || one === values.engine))
    await onEngine(engine, Number(values.orders), Number(values.rounds));
}
