import {
  type CompiledQuery,
  createQueryId,
  type DatabaseConnection,
  type QueryResult,
  RawNode,
} from 'kysely';

/** Different sets of writes that are kept ready to be sent. */
const MOST_TEXTS = 500;

/** What a write is answered whose answer nobody needs. */
const NOTHING: QueryResult<never> = { rows: [] };

interface Waiting {
  readonly query: CompiledQuery;
  readonly done: (nothing: QueryResult<never>) => void;
  readonly fail: (fault: unknown) => void;
}

const texts = new Map<string, string>();

/** PostgreSQL runs every write that stands in a `with`, whatever is asked below; each sees what was there before all of them. */
function textOf(writes: readonly CompiledQuery[]): string {
  const key = writes.map(({ sql }) => sql).join('\n');
  const known = texts.get(key);
  if (known !== undefined) return known;
  let places = 0;
  const parts = writes.map(({ sql, parameters }, index) => {
    const before = places;
    places += parameters.length;
    return `w${index} as (${sql.replace(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)})`;
  });
  const text = `with ${parts.join(', ')} select`;
  if (texts.size < MOST_TEXTS) texts.set(key, text);
  return text;
}

function together(writes: readonly CompiledQuery[]): CompiledQuery {
  const parameters = writes.flatMap((write) => write.parameters);
  const query = RawNode.create([], []);
  return { query, queryId: createQueryId(), sql: textOf(writes), parameters };
}

/**
 * Writes that nobody waits for, sent as one statement: to ask and to answer costs PostgreSQL and us more than a row. They
 * go before whatever else is asked on the connection, and when this turn of the event loop has nothing more to add.
 */
export class GatheredWrites implements DatabaseConnection {
  readonly #send: (query: CompiledQuery) => Promise<unknown>;
  #waiting: Waiting[] = [];

  constructor(send: (query: CompiledQuery) => Promise<unknown>) {
    this.#send = send;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#waiting.length === 0) process.nextTick(() => this.flush());
    return new Promise((done, fail) => {
      this.#waiting.push({ query, done, fail });
    });
  }

  streamQuery(): never {
    throw new Error('a write that nobody waits for has no rows');
  }

  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const queries = waiting.map(({ query }) => query);
    const [first] = queries;
    if (!first) return;
    this.#send(queries.length === 1 ? first : together(queries)).then(
      () => {
        for (const { done } of waiting) done(NOTHING);
      },
      (fault) => {
        for (const { fail } of waiting) fail(fault);
      },
    );
  }
}
