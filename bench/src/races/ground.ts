import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { ownerCookie } from '../owner-session.ts';
import { openShop, type Shop } from '../random-orders.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { Channel, type Row } from './channel.ts';
import { limitsFor, type OrderLimits, startServers } from './servers.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where a caller is held while its rivals act. */
export type StepName =
  | 'before-transaction'
  | 'before-group-order'
  | 'after-versions'
  | 'after-price'
  | 'before-redemption'
  | 'before-status'
  | 'before-commit'
  | 'after-commit'
  | 'second-transaction'
  | 'second-commit'
  | 'before-reply';

/** A caller's final answer; code is "" where nothing was refused. */
export interface RaceAnswer {
  readonly status: number;
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, read by the judge of each race
  readonly data: any;
}

/** A caller's name in its race, and the step it is held at. */
export interface Turn {
  readonly race: string;
  readonly stop: StepName | null;
}

export interface RaceRequest {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Servers on one database, what its judge reads, and where each caller stands. */
export interface Ground {
  readonly engine: Engine;
  readonly url: string;
  readonly shop: Shop;
  /** the demo store whose slots have places */
  readonly slotShop: Shop;
  /** another of the same brand, that agrees on the fee of a delivery by phone */
  readonly otherShop: Shop;
  readonly diners: readonly SeededDiner[];
  /** headers of a signed-in owner */
  readonly owner: Record<string, string>;
  /** the time the servers go by, in epoch ms */
  readonly now: () => number;
  /** their clocks stand at a moment until they are moved again; null = they go on by themselves */
  moveClock(to: number | null): Promise<void>;
  /** how many orders may stand open: of an address, of a store, of a table */
  readonly limits: OrderLimits;
  /** asks a server, and again while it says that it is busy, as the apps do */
  ask(server: number, asked: RaceRequest, turn?: Turn): Promise<RaceAnswer>;
  /** a duty runs once, as if its time had come */
  runDuty(server: number, duty: string, turn?: Turn): Promise<RaceAnswer>;
  /** the brand is loaded anew from a bundle, as the command line does */
  publish(server: number, bundle: Bundle, turn?: Turn): Promise<RaceAnswer>;
  rows(sql: string): Promise<Row[]>;
  /** statements in one transaction */
  write(sql: readonly string[]): Promise<void>;
  /** the keys of what the outbox has sent, each as often as it was */
  sent(): readonly string[];
  /** fulfilled when the caller stands at its step */
  heldAt(race: string): Promise<void>;
  go(race: string): void;
  /** whether the caller wants a transaction or has begun one */
  hasBegun(race: string): boolean;
  /** how many of the database's connections wait for a lock; on SQLite nobody does */
  waitingForLocks(): Promise<number>;
  /** how often the database has ended a transaction because some waited for each other in a ring; on SQLite nobody does */
  deadlocks(): Promise<number>;
  /** no order, no money and no use of a voucher is left */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const [SLOT_STORE, OTHER_STORE] = [102, 103];
const HOUR = 3_600_000;

/** Races are run at noon in Vietnam, whenever they are run: every demo store is open. ms, also back. */
const untilNoon = (now: number) => 5 * HOUR - (now % (24 * HOUR));

const TABLES =
  'outbox idempotency_keys voucher_uses own_vouchers exchange_counts points_movements points_accounts phone_proofs slot_places order_origins order_ratings store_ratings bill_money bill_shares sitting_guests sitting_tables sittings payments payment_notices payment_attempts order_steps order_lines order_people order_buyers caller_words callers orders group_sessions group_orders sign_in_brakes';
const BUSY_AGAIN = 40;

async function askOnce(
  url: string,
  { method = 'POST', path, body, headers }: RaceRequest,
  turn?: Turn,
): Promise<RaceAnswer> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(turn && { 'x-race': turn.race }),
      ...(turn?.stop && { 'x-race-stop': turn.stop }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isEnvelope = answer.headers.get('content-type')?.includes('json') && text.includes('"data"');
  const said = isEnvelope ? JSON.parse(text) : {};
  return { status: answer.status, code: said.code ?? '', data: said.data ?? null };
}

/** One process on SQLite, two on PostgreSQL, of a tree that may be mutated. */
export async function openGround(engine: Engine, tree: string, callers: number): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-races-'));
  const clockAhead = untilNoon(Date.now());
  const limits = limitsFor(callers);
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
  const channel = new Channel();
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const serverOf = (index: number): ServerProcess => {
    const server = servers[index % servers.length];
    if (!server) throw new Error('no server has started');
    return server;
  };
  const rows = (sql: string) => channel.ask(serverOf(0), { sql: [sql] });
  const write = async (sql: readonly string[]) => {
    await channel.ask(serverOf(0), { sql });
  };
  const run = async (server: number, what: object, turn?: Turn): Promise<RaceAnswer> => {
    await channel.ask(serverOf(server), {
      ...what,
      race: turn?.race ?? randomUUID(),
      stop: turn?.stop ?? null,
    });
    return { status: 200, code: '', data: null };
  };
  try {
    servers.push(
      ...(await startServers(
        { tree, folder, databaseUrl: postgres?.url ?? null, clockAhead, limits },
        channel,
      )),
    );
    const { url } = serverOf(0);
    let stopped: number | null = null;
    const now = () => stopped ?? Date.now() + clockAhead;
    const shop = await openShop(url, { now });
    const slotShop = await openShop(url, { id: SLOT_STORE, now });
    const otherShop = await openShop(url, { id: OTHER_STORE, now });
    const diners = await seedDiners(url, callers, 0);
    const owner = { cookie: await ownerCookie(url, folder), origin: url };
    return {
      engine,
      url,
      shop,
      slotShop,
      otherShop,
      diners,
      owner,
      now,
      moveClock: async (to) => {
        stopped = to;
        await Promise.all(servers.map((server) => channel.ask(server, { clock: to })));
      },
      limits,
      ask: async (server, asked, turn) => {
        for (let tries = 1; ; tries += 1) {
          // a caller held once and told "busy" is not held again: nobody would say go
          const again = turn && { ...turn, stop: tries === 1 ? turn.stop : null };
          const told = await askOnce(serverOf(server).url, asked, again);
          if (told.code !== 'BUSY' || tries === BUSY_AGAIN) return told;
        }
      },
      runDuty: (server, duty, turn) => run(server, { duty }, turn),
      publish: (server, bundle, turn) => run(server, { publish: bundle }, turn),
      rows,
      write,
      sent: () => channel.sent(),
      heldAt: (race) => channel.heldAt(race),
      go: (race) => {
        for (const server of servers) server.tell({ go: race });
      },
      hasBegun: (race) => channel.hasBegun(race),
      waitingForLocks: async () => {
        if (engine === 'sqlite') return 0;
        const [row] = await rows(
          "select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return Number(row?.n);
      },
      deadlocks: async () => {
        if (engine === 'sqlite') return 0;
        const [row] = await rows(
          'select deadlocks as n from pg_stat_database where datname = current_database()',
        );
        return Number(row?.n);
      },
      clear: async () => {
        channel.forget();
        const emptied = TABLES.split(' ').map((table) => `delete from ${table}`);
        await write([...emptied, 'update voucher_campaigns set used = 0 where used <> 0']);
      },
      stop,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
