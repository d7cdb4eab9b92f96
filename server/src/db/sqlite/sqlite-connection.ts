import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { FileHealth } from './file-health.ts';

interface Prepared {
  readonly statement: StatementSync;
  /** answers rows, instead of a count of changed ones */
  readonly answersRows: boolean;
}

const MOST_STATEMENTS = 500;
const ROLLBACK = 'rollback';

/** One SQLite connection with its prepared statements kept. */
export class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #health: FileHealth;
  readonly #writes: boolean;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, { health, writes }: { health: FileHealth; writes: boolean }) {
    this.database = database;
    this.#health = health;
    this.#writes = writes;
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    // lists of different length make different statements: without a limit they would pile up
    if (this.#prepared.size >= MOST_STATEMENTS) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#writes && query.sql !== ROLLBACK) this.#health.mustBeSound();
    try {
      return this.#execute(query);
    } catch (fault) {
      throw this.#health.judged(fault);
    }
  }

  #execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, answersRows } = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (answersRows) {
      // rows come with a null prototype; plain objects behave like those of the other engine
      return { rows: statement.all(...values).map((row) => ({ ...row }) as R) };
    }
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: a stream is part of Kysely's interface, and nobody reads one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite answers whole results only');
  }
}

/** Lends one connection to one borrower at a time, first come first served. */
export class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #lent = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#lent) await new Promise<void>((turn) => this.#waiting.push(turn));
    this.#lent = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // by way of the event loop: a queue of writers must not keep requests and timers from their turn
    if (next) setImmediate(next);
    else this.#lent = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // takes the write lock at once: a deferred transaction that reads first fails busy when it wants to write
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // a full disk has already rolled back by itself
    if (this.#connection.database.isTransaction) await connection.executeQuery(CompiledQuery.raw(ROLLBACK));
  }

  async destroy(): Promise<void> {
    this.#connection.database.close();
  }
}
