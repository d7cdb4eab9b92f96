import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE_FILE } from '../../src/db/sqlite/sqlite.ts';
import { type Figures, readFigures } from './figures.ts';
import { lookAt, type RawDatabase, type Where } from './raw-database.ts';

const program = resolve(import.meta.dirname, 'upgrade-program.ts');
const LOOK_AGAIN = 10;

/** The shape of a database's tables, the versions it has been through, and its content. */
export interface UpgradeState extends Figures {
  readonly schema: readonly string[];
  readonly versions: readonly string[];
}

export async function readSchemaShape(raw: RawDatabase): Promise<Pick<UpgradeState, 'schema' | 'versions'>> {
  const versions = (await raw.rows('select name from schema_versions order by name')).map(
    ({ name }) => `${name}`,
  );
  return { schema: await raw.schema(), versions };
}

export const readUpgradeState = (where: Where): Promise<UpgradeState> =>
  lookAt(where, async (raw) => ({ ...(await readSchemaShape(raw)), ...(await readFigures(raw)) }));

/** A process that brings a database up. */
interface Upgrade {
  readonly child: ChildProcess;
  /** the steps it has said so far */
  readonly said: readonly string[];
  /** fulfilled once it has said this */
  until(line: string): Promise<void>;
}

function begin({ dataFolder, databaseUrl }: Where, ...more: readonly string[]): Upgrade {
  const where = ['--folder', dataFolder, ...(databaseUrl ? ['--url', databaseUrl] : [])];
  const child = spawn(process.execPath, [program, ...where, ...more], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: string[] = [];
  let [wrong, ended, heard] = ['', false, () => {}];
  child.stderr.on('data', (part: Buffer) => {
    wrong += part.toString();
  });
  createInterface({ input: child.stdout })
    .on('line', (line) => {
      said.push(line);
      heard();
    })
    .on('close', () => {
      ended = true;
      heard();
    });
  const until = async (line: string) => {
    while (!said.includes(line)) {
      if (ended) throw new Error(`it ended before "${line}": ${wrong}`);
      await new Promise<void>((done) => {
        heard = done;
      });
    }
  };
  return { child, said, until };
}

async function kill({ child }: Upgrade): Promise<void> {
  const gone = child.exitCode !== null || child.signalCode !== null ? null : once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Nobody disturbs it; the steps it went through. */
export async function upgrade(where: Where): Promise<readonly string[]> {
  const running = begin(where);
  await running.until('up');
  return running.said.filter((line) => line !== 'up');
}

/** It stands still at a step, and is killed there; the steps up to it. */
export async function killAt(where: Where, step: string): Promise<readonly string[]> {
  const running = begin(where, '--stand-at', step);
  await running.until(step).finally(() => kill(running));
  return running.said;
}

/** It is killed after so many ms, wherever it is by then, at its commit at the latest. */
export async function killAfter(where: Where, ms: number): Promise<void> {
  const running = begin(where, '--stand-at', 'before commit');
  await Promise.race([running.until('before commit'), pause(ms)]).finally(() => kill(running));
}

const logOf = ({ dataFolder }: Where): string => {
  const log = join(dataFolder, `${SQLITE_FILE}-wal`);
  return existsSync(log) ? `${statSync(log).size} ${statSync(log).mtimeMs}` : 'none';
};

/** Whether the endless statement is being done: on SQLite its rows fill the log already. */
async function isDoing(where: Where, logBefore: string): Promise<boolean> {
  if (!where.databaseUrl) return logOf(where) !== logBefore;
  const asked = `select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and wait_event = 'PgSleep'`;
  return (await lookAt(where, (raw) => raw.rows(asked))).length > 0;
}

/** It is killed in the middle of a statement that takes long. */
export async function killWithin(where: Where): Promise<void> {
  const running = begin(where, '--endless');
  try {
    await running.until('9004-endless 1');
    const before = logOf(where);
    while (!(await isDoing(where, before))) await pause(LOOK_AGAIN);
  } finally {
    await kill(running);
  }
}
