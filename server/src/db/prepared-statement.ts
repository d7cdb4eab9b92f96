import {
  type CompiledQuery,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  PostgresAdapter,
  type QueryResult,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Stands in a compiled statement where a value will be bound. */
class Place<Values> {
  readonly valueIn: (values: Values) => unknown;
  constructor(valueIn: (values: Values) => unknown) {
    this.valueIn = valueIn;
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** Statements with places, compiled once for each engine: two of them write the same statement differently. */
class Compiled<Values, Row> {
  readonly #compiled = new Map<string, CompiledQuery<Row>>();

  /** `name` tells statements apart that are built by the same function */
  run(
    db: Kysely<Tables>,
    values: Values,
    name: string,
    build: () => Compilable<Row>,
  ): Promise<QueryResult<Row>> {
    const engine = db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
    const key = `${engine} ${name}`;
    const compiled = this.#compiled.get(key) ?? build().compile();
    this.#compiled.set(key, compiled);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? parameter.valueIn(values) : parameter,
    );
    return db.executeQuery({ ...compiled, parameters });
  }
}

/**
 * A statement of the hot path: built and compiled once, then only bound; building one anew costs more than
 * running it. `value` names what is handed in at each run.
 */
export function prepared<Values extends object, Row = unknown>(
  build: (
    db: Kysely<Tables>,
    value: <Name extends keyof Values>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const compiled = new Compiled<Values, Row>();
  const place = <Name extends keyof Values>(name: Name) =>
    new Place<Values>((values) => values[name]) as Values[Name];
  return (db, values) => compiled.run(db, values, '', () => build(db, place));
}

/** One statement writes at most so many rows, so that few different statements are kept. */
const MOST_ROWS = 20;

type Inserting<Table extends keyof Tables> = InsertQueryBuilder<Tables, Table, InsertResult>;

/** The same for rows of one shape; answers how many were written. */
export function preparedInsert<Table extends keyof Tables>(
  table: Table,
  finish: (insert: Inserting<Table>) => Inserting<Table> = (insert) => insert,
): (db: Kysely<Tables>, rows: readonly Tables[Table][]) => Promise<number> {
  type Rows = readonly Tables[Table][];
  const compiled = new Compiled<Rows, InsertResult>();
  const write = async (db: Kysely<Tables>, rows: Rows) => {
    const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Table])[];
    const placesOf = (index: number) =>
      Object.fromEntries(
        columns.map((column) => [column, new Place<Rows>((given) => given[index]?.[column])]),
      );
    const { numAffectedRows } = await compiled.run(db, rows, `${rows.length} ${columns.join()}`, () =>
      finish(
        db
          .insertInto(table)
          .values(rows.map((_, index) => placesOf(index)) as unknown as Insertable<Tables[Table]>[]),
      ),
    );
    return Number(numAffectedRows ?? 0);
  };
  return async (db, rows) => {
    let written = 0;
    for (let start = 0; start < rows.length; start += MOST_ROWS)
      written += await write(db, rows.slice(start, start + MOST_ROWS));
    return written;
  };
}
