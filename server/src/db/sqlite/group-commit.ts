import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { DatabaseLoad, Trx } from '../dialect.ts';
import { deferredWrites } from '../left-writes.ts';
import type { Tables } from '../tables.ts';

/** ms after which a group takes nobody else in */
const LONGEST_GROUP = 25;
/** ms after which requests and timers get their turn, also in the middle of a group */
const LONGEST_TURN = 5;

interface Waiting {
  readonly work: (trx: Trx) => Promise<unknown>;
  readonly done: (result: unknown) => void;
  readonly fail: (fault: unknown) => void;
}

/** The outcome for one of the group, told once the commit is through. */
interface Outcome {
  readonly tell: () => void;
  /** null: undone */
  readonly trx: Trx | null;
}

const turnOfTheEventLoop = () => new Promise((turn) => setImmediate(turn));

export interface GroupCommitOn {
  readonly write: Kysely<Tables>;
  /** the connection `write` writes on */
  readonly connection: DatabaseSync;
  /** one of the group's own, on this connection: events are kept by transaction */
  readonly newTrx: () => Trx;
  /** the last statements before the commit: of those whose work stands, in their order */
  readonly beforeCommit: (trx: Trx, kept: readonly Trx[]) => Promise<void>;
}

/**
 * Group commit: transactions that wait for the one writer share one durable commit, a savepoint each. One that
 * throws undoes only itself; nobody is answered before the commit, and when that fails all fail with it.
 */
export class GroupCommit {
  readonly #on: GroupCommitOn;
  #waiting: Waiting[] = [];
  #draining = false;

  constructor(on: GroupCommitOn) {
    this.#on = on;
  }

  /** whether one writes, and how many wait for it */
  load(): DatabaseLoad {
    return { busy: Number(this.#draining), idle: Number(!this.#draining), queued: this.#waiting.length };
  }

  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return new Promise<T>((done, fail) => {
      this.#waiting.push({ work, done: done as Waiting['done'], fail });
      if (!this.#draining) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    while (this.#waiting.length > 0) {
      await this.#commitSome();
      await turnOfTheEventLoop();
    }
    this.#draining = false;
  }

  async #commitSome(): Promise<void> {
    const { write, beforeCommit } = this.#on;
    const taken: Waiting[] = [];
    const outcomes: Outcome[] = [];
    try {
      await write.transaction().execute(async (trx) => {
        await this.#runWaiting(taken, outcomes);
        await beforeCommit(
          trx,
          outcomes.flatMap((outcome) => outcome.trx ?? []),
        );
      });
    } catch (fault) {
      // not even begun: the lock is another process's, and everybody here has waited for it
      const failed = taken.length > 0 ? taken : this.#waiting.splice(0);
      for (const { fail } of failed) fail(fault);
      return;
    }
    for (const { tell } of outcomes) tell();
  }

  async #runWaiting(taken: Waiting[], outcomes: Outcome[]): Promise<void> {
    const started = performance.now();
    let turn = started;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      taken.push(next);
      outcomes.push(await this.#run(next));
      const now = performance.now();
      if (now - started >= LONGEST_GROUP) return;
      if (now - turn < LONGEST_TURN) continue;
      await turnOfTheEventLoop();
      turn = performance.now();
    }
  }

  async #run({ work, done, fail }: Waiting): Promise<Outcome> {
    const { connection, newTrx } = this.#on;
    const trx = newTrx();
    connection.exec('savepoint one');
    try {
      const result = await work(trx);
      await Promise.all(deferredWrites(trx));
      connection.exec('release one');
      return { tell: () => done(result), trx };
    } catch (fault) {
      // a full or failing disk has already rolled back everything by itself
      if (!connection.isTransaction) throw fault;
      connection.exec('rollback to one; release one');
      return { tell: () => fail(fault), trx: null };
    }
  }
}
