import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect, FaultKind, NewEvent, Trx } from '../dialect.ts';
import { SQLITE_WORDS } from '../engine-words.ts';
import { appendEvent, pendingEvents } from '../events.ts';
import { prepared, preparedInsert } from '../prepared-statement.ts';
import type { Tables } from '../tables.ts';
import { type Spoken, transactionOn } from '../transaction-on.ts';
import { DamagedDatabase, UnusableDatabase } from '../unusable-database.ts';
import { Checkpointer, type LogLimits } from './checkpointer.ts';
import { FileHealth } from './file-health.ts';
import { GroupCommit } from './group-commit.ts';
import { checkAtStart, IntegrityCheck, structureFault } from './integrity.ts';
import { breakSeal, seal, sealHolds } from './seal.ts';
import { SqliteConnection, SqliteDriver } from './sqlite-connection.ts';

export const SQLITE_FILE = 'mam.sqlite';
/** older ones can lose committed writes when a checkpoint races a commit */
const OLDEST = [3, 51, 3];
const WATCH_OTHER_PROCESSES = 1_000;
/** 8 MB are copied at a time, and the log has some 64 MB at most */
const LOG: LogLimits = { copied: 2_000, longest: 16_000 };
/** pages after which a commit copies the log itself: for the command line, and a checkpointer that cannot keep up */
const LOG_OF_COMMIT = 48_000;

const CONSTRAINT_UNIQUE = [1555, 2067];
const BUSY_OR_LOCKED = [5, 6];
const READONLY_IOERR_FULL_CANTOPEN = [8, 10, 13, 14];

export function spokenOn(connection: SqliteConnection): Spoken {
  const dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (db: Kysely<Tables>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { db: new Kysely<Tables>({ dialect }), dialect };
}

function refuseOldLibrary(database: DatabaseSync): void {
  const version = String(database.prepare('select sqlite_version() as version').get()?.version);
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0, oldestPatch = 0] = OLDEST;
  const new_ = major - oldestMajor || minor - oldestMinor || patch - oldestPatch;
  if (new_ < 0) {
    database.close();
    throw new UnusableDatabase(
      `This Node carries SQLite ${version}, which can lose committed orders; ${OLDEST.join('.')} or newer is needed.`,
    );
  }
}

/**
 * Held by the operating system for as long as the process lives, so a killed server leaves no stale lock.
 * Only servers take it; the command line may work beside a running server.
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new UnusableDatabase(`Another server is already running on the data folder ${folder}.`);
  }
}

/** Throws where the folder is not there and cannot be made, or cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new UnusableDatabase(`The data folder ${folder} cannot be written; set DATA_DIR to one that can.`);
  }
}

function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  refuseOldLibrary(database);
  // busy_timeout blocks the whole process, so it is short; the real waiting is done between tries (patience)
  // after a log that was long for once, its file is cut back to the usual
  database.exec(`pragma busy_timeout = 50; pragma journal_mode = wal; pragma synchronous = full;
    pragma foreign_keys = on; pragma temp_store = memory;
    pragma cache_size = -16000; pragma wal_autocheckpoint = ${LOG_OF_COMMIT};
    pragma journal_size_limit = 100000000`);
  return database;
}

function openReader(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('pragma busy_timeout = 50; pragma query_only = on; pragma temp_store = memory');
  return database;
}

/** Whether another program holds what was asked for. */
export const isLocked = (fault: unknown): boolean =>
  BUSY_OR_LOCKED.includes(((fault as { errcode?: number } | null)?.errcode ?? 0) & 0xff);

function faultKind(fault: unknown): FaultKind {
  if (fault instanceof DamagedDatabase) return 'damaged';
  const code = (fault as { errcode?: number } | null)?.errcode;
  if (code === undefined) return 'other';
  if (CONSTRAINT_UNIQUE.includes(code)) return 'unique';
  if (isLocked(fault)) return 'retry';
  return READONLY_IOERR_FULL_CANTOPEN.includes(code & 0xff) ? 'unavailable' : 'other';
}

const takeNumbers = prepared<{ count: number }, { value: number }>((db, value) =>
  db
    .updateTable('counters')
    .set((of) => ({ value: of('value', '+', value('count')) }))
    .where('name', '=', 'events')
    .returning('value'),
);

const insertEvents = preparedInsert('events');

