import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import type { Dialect, FaultKind, Horizon, NewEvent, Trx } from './dialect.ts';
import { POSTGRES_WORDS } from './engine-words.ts';
import { pendingEvents } from './events.ts';

import { NamedClient } from './named-client.ts';
import { pipelinedTransaction } from './pipelined-transaction.ts';
import type { Tables } from './tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

const CHANNEL = 'mam_events';
const MIGRATION_LOCK = 7_305_201;
/** ms */
const LOCK_TIMEOUT = 2_000;
const INT8 = 20;
const WATCH = 5_000;
const RECONNECT = 500;

/**
 * An index over a million orders takes longer than any call may, and a second process waits for it. A killed process's
 * statement would hold the lock until it is done: the server ends it, on systems that can look after that.
 */
const WAIT_AND_WATCH = `do $$ begin
  perform set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true);
  perform set_config('client_connection_check_interval', '500', true);
exception when others then
  perform set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true);
end $$`;

const horizonNow = sql<Horizon>`select pg_snapshot_xmin(now)::text::bigint as oldest,
  pg_snapshot_xmax(now)::text::bigint as next from pg_current_snapshot() as now`;

const lockWaitsNow = sql<{ count: number }>`select count(*) as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** 64-bit integers arrive as text; ours are all safe (money, times, counters), anything else is a bug. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

export const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? readInt8
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** and what a plan says that was kept while a column was added: the next try plans anew */
const RETRY = ['40001', '40P01', '0A000'];
/** lock_timeout, statement_timeout, disk full, too many connections, shutting down, starting up */
const UNAVAILABLE = ['55P03', '57014', '53100', '53300', '57P01', '57P02', '57P03', '25006'];
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/;

function faultKind(fault: unknown): FaultKind {
  const { code, message } = (fault ?? {}) as { code?: string; message?: string };
  if (code === '23505') return 'unique';
  if (code && RETRY.includes(code)) return 'retry';
  if (code && (UNAVAILABLE.includes(code) || NETWORK.includes(code) || code.startsWith('08')))
    return 'unavailable';
  return message && LOST.test(message) ? 'unavailable' : 'other';
}

/**
 * Numbers are drawn, not counted: no commit waits for another. A transaction's own number comes first (`me`), so that a
 * reader who misses an event's number knows which transactions may still bring it.
 */
async function appendEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(
    ({ brand, topic, version, at }, index) =>
      sql`(${sql.lit(index)}, ${brand}::text, ${topic}::text, ${version}::bigint, ${at}::bigint)`,
  );
  await sql`
    with me as materialized (select pg_current_xact_id() as id)
    insert into events (seq, brand, topic, version, at)
    select nextval('events_seq'), given.brand, given.topic, given.version, given.at
    from me, (values ${sql.join(rows)}) as given (place, brand, topic, version, at)
    where me.id is not null
    order by given.place`.execute(trx);
}

/**
 * Tells the other processes that something was committed. Not in the transaction itself: commits with a notice go one
 * after the other. What a dying process has not told is found by looking (WATCH).
 */
function eventNotifier(pool: pg.Pool) {
  let wanted = false;
  let ringing: Promise<void> | null = null;
  const ringAll = async () => {
    while (wanted) {
      wanted = false;
      await pool.query(`notify ${CHANNEL}`).catch(() => {});
    }
    ringing = null;
  };
  return {
    ring: () => {
      wanted = true;
      ringing ??= ringAll();
    },
    rung: async () => {
      await ringing;
    },
  };
}

/** A connection of its own that hears of commits; lost, it comes back and wakes everybody once. */
function listener(url: string, wake: () => void) {
  let client: pg.Client | null = null;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true });
    client = mine;
    const lost = () => {
      if (client !== mine || stopped) return;
      client = null;
      again = setTimeout(() => void connect(), RECONNECT);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', wake);
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      wake();
    } catch {
      lost();
    }
  };
  return {
    connect,
    stop: async () => {
      stopped = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}

/** Throws where it does not answer; the pool is ended then. */
export async function refuseUnreachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (fault) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new UnusableDatabase(
      `PostgreSQL at ${host}${pathname} cannot be used: ${(fault as Error).message || 'it does not answer'}.`,
    );
  }
}

/** Opens the scale-out engine: the same code, as many processes as wanted. */
export async function openPostgres(url: string): Promise<Dialect> {
  const pool = new pg.Pool({
    Client: NamedClient,
    pipeline: true,
    connectionString: url,
    max: 10,
    // standing in line for a connection lasts as long as a statement may
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: LOCK_TIMEOUT,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types,
  });
  // an idle connection that the server drops is no news: the next query opens another
  pool.on('error', () => {});
  // and one that is lost while borrowed fails its query; as an event nobody hears it would end the process
  pool.on('connect', (client) => client.on('error', () => {}));
  await refuseUnreachable(pool, url);
  const driver = new PostgresDriver({ pool });
  const dialect = Object.assign(new PostgresDialect({ pool }), { createDriver: () => driver });
  const db = new Kysely<Tables>({ dialect });
  const notices = eventNotifier(pool);
  let watch: NodeJS.Timeout | undefined;
  let hearing: ReturnType<typeof listener> | undefined;
  return {
    engine: 'postgres',
    words: POSTGRES_WORDS,
    read: db,
    write: db,
    file: null,
    transaction: async (work) => {
      let rang = false;
      const answer = await pipelinedTransaction({ db, dialect, driver }, work, (trx, way) => {
        const events = pendingEvents(trx);
        rang = events.length > 0;
        return rang ? appendEvents(way, events) : undefined;
      });
      if (rang) notices.ring();
      return answer;
    },
    patience: { tries: 3, total: 3_000, pause: 10 },
    faultKind,
    horizon: async () => {
      const { rows } = await horizonNow.execute(db);
      const [now] = rows;
      if (!now) throw new Error('PostgreSQL always has a snapshot');
      return now;
    },
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      queued: pool.waitingCount,
    }),
    lockWaits: async () => (await lockWaitsNow.execute(db)).rows[0]?.count ?? 0,
    lockMigrations: async (trx) => {
      await sql.raw(WAIT_AND_WATCH).execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    },
    listen: async (wake) => {
      watch = setInterval(wake, WATCH);
      watch.unref();
      hearing = listener(url, wake);
      await hearing.connect();
    },
    close: async () => {
      clearInterval(watch);
      await notices.rung();
      await hearing?.stop();
      await db.destroy();
    },
  };
}
