import {
  type CompiledQuery,
  createQueryId,
  type DatabaseConnection,
  type QueryResult,
  RawNode,
} from 'kysely';

/** Different sets of writes that are kept ready to be sent. */
const MOST_TEXTS = 500;

/** The answer of a write whose answer nobody needs. */
const NOTHING: QueryResult<never> = { rows: [] };

const texts = new Map<string, string>();

/** One text for many writes: PostgreSQL runs all that stand in a `with`; each sees the rows as before all of them. */
function combinedSql(writes: readonly CompiledQuery[]): string {
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
  return { query, queryId: createQueryId(), sql: combinedSql(writes), parameters };
}

/**
 * Writes that nobody waits for, kept until they are sent as one statement: asking and answering costs PostgreSQL and us
 * more than a row. Each is answered at once, so that a caller has soon asked several.
 */
export class GatheredWrites implements DatabaseConnection {
  #waiting: CompiledQuery[] = [];

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#waiting.push(query);
    return Promise.resolve(NOTHING);
  }

  streamQuery(): never {
    throw new Error('a write that nobody waits for has no rows');
  }

  /** All of them as one, which whoever takes it sends; null = there are none. */
  take(): CompiledQuery | null {
    const waiting = this.#waiting;
    this.#waiting = [];
    const [first] = waiting;
    if (!first || waiting.length === 1) return first ?? null;
    return together(waiting);
  }
}
