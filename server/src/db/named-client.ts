import pg from 'pg';
import { type AtEnd, atEnd, BothEnds, QueryAtEnd, statementAnswer } from './ends-of-transaction.ts';

/** Lists of different length make different statements: beyond this many, one is parsed at each run. */
const MOST_NAMES = 500;
/** "cached plan must not change result type": a newer process has added a column to a table read whole */
const STALE_PLAN = '0A000';

type Query = (...given: unknown[]) => unknown;

/**
 * A connection that names its statements, so that PostgreSQL parses and plans each of them once; those of one turn of
 * the event loop are sent at once.
 */
export class NamedClient extends pg.Client {
  readonly #names = new Map<string, string>();
  #named = 0;
  #corked = false;
  #knowsEnds = false;

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    this.#named += 1;
    const name = `mam_${this.#named}`;
    this.#names.set(text, name);
    return name;
  }

  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      stream.uncork();
    });
  }

  #send(...given: unknown[]): unknown {
    return (super.query as unknown as Query).apply(this, given);
  }

  async #runAtEnd(at: AtEnd, values: unknown[]): Promise<unknown> {
    if (!this.#knowsEnds) this.#send(new BothEnds());
    this.#knowsEnds = true;
    const answers = await new Promise((done, fail) => {
      const callback = (fault: unknown, all: unknown) => (fault ? fail(fault) : done(all));
      this.#send(new QueryAtEnd(at, { name: this.#nameOf(at.text), values, callback }));
    });
    return statementAnswer(answers, at);
  }

  async #run(at: AtEnd, values: unknown[]): Promise<unknown> {
    const run = () =>
      at.begins || at.ends
        ? this.#runAtEnd(at, values)
        : this.#send({ name: this.#nameOf(at.text), text: at.text, values });
    try {
      return await run();
    } catch (fault) {
      if ((fault as { code?: string }).code !== STALE_PLAN) throw fault;
      this.#names.clear();
      // inside a transaction this fails too, and the transaction is tried again
      return Promise.resolve(run()).catch(() => {
        throw fault;
      });
    }
  }

  override query = ((...given: unknown[]) => {
    this.#cork();
    const [text, values] = given;
    if (typeof text !== 'string' || !Array.isArray(values) || given.length > 2) return this.#send(...given);
    const at = atEnd(text);
    if (values.length > 0) return this.#run(at, values);
    const answers = this.#send(...given);
    return at.begins || at.ends ? Promise.resolve(answers).then((all) => statementAnswer(all, at)) : answers;
  }) as pg.Client['query'];
}