async function appendEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  const [taken] = (await takeNumbers(trx, { count: events.length })).rows;
  if (!taken) throw new Error('the counter of events is gone');
  const before = taken.value - events.length;
  await insertEvents(
    trx,
    events.map((event, index) => ({ seq: before + index + 1, ...event })),
  );
}

/** The events of a group; one bell a topic, as within one transaction. */
async function appendAll(trx: Trx, kept: readonly Trx[]): Promise<void> {
  for (const one of kept) for (const event of pendingEvents(one)) appendEvent(trx, event);
  const events = pendingEvents(trx);
  if (events.length > 0) await appendEvents(trx, events);
}

const NOT_AS_LEFT =
  'it is not as Mâm left it when it was closed (if you have put another file there yourself, remove the .seal beside it and start again)';

/** A file that was not closed in order is looked through before it is served. */
function refuseDamaged(writer: DatabaseSync, file: string, health: FileHealth): void {
  const fault = structureFault(writer, checkAtStart(file));
  if (fault !== null) throw health.found(fault);
}

/** Looks at the file before it is opened: is there one, as it was closed in order? Throws when it was changed. */
function refuseChanged(file: string, health: FileHealth): { asLeft: boolean; existed: boolean } {
  const existed = existsSync(file);
  const holds = sealHolds(file);
  if (holds === false) throw health.found(NOT_AS_LEFT);
  return { asLeft: holds === true, existed };
}

/** The last who closes a file seals it, unless its damage is known; a server that runs will do it itself. */
function sealClosed(folder: string, file: string, lock: DatabaseSync | null): void {
  let held = lock;
  try {
    held ??= lockFolder(folder);
    seal(file);
  } catch {
    // without a seal the next start looks through the structure
  } finally {
    held?.close();
  }
}

/** Opens the one-folder engine: WAL, synchronous FULL, one writing and one reading connection. */
export function openSqlite(folder: string, { serving }: { serving: boolean }): Dialect {
  prepareDataFolder(folder);
  const lock = serving ? lockFolder(folder) : null;
  const file = join(folder, SQLITE_FILE);
  const health = new FileHealth(file);
  let opened: DatabaseSync | undefined;
  try {
    const { asLeft, existed } = refuseChanged(file, health);
    breakSeal(file);
    const writer = openWriter(file);
    opened = writer;
    const check = new IntegrityCheck(file);
    const checkWhole = async () => {
      const fault = await check.run();
      return fault === null ? null : health.found(fault).message;
    };
    if (serving && existed && !asLeft) refuseDamaged(writer, file, health);
    const mayBeSealed = serving || asLeft || !existed;
    const writing = new SqliteConnection(writer, { health, writes: true });
    const spoken = spokenOn(writing);
    const { db: write } = spoken;
    const newTrx = () => transactionOn(spoken, (ask) => ask(writing));
    const group = new GroupCommit({ write, connection: writer, newTrx, beforeCommit: appendAll });
    const { db: read } = spokenOn(new SqliteConnection(openReader(file), { health, writes: false }));
    const pauseWriter = (work: () => Promise<void>) => write.connection().execute(work);
    const isDamaged = () => health.damage !== null;
    const checkpointer = serving ? new Checkpointer({ file, pauseWriter, isDamaged }, LOG) : null;
    let watch: NodeJS.Timeout | undefined;
    return {
      engine: 'sqlite',
      words: SQLITE_WORDS,
      read,
      write,
      transaction: (work) => group.transaction(work),
      patience: { tries: 100, total: 5_000, pause: 50 },
      faultKind,
      horizon: null,
      load: () => group.load(),
      lockWaits: null,
      lockMigrations: async () => {}, // the write transaction is the lock
      listen: async (wake) => {
        watch = setInterval(wake, WATCH_OTHER_PROCESSES);
        watch.unref();
      },
      file: {
        check: checkWhole,
        mustBeSound: () => health.mustBeSound(),
        onDamage: (tell) => health.onDamage(tell),
      },
      close: async () => {
        clearInterval(watch);
        await check.stop();
        await checkpointer?.stop();
        await read.destroy();
        await write.destroy();
        if (mayBeSealed && !health.damage) sealClosed(folder, file, lock);
        else lock?.close();
      },
    };
  } catch (fault) {
    opened?.close();
    lock?.close();
    const judged = health.judged(fault);
    if (judged instanceof UnusableDatabase) throw judged;
    throw new UnusableDatabase(`The database ${file} cannot be opened: ${(fault as Error).message}.`);
  }
}
