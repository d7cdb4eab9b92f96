import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { backupsTable } from '../db/migrations/0054-backups.ts';

/** A database, counted: two that hold the same say the same. */
export interface Counted {
  /** null = of a time when installations had no name yet */
  readonly installation: string | null;
  /** names of the migrations it has been through */
  readonly schema: readonly string[];
  /** rows by table */
  readonly rows: Readonly<Record<string, number>>;
  /** sums by table.column; whole numbers as text, for they may be large */
  readonly sums: Readonly<Record<string, string>>;
}

/** Money and points: the columns whose sums are written down with a backup. */
export const SUMMED: Readonly<Record<string, string>> = {
  orders: 'total',
  payments: 'amount',
  bill_money: 'amount',
  points_accounts: 'balance',
  points_movements: 'points',
};

/** This table tells of backups that lie where they were made; it is not counted, and no other place keeps it. */
export const BACKUPS_TABLE = 'backups';

/** The statement by which a restored database begins with no backup; none for a database older than that table. */
export const forgetBackups = ({ schema }: Pick<Counted, 'schema'>): string =>
  schema.includes(backupsTable.name) ? `delete from ${BACKUPS_TABLE}` : '';

/** One row with one text column `value` each. */
type Ask = (query: string) => Promise<readonly { readonly value: string }[]>;

async function count(tables: readonly string[], ask: Ask): Promise<Counted> {
  const rows: Record<string, number> = {};
  const sums: Record<string, string> = {};
  const one = async (query: string) => (await ask(query))[0]?.value ?? '0';
  for (const table of tables.filter((name) => name !== BACKUPS_TABLE)) {
    rows[table] = Number(await one(`select cast(count(*) as text) as value from "${table}"`));
    const column = SUMMED[table];
    if (column)
      sums[`${table}.${column}`] = await one(
        `select cast(coalesce(sum(${column}), 0) as text) as value from "${table}"`,
      );
  }
  const [installation] = tables.includes('installation')
    ? await ask('select id as value from installation')
    : [];
  const schema = tables.includes('schema_versions')
    ? await ask('select name as value from schema_versions')
    : [];
  return {
    installation: installation?.value ?? null,
    schema: schema.map(({ value }) => value).sort(),
    rows,
    sums,
  };
}

/** Within the transaction that is open, if one is. */
export function countSqlite(database: DatabaseSync): Promise<Counted> {
  const ask: Ask = async (query) => database.prepare(query).all() as unknown as { value: string }[];
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`)
    .all();
  return count(
    tables.map(({ name }) => String(name)),
    ask,
  );
}

/** A dump leaves its rows out: whoever restores installs the extension. */
export const OF_AN_EXTENSION = `select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'`;

/** Within the transaction that is open, if one is. */
export async function countPostgres(client: pg.Client): Promise<Counted> {
  const ask: Ask = async (query) => (await client.query<{ value: string }>(query)).rows;
  const tables = await ask(
    `select relname::text as value from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and not exists (${OF_AN_EXTENSION}) order by relname`,
  );
  return count(
    tables.map(({ value }) => value),
    ask,
  );
}

/** The first thing that two counts say differently; null = they are of the same. */
export function difference(one: Counted, other: Counted): string | null {
  if (one.installation !== other.installation) return 'the name of the installation';
  if (one.schema.join() !== other.schema.join()) return 'the schema';
  for (const part of ['rows', 'sums'] as const)
    for (const name of new Set([...Object.keys(one[part]), ...Object.keys(other[part])]))
      if (one[part][name] !== other[part][name])
        return `${part} of ${name} (${one[part][name] ?? 'none'} and ${other[part][name] ?? 'none'})`;
  return null;
}
