import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import type { Trx } from './dialect.ts';
import { andBegin, andCommit } from './ends-of-transaction.ts';
import { GatheredWrites } from './gathered-writes.ts';
import { deferredWrites, leaveThrough } from './left-writes.ts';
import { type Spoken, transactionOn } from './transaction-on.ts';

/** "current transaction is aborted, commands ignored": another statement has failed before */
const ABORTED = '25P02';

const isAftermath = (fault: unknown) =>
  fault instanceof AbortedTransactionError || (fault as { code?: string } | null)?.code === ABORTED;

/** A connection on which a transaction begins with its first statement, and that remembers what failed first. */
class Begun implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  begun = false;
  firstFault: unknown = null;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  executeQuery: DatabaseConnection['executeQuery'] = (asked: CompiledQuery) => {
    const first = this.begun ? asked : { ...asked, sql: andBegin(asked.sql) };
    this.begun = true;
    const answered = this.#connection.executeQuery<never>(first);
    answered.catch((fault: unknown) => {
      this.firstFault ??= fault;
    });
    return answered;
  };

  streamQuery(): never {
    throw new Error('a transaction is read whole');
  }
}

/**
 * A transaction that asks on without waiting for answers: PostgreSQL takes statements as sent and none after a failure.
 * The first one begins it; `last` goes with the commit and the writes left to that.
 */
export function pipelinedTransaction<T>(
  { driver, ...spoken }: Spoken & { readonly driver: Driver },
  work: (trx: Trx) => Promise<T>,
  last: (trx: Trx, way: Trx) => Promise<unknown> | undefined,
): Promise<T> {
  return spoken.db.getExecutor().provideConnection(async (connection) => {
    const begun = new Begun(connection);
    const gathered = new GatheredWrites();
    const send = (query: CompiledQuery) => begun.executeQuery(query);
    const sent: Promise<unknown>[] = [];
    const flush = () => {
      const writes = gathered.take();
      if (writes) sent.push(send(writes));
    };
    const way = transactionOn(spoken, (ask) => ask(gathered));
    const trx = transactionOn(spoken, (ask) => {
      flush();
      return ask(begun);
    });
    leaveThrough(trx, way);
    try {
      const result = await work(trx);
      // each is answered as soon as it has asked: whatever it writes is there to be sent
      await Promise.all(deferredWrites(trx));
      await last(trx, way);
      await Promise.all(sent);
      const writes = gathered.take();
      if (writes) await send({ ...writes, sql: andCommit(writes.sql) });
      else if (begun.begun) await driver.commitTransaction(connection);
      return result;
    } catch (fault) {
      // where that fails too the driver gives the connection up, and with it the transaction
      if (begun.begun) await driver.rollbackTransaction(connection).catch(() => {});
      // statements sent together fail in any order; the first fault is the cause of those that came after it
      throw begun.firstFault !== null && isAftermath(fault) ? begun.firstFault : fault;
    }
  });
}
