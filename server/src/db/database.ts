import type { Kysely } from 'kysely';
import { finishWork } from './at-last.ts';
import { CommittedFeed, type CommittedListener } from './committed-feed.ts';
import type { DatabaseLoad, Dialect, FaultKind, Horizon, Trx } from './dialect.ts';
import { pendingEvents } from './events.ts';
import { forgetOld } from './forget-old.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Tables } from './tables.ts';

export type { Trx } from './dialect.ts';

export interface Database {
  readonly engine: Dialect['engine'];
  /** reads; never inside a transaction */
  readonly read: Kysely<Tables>;
  /**
   * Runs a command in one write transaction, tries again where that helps, and publishes its events after
   * commit. A result with `refused` in it rolls everything back: a refusal changes nothing.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** every committed event, once, in order of seq, also those of other processes */
  onCommitted(listener: CommittedListener): () => void;
  /** the seq up to which listeners have been told everything */
  lastPublished(): number;
  /** the kind of a fault thrown by the database */
  faultKind(fault: unknown): FaultKind;
  /** throws when the database does not answer, or is known to be damaged */
  ping(): Promise<void>;
  /** connections of this process at this moment */
  load(): DatabaseLoad;
  /** statements that wait for a lock at this moment */
  lockWaits(): Promise<number>;
  /** looks through the whole file, in the background; the sentence for its owner when it is damaged */
  checkFile(): Promise<string | null>;
  /** calls back once when the file is found to be damaged, with the sentence for its owner */
  onDamage(tell: (sentence: string) => void): void;
  /** forgets what nobody can ask for any more */
  forgetOld(now: number): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseChoice {
  /** postgres://…, or null for SQLite in the folder */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** a server takes the folder for itself; the command line does not */
  readonly serving: boolean;
}

/** ms a start waits for transactions of other processes, and between two looks */
const OTHERS_END_WITHIN = 1_000;
const LOOK_AGAIN = 20;

class RolledBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('refused');
    this.answer = answer;
  }
}

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'refused' in result;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function attempt<T>(dialect: Dialect, work: (trx: Trx) => Promise<T>) {
  let rang = false;
  const result = await dialect.transaction(async (trx) => {
    const answer = await work(trx);
    if (isRefused(answer)) throw new RolledBack(answer);
    await finishWork(trx);
    rang = pendingEvents(trx).length > 0;
    return answer;
  });
  return { result, rang };
}

async function withPatience<T>(dialect: Dialect, work: () => Promise<T>): Promise<T> {
  const { tries, total, pause: step } = dialect.patience;
  const giveUpAt = performance.now() + total;
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (fault) {
      const again = dialect.faultKind(fault) === 'retry' && tried < tries && performance.now() < giveUpAt;
      if (!again) throw fault;
      await pause(step * (0.5 + Math.random()));
    }
  }
}

async function lastCounted(read: Kysely<Tables>): Promise<number> {
  const { value } = await read
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'events')
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * The last seq there is, once every transaction that may have drawn a lower one is over. When one of them takes long,
 * 0: the feed then waits for it itself, and tells everything that is kept anew.
 */
async function lastDrawn(read: Kysely<Tables>, horizon: () => Promise<Horizon>): Promise<number> {
  const row = await read
    .selectFrom('events')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { next } = await horizon();
  for (let waited = 0; waited < OTHERS_END_WITHIN; waited += LOOK_AGAIN) {
    if ((await horizon()).oldest >= next) return row?.seq ?? 0;
    await pause(LOOK_AGAIN);
  }
  return 0;
}

async function openMigrated(
  choice: DatabaseChoice,
  now: number,
  known?: readonly Migration[],
): Promise<Dialect> {
  const dialect = choice.databaseUrl
    ? await openPostgres(choice.databaseUrl)
    : openSqlite(choice.dataFolder, choice);
  try {
    await withPatience(dialect, () => migrate(dialect, now, known));
    return dialect;
  } catch (fault) {
    await dialect.close();
    throw fault;
  }
}

/** Opens the engine the configuration names, with its schema up to date; `known` is what a later version knows. */
export async function openDatabase(
  choice: DatabaseChoice,
  now = Date.now(),
  known?: readonly Migration[],
): Promise<Database> {
  const dialect = await openMigrated(choice, now, known);
  const { read, horizon } = dialect;
  const last = horizon ? await lastDrawn(read, horizon) : await lastCounted(read);
  const feed = new CommittedFeed({ ...dialect, last });
  await dialect.listen(() => feed.wake());
  return {
    engine: dialect.engine,
    read: dialect.read,
    transaction: async (work) => {
      try {
        const { result, rang } = await withPatience(dialect, () => attempt(dialect, work));
        if (rang) feed.wake();
        return result;
      } catch (fault) {
        if (fault instanceof RolledBack) return fault.answer as Awaited<ReturnType<typeof work>>;
        throw fault;
      }
    },
    onCommitted: (listener) => feed.listen(listener),
    lastPublished: () => feed.last,
    faultKind: (fault) => {
      const kind = dialect.faultKind(fault);
      return kind === 'retry' ? 'unavailable' : kind; // tried often enough already
    },
    load: dialect.load,
    lockWaits: async () => (await dialect.lockWaits?.()) ?? 0,
    checkFile: async () => (await dialect.file?.check()) ?? null,
    onDamage: (tell) => dialect.file?.onDamage(tell),
    ping: async () => {
      dialect.file?.mustBeSound();
      await dialect.read.selectFrom('counters').select('value').where('name', '=', 'events').execute();
    },
    forgetOld: (at) => forgetOld(dialect, at),
    close: async () => {
      await feed.stop();
      await dialect.close();
    },
  };
}
