import { AbortedTransactionError, type Driver } from 'kysely';
import type { Trx } from './dialect.ts';
import { GatheredWrites } from './gathered-writes.ts';
import { leaveThrough, leftWrites } from './left-writes.ts';
import { type Spoken, transactionOn } from './transaction-on.ts';

/** "current transaction is aborted, commands ignored": another statement has failed before */
const ABORTED = '25P02';

const isAftermath = (fault: unknown) =>
  fault instanceof AbortedTransactionError || (fault as { code?: string } | null)?.code === ABORTED;

/**
 * A transaction in which nobody waits for an answer to ask the next question: PostgreSQL takes statements in the order
 * they are sent, each sees what those before it did, and after one that failed it takes none. `last` is sent behind what
 * is still on its way, and the commit when all of it is answered.
 */
export function pipelinedTransaction<T>(
  { driver, ...spoken }: Spoken & { readonly driver: Driver },
  work: (trx: Trx) => Promise<T>,
  last: (trx: Trx, way: Trx) => Promise<unknown> | undefined,
): Promise<T> {
  return spoken.db.getExecutor().provideConnection(async (connection) => {
    let first: unknown = null;
    const heard = <Answer>(answered: Promise<Answer>): Promise<Answer> => {
      answered.catch((fault: unknown) => {
        first ??= fault;
      });
      return answered;
    };
    const gathered = new GatheredWrites((query) => heard(connection.executeQuery(query)));
    const way = transactionOn(spoken, (ask) => ask(gathered));
    const trx = transactionOn(spoken, (ask) => {
      gathered.flush();
      return heard(ask(connection));
    });
    leaveThrough(trx, way);
    try {
      // the one answer that is waited for: without a transaction each statement would stand by itself
      await driver.beginTransaction(connection, {});
      const result = await work(trx);
      // before the commit is sent: a write that is several statements is whole only when it is answered
      await Promise.all([...leftWrites(trx), last(trx, way)]);
      await driver.commitTransaction(connection);
      return result;
    } catch (fault) {
      // where that fails too the driver gives the connection up, and with it the transaction
      await driver.rollbackTransaction(connection).catch(() => {});
      // whoever asked together hears of it in any order
      throw first !== null && isAftermath(fault) ? first : fault;
    }
  });
}
