// The demo server, which stops a request at a step when its parent process wishes it. Started by bench/src/races.
//   a request's headers:  x-race names it; x-race-stop is the step where it waits for "go"
//   from the parent:      { clock: epoch ms or null, id } { go: name } { sql: statements, id } { duty, id, race, stop } { publish: bundle, id, race, stop }
//   to the parent:        { at, race } { began: race } { sent: key } { id, rows } { id }
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { sql } from 'kysely';
import { onlyOwn, openSandbox } from '../../sandbox/sandbox.ts';
import { openApp } from '../../src/app.ts';
import { importBundle } from '../../src/bundle/import-bundle.ts';
import { seedDemo } from '../../src/bundle/seed-demo.ts';
import { type Duty, runDue } from '../../src/clock/clock.ts';
import { readConfig } from '../../src/config.ts';
import type { Feature } from '../../src/context.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import type { StepName } from '../../src/db/step.ts';
import { DUTIES } from '../../src/duties.ts';
import { openLogs } from '../../src/http/log.ts';
import { outboxDuty } from '../../src/outbox/outbox.ts';
import { features } from '../../src/routes.ts';

type RaceStep =
  | StepName
  | 'before-transaction'
  | 'before-commit'
  | 'after-commit'
  | 'second-transaction'
  | 'second-commit'
  | 'before-reply';

/** A request as its race knows it. */
interface Racer {
  readonly race: string;
  /** null once it has stopped there */
  stop: string | null;
  /** how many transactions it has wanted */
  transactions: number;
}

const racerOf = (race: string, stop: string | null): Racer => ({ race, stop, transactions: 0 });

type ParentMessage =
  | { readonly go: string }
  | { readonly id: string; readonly clock: number | null }
  | { readonly id: string; readonly sql: readonly string[] }
  | (ToRace & { readonly duty: string })
  | (ToRace & { readonly publish: Bundle });

interface ToRace {
  readonly id: string;
  readonly race: string;
  readonly stop: string | null;
}

const racing = new AsyncLocalStorage<Racer>();
const waiting = new Map<string, () => void>();
const say = (message: object) => void process.send?.(message);

/** A call that asks outside has a transaction before and one after: the answer is written in the second only. */
const OF_THE_SECOND: Partial<Record<RaceStep, RaceStep>> = {
  'before-transaction': 'second-transaction',
  'before-commit': 'second-commit',
};

function step(name: RaceStep): Promise<void> | undefined {
  const racer = racing.getStore();
  if (!racer) return undefined;
  if (name === 'before-transaction') {
    racer.transactions += 1;
    say({ began: racer.race });
  }
  if (racer.stop !== name && !(racer.transactions === 2 && racer.stop === OF_THE_SECOND[name]))
    return undefined;
  racer.stop = null;
  const gone = new Promise<void>((go) => waiting.set(racer.race, go));
  say({ at: name, race: racer.race });
  return gone;
}

/** Every transaction has three steps more. Work runs as its racer, also where another's request commits the group. */
function withSteps(database: Database): Database {
  return {
    ...database,
    transaction: async (work) => {
      const racer = racing.getStore();
      await step('before-transaction');
      const result = await database.transaction(async (trx) => {
        const stepped = async () => {
          const answer = await work(trx);
          await step('before-commit');
          return answer;
        };
        return racer ? racing.run(racer, stepped) : stepped();
      });
      await step('after-commit');
      return result;
    },
    lastPublished: () => database.lastPublished(),
  };
}

const readRacers: Feature = (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-race': race, 'x-race-stop': stop } = request.headers;
    if (typeof race !== 'string') done();
    else racing.run(racerOf(race, typeof stop === 'string' ? stop : null), done);
  });
  app.addHook('onSend', async () => {
    await step('before-reply');
  });
};

const config = readConfig(process.env);
const database = await openDatabase({ ...config, serving: true });
// the judges look in by a door of their own: the callers may hold every connection of the other
const judging = await openDatabase({ ...config, serving: false });
// races are run at one time of day
let stopped: number | null = null;
const now = () => stopped ?? Date.now() + Number(process.env.CLOCK_AHEAD ?? 0);
await seedDemo(database, config, now());
const sandboxUrl = () => `${config.publicUrl}/sandbox`;
const { app, context } = await openApp({
  // the first server's sandbox is the one world outside
  config: { ...config, port: Number(new URL(config.publicUrl).port) },
  database: withSteps(database),
  logs: openLogs(config.logLevel),
  now,
  features: [readRacers, ...features],
  step,
  sandbox: openSandbox(sandboxUrl, onlyOwn(sandboxUrl), now).answer,
});

/** Statements in one transaction, and the rows of the last; a single question needs none. */
async function runAll(statements: readonly string[]): Promise<unknown[]> {
  const run = async (db: typeof judging.read) => {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await sql.raw(statement).execute(db));
    return rows;
  };
  return statements.every((statement) => /^select/i.test(statement))
    ? run(judging.read)
    : judging.transaction(run);
}

/** Nobody sends anything yet: what is in the outbox goes to the parent, which counts it. */
const outbox = outboxDuty({ race: async (_context, { key }) => say({ sent: key }) });
const duties: readonly Duty[] = [...DUTIES.filter(({ name }) => name !== outbox.name), outbox];

async function hear(wish: ParentMessage): Promise<void> {
  if ('go' in wish) {
    waiting.get(wish.go)?.();
    waiting.delete(wish.go);
  } else if ('clock' in wish) {
    stopped = wish.clock;
    say({ id: wish.id, rows: [] });
  } else if ('sql' in wish) {
    say({ id: wish.id, rows: await runAll(wish.sql) });
  } else {
    await racing.run(racerOf(wish.race, wish.stop), async () => {
      if ('publish' in wish) await importBundle(context.database, wish.publish, now());
      else
        await runDue(
          duties.filter(({ name }) => name === wish.duty),
          context,
        );
    });
    say({ id: wish.id, rows: [] });
  }
}

process.on('message', (wish: ParentMessage) => {
  hear(wish).catch((fault: unknown) => say({ id: 'id' in wish ? wish.id : '', fault: String(fault) }));
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
await app.listen({ host: config.host, port: config.port });
