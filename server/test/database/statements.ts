import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';
import { SqliteConnection } from '../../src/db/sqlite/sqlite-connection.ts';
import type { Place } from '../engines.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Lists of different length are the same statement. */
const shapeOf = (sql: string) => sql.replace(/\((?:\?|\$\d+)(?:, (?:\?|\$\d+))*\)/g, '(…)');

function keepMost(counts: Map<string, number>, { sql }: Statement, visited: number): void {
  counts.set(shapeOf(sql), Math.max(visited, counts.get(shapeOf(sql)) ?? 0));
}

const reads = ({ sql }: Statement) => /^(select|update|delete)\b/i.test(sql.trim());

/**
 * Every statement of the product that looks for rows, as it goes to the engine while the work is done. A new one is
 * recorded by itself.
 */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const keep = (statement: Statement) => {
    if (reads(statement)) recorded.push(statement);
  };
  const ofSqlite = SqliteConnection.prototype.executeQuery;
  const sqlite = vi.spyOn(SqliteConnection.prototype, 'executeQuery').mockImplementation(function (
    this: SqliteConnection,
    query,
  ) {
    keep(query);
    return ofSqlite.call(this, query);
  } as typeof ofSqlite);
  const ofPostgres = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const postgres = vi
    .spyOn(pg.Client.prototype as { query: (...given: unknown[]) => unknown }, 'query')
    .mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      const [text, values] = given as [string | pg.QueryConfig, unknown[] | undefined];
      if (typeof text === 'string') keep({ sql: text, parameters: values ?? [] });
      else keep({ sql: text.text, parameters: text.values ?? [] });
      return ofPostgres.apply(this, given);
    });
  try {
    await work();
  } finally {
    sqlite.mockRestore();
    postgres.mockRestore();
  }
  return recorded;
}

/** A change looks for its rows as a question with the same condition does. */
function asQuestion({ sql, parameters }: Statement): Statement {
  const change = /^(?:update|delete from) ("\w+")(?: set .*?)? where (.*?)(?: returning .*)?$/is.exec(sql);
  if (!change) return { sql, parameters };
  const [, table, condition = ''] = change;
  const places = condition.split('?').length - 1;
  return { sql: `select 1 from ${table} where ${condition}`, parameters: parameters.slice(-places) };
}

/** Stands a view in front of each table that counts every row that is looked at; the plan stays the same. */
function visitedOnSqlite(place: Place, tables: readonly string[], statements: readonly Statement[]) {
  const database = new DatabaseSync(join(place.dataFolder, 'mam.sqlite'));
  let visited = 0;
  database.function('visit', (_row) => {
    visited += 1;
    return 1;
  });
  for (const table of tables)
    database.exec(`create temp view ${table} as select * from main.${table} where visit(rowid)`);
  const counts = new Map<string, number>();
  for (const statement of statements) {
    const { sql, parameters } = asQuestion(statement);
    visited = 0;
    database.prepare(sql).all(...(parameters as SQLInputValue[]));
    keepMost(counts, statement, visited);
  }
  database.close();
  return counts;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

function visitedIn(node: PlanNode, tables: readonly string[]): number {
  const mine = node['Node Type'].endsWith('Scan') && tables.includes(node['Relation Name'] ?? '');
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
  const own = mine ? (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'] : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + visitedIn(child, tables), 0);
}

/** PostgreSQL says itself what it looked at. Reading a small table whole would hide what a large one costs. */
async function visitedOnPostgres(place: Place, tables: readonly string[], statements: readonly Statement[]) {
  const client = new pg.Client({ connectionString: place.databaseUrl ?? '' });
  await client.connect();
  const counts = new Map<string, number>();
  for (const statement of statements) {
    const { sql, parameters } = statement;
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    await client.query('rollback');
    keepMost(counts, statement, visitedIn(rows[0]['QUERY PLAN'][0].Plan, tables));
  }
  await client.end();
  return counts;
}

/** How many rows of these tables each shape of statement looks at, at most; nothing is changed. */
export async function rowsVisited(
  place: Place,
  tables: readonly string[],
  statements: readonly Statement[],
): Promise<Map<string, number>> {
  return place.databaseUrl
    ? visitedOnPostgres(place, tables, statements)
    : visitedOnSqlite(place, tables, statements);
}
