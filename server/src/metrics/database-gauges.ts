import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { inTime } from '../health/in-time.ts';
import type { Series } from './series.ts';

/** Something that waits and is counted by a question to the database, cheap with full tables. */
export interface Waiting {
  /** "mam_…_waiting" is how many, "mam_…_waiting_seconds" how long the longest of them */
  readonly name: string;
  readonly help: string;
  readonly ask: (read: Kysely<Tables>) => Promise<{ readonly count: number; readonly since: number | null }>;
}

/** ms an answer of the database is good for, and ms a scrape waits for a new one at most */
const GOOD_FOR = 5_000;
const PATIENCE = 250;

/** Numbers only the database knows. Without an answer in time they are left out, and `mam_database_up` is 0. */
export function gaugeDatabase(
  { gauge }: Series,
  { database, waiting, now }: { database: Database; waiting: readonly Waiting[]; now: () => number },
): () => Promise<void> {
  const up = gauge({ name: 'mam_database_up', help: '1 = the database answers.' });
  const connections = gauge({
    name: 'mam_database_connections',
    help: 'Connections at work and idle, and transactions in line for one.',
    labelNames: ['state'],
  });
  const locks = gauge({
    name: 'mam_database_lock_waits',
    help: 'Statements of all processes that wait for a lock at this moment; PostgreSQL alone.',
  });
  const gauges = waiting.map(({ name, help, ask }) => ({
    ask,
    count: gauge({ name: `mam_${name}_waiting`, help }),
    longest: gauge({ name: `mam_${name}_waiting_seconds`, help: 'How long the longest of them has waited.' }),
  }));
  const askAll = async () => {
    locks.set(await database.lockWaits());
    for (const { ask, count, longest } of gauges) {
      const found = await ask(database.read);
      count.set(found.count);
      longest.set(found.since === null ? 0 : Math.max(0, now() - found.since) / 1000);
    }
  };
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { busy, idle, queued } = database.load();
    connections.set({ state: 'busy' }, busy);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'queued' }, queued);
    // also where the clock was put back
    if (Math.abs(now() - askedAt) < GOOD_FOR) return;
    askedAt = now();
    try {
      await inTime(askAll(), PATIENCE);
      up.set(1);
    } catch {
      up.set(0);
      for (const one of [locks, ...gauges.flatMap(({ count, longest }) => [count, longest])]) one.reset();
    }
  };
}
