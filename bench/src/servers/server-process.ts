import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atPace } from '@mam/tools/pace.ts';

export const root = resolve(import.meta.dirname, '../../..');
const READY_WITHIN = atPace(60_000);

export interface ServerPlace {
  /** the tree whose server runs; ours unless a proof runs another */
  readonly tree: string;
  readonly dataFolder: string;
  /** postgres://…, or null for SQLite */
  readonly databaseUrl: string | null;
  readonly port: number;
  /** default "warn"; "info" is as shipped */
  readonly logLevel?: string | undefined;
  readonly ahead?: string | undefined;
  readonly hears?: ((message: unknown) => void) | undefined;
  /** settings that are not as in every bench */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** Any program that listens on PORT of the loopback address. */
export interface ServerProgram {
  readonly program: string;
  readonly tree: string;
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly readyPath: string;
  /** where standard output goes; nowhere by default */
  readonly logFile?: string;
  /** receives its messages over a channel; absent = it has none */
  readonly hears?: ((message: unknown) => void) | undefined;
  /** a file loaded into its process ahead of it */
  readonly ahead?: string | undefined;
}

export interface ServerProcess {
  readonly url: string;
  /** from spawn to /readyz 200, in ms */
  readonly readyAfter: number;
  readonly pid: number;
  /** says something over its channel */
  tell(message: object): void;
  /** fulfilled when the process has ended, whoever ended it */
  readonly gone: Promise<void>;
  /** SIGKILL, and gone */
  kill(): Promise<void>;
  /** SIGTERM, and gone */
  stop(): Promise<void>;
}

async function untilReady(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN;
  while (performance.now() < giveUpAt && child.exitCode === null) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(10);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not get ready:\n${said()}`);
}

/** Starts a program as a process of its own and waits until it is ready. */
export async function runServer(server: ServerProgram): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...(server.ahead ? ['--import', server.ahead] : []), server.program],
    {
      cwd: server.tree,
      env: {
        PATH: process.env.PATH,
        PORT: String(server.port),
        // as under npm: a server of ours ends when the bench is gone, also one that failed
        npm_lifecycle_event: 'bench',
        ...server.environment,
      },
      // the log goes to a file: read by a pipe, it would be the client's work
      stdio: [
        'ignore',
        server.logFile ? openSync(server.logFile, 'a') : 'ignore',
        'pipe',
        ...(server.hears ? (['ipc'] as const) : []),
      ],
    },
  );
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-4_000);
  });
  if (server.hears) child.on('message', server.hears);
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  const url = `http://127.0.0.1:${server.port}`;
  await untilReady(url + server.readyPath, child, () => said);
  return {
    url,
    readyAfter: performance.now() - started,
    pid: child.pid ?? 0,
    tell: (message) => void child.send(message),
    gone,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The environment `npm start` gives the server. */
function environmentOfStart(tree: string): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  const given = [...String(scripts.start).matchAll(/\b([A-Z_]+)=(\S+)/g)];
  return Object.fromEntries(given.map(([, name, value]) => [name, value]));
}

/** Starts the real server, as `npm start` does, and waits until it is ready. */
export function startServer({
  tree,
  port,
  dataFolder,
  databaseUrl,
  logLevel,
  ahead,
  hears,
  environment,
}: ServerPlace): Promise<ServerProcess> {
  return runServer({
    program: resolve(tree, 'server/src/main.ts'),
    tree,
    port,
    ahead,
    hears,
    readyPath: '/readyz',
    logFile: join(dataFolder, 'server.log'),
    environment: {
      ...environmentOfStart(tree),
      MODE: 'demo',
      DATA_DIR: dataFolder,
      // the orders on a board are counted: none may come by themselves
      DEMO_LIFE: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ADDRESS_LIMIT: String(ADDRESS_LIMIT),
      LIMITS: WIDE_LIMITS,
      LOG_LEVEL: logLevel ?? 'warn',
      ...environment,
    },
  });
}

/** Limits by address or store, out of the way of a bench. */
export const WIDE_LIMITS = [
  'unpaid_of_address',
  'unpaid_of_address_free',
  'unpaid_of_store',
  'unpaid_of_store_free',
  'waiting_of_table',
  'orders_of_address_free',
  'table_orders_of_address_free',
]
  .map((name) => `${name}=off`)
  .join(',');

/** All clients of a run share one address; the limits per person stay as shipped. */
export const ADDRESS_LIMIT = 100_000_000;
