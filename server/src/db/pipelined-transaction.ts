import { type Dialect, type Driver, type Kysely, Transaction } from 'kysely';
import type { Trx } from './dialect.ts';
import { firstFault, leftWrites } from './left-writes.ts';
import type { Tables } from './tables.ts';

interface Pipelined {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  /** the one `dialect` makes */
  readonly driver: Driver;
}

/**
 * A transaction in which nobody waits for an answer to ask the next question: PostgreSQL takes statements in the order
 * they are sent, each sees what those before it did, and after one that failed it takes none. `last` is sent right before
 * the commit, and both behind what is still on its way.
 */
export function pipelinedTransaction<T>(
  { db, dialect, driver }: Pipelined,
  work: (trx: Trx) => Promise<T>,
  last: (trx: Trx) => Promise<unknown> | undefined,
): Promise<T> {
  const pooled = db.getExecutor();
  return pooled.provideConnection(async (connection) => {
    const executor = pooled.withConnectionProvider({ provideConnection: (ask) => ask(connection) });
    const trx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
    try {
      const begun = driver.beginTransaction(connection, {});
      if (!process.env.NOWAIT) await begun;
      const result = await work(trx);
      await Promise.all([...leftWrites(trx), last(trx), driver.commitTransaction(connection)]);
      return result;
    } catch (fault) {
      await driver.rollbackTransaction(connection);
      throw firstFault(trx, fault);
    }
  });
}
