// Where the journeys of one worker take place: a server of its own, on a port and a folder which no other worker
// touches. It is started once to seed the demo brands, stopped, given the brands of the journeys, and started for
// good: so every run also shows that a restart keeps what there was.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, changingBrand, quietBrand, zonedBrand } from './journey-brands.ts';
import { importBrand } from './owner-commands.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Below the ports that systems hand out for connections: one of those is taken by a browser a moment later. */
const FIRST_PORT = 20_000;
const PORTS_EACH = 1_000;
/** Of a server beside those of the workers. */
const BESIDE = 9;

export interface Ground {
  readonly url: string;
  readonly dataFolder: string;
}

interface Server {
  /** Resolves when it has ended after SIGTERM, fails when it ended otherwise. */
  stop(): Promise<void>;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.on('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

async function freePort(worker: number): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + worker * PORTS_EACH + randomInt(PORTS_EACH);
    if (await isFree(port)) return port;
  }
}

/** Resolves when the server says that it is open, fails when it ends before. */
async function opened(server: ChildProcess, said: () => string): Promise<void> {
  await new Promise<void>((done, fail) => {
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said()}`)));
    server.stderr?.on('data', () => said().includes('Mâm is open') && done());
  });
}

const WIDE_LIMITS = [
  'unpaid_of_address',
  'unpaid_of_address_free',
  'unpaid_of_store',
  'unpaid_of_store_free',
  'orders_of_address_free',
  'codes_of_address_free',
]
  .map((name) => `${name}=100000`)
  // so that whoever orders twice at a table is asked for a puzzle
  .concat('table_orders_of_address_free=1')
  .join(',');

async function start(port: number, dataFolder: string, more: NodeJS.ProcessEnv = {}): Promise<Server> {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      MODE: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      // payers come back to this address
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataFolder,
      // the orders on a board are counted: none may come by themselves
      DEMO_LIFE: 'off',
      ADDRESS_LIMIT: '100000',
      // all browsers of a run share one address
      LIMITS: WIDE_LIMITS,
      // an hour passes at once here, and is noticed soon
      PAYMENTS_EVERY: '1',
      // as under npm: it ends when whoever started it is gone, also a worker that was killed
      npm_lifecycle_event: 'journeys',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  await opened(server, () => said);
  return {
    stop: async () => {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      if (server.exitCode !== 0) throw new Error(`the server ended with ${server.exitCode}: ${said}`);
    },
  };
}

/** A restaurant's own server beside the worker's: it serves these brands, and nothing of a demo. */
export async function inProduction(
  brands: readonly Bundle[],
  lend: (url: string) => Promise<void>,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-production-'));
  for (const brand of brands) importBrand(brand, dataFolder);
  const port = await freePort(BESIDE);
  const server = await start(port, dataFolder, { MODE: 'production' });
  await lend(`http://127.0.0.1:${port}`);
  await server.stop();
  rmSync(dataFolder, { recursive: true });
}

/** A demo beside the worker's, as somebody meets it who has just started one: with its sample life. */
export async function inNewDemo(lend: (url: string) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-demo-'));
  const port = await freePort(BESIDE);
  const server = await start(port, dataFolder, { DEMO_LIFE: 'on' });
  await lend(`http://127.0.0.1:${port}`);
  await server.stop();
  rmSync(dataFolder, { recursive: true });
}

/** Opens the ground of the worker with this number, lends it, and leaves nothing behind. */
export async function onOwnGround(worker: number, lend: (ground: Ground) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-journeys-'));
  const port = await freePort(worker);
  await (await start(port, dataFolder)).stop();
  importBrand(quietBrand(Date.now()), dataFolder);
  importBrand(changingBrand(70_000), dataFolder);
  importBrand(zonedBrand(), dataFolder);
  const server = await start(port, dataFolder);
  const url = `http://127.0.0.1:${port}`;
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`the server is open and not ready: ${await ready.text()}`);
  await lend({ url, dataFolder });
  await server.stop();
  rmSync(dataFolder, { recursive: true });
}
