import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import { isRefused } from '../http/answer.ts';
import type { Series } from './series.ts';

/** The news of a transaction: of most of them there is none, so that most have no list. */
const told = new WeakMap<Trx, (() => void)[]>();

/** Tells once the transaction is kept: what is undone or tried again is not told. */
export function whenKept(trx: Trx, tell: () => void): void {
  const list = told.get(trx);
  if (list) list.push(tell);
  else told.set(trx, [tell]);
}

const isRefusal = (answer: unknown) => typeof answer === 'object' && answer !== null && isRefused(answer);

/** A lock held for longer than some seconds fails its command. */
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** The same database, of which it is counted how long transactions wait for their turn. */
export function watchDatabase(series: Series, database: Database): Database {
  const waits = series.histogram({
    name: 'mam_database_wait_seconds',
    help: 'How long transactions stood in line for a connection, or for the one writer of SQLite.',
    buckets: SECONDS,
  });
  const retries = series.counter({
    name: 'mam_database_retries_total',
    help: 'Transactions tried again because another held what they needed.',
  });
  return {
    ...database,
    transaction: async (work) => {
      const asked = performance.now();
      let tries = 0;
      let last: Trx | undefined;
      const answer = await database.transaction((trx) => {
        if (tries === 0) waits.observe((performance.now() - asked) / 1000);
        else retries.inc();
        tries += 1;
        last = trx;
        return work(trx);
      });
      const kept = last && !isRefusal(answer) ? told.get(last) : undefined;
      if (kept) for (const tell of kept) tell();
      return answer;
    },
  };
}
