import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/tables.ts';
import type { Brand } from './brands.ts';
import type { FuzzOrder } from './order-states.ts';
import type { World } from './world.ts';

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, readonly string[]>;

// the names are read from the database, so that a table of tomorrow is looked at too
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;
const anyTables = (read: Kysely<Tables>) => read as unknown as AnyTables;

/** When a session or device was last used belongs to nobody: looking is use. */
const textOf = (rows: readonly Row[]) => rows.map(({ last_at: _, ...row }) => JSON.stringify(row)).sort();

/** Every row of every table that says it belongs to this brand, and the brand itself. */
export async function rowsOfBrand({ server }: World, brand: Brand): Promise<Rows> {
  const { read } = server.database;
  // the end of a trail moves with whatever the brand's own people do meanwhile; its lines are looked at
  const tables = (await read.introspection.getTables()).filter(
    ({ name, columns }) => name !== 'trail_heads' && columns.some((column) => column.name === 'brand'),
  );
  const rows = new Map<string, readonly string[]>();
  for (const { name } of tables)
    rows.set(
      name,
      textOf(await anyTables(read).selectFrom(name).selectAll().where('brand', '=', brand).execute()),
    );
  rows.set('brands', textOf(await read.selectFrom('brands').selectAll().where('code', '=', brand).execute()));
  return rows;
}

const OF_ORDER = [
  'order_lines',
  'order_steps',
  'payments',
  'payment_attempts',
  'order_ratings',
  'issue_reports',
] as const;

/** An order with all that hangs on it, and its diner. */
export async function rowsOfOrder({ server }: World, { brand, code }: FuzzOrder): Promise<Rows> {
  const { read } = server.database;
  const order = await read
    .selectFrom('orders')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const rows = new Map<string, readonly string[]>([['orders', textOf([{ ...order }])]]);
  for (const table of OF_ORDER)
    rows.set(
      table,
      textOf(await anyTables(read).selectFrom(table).selectAll().where('order_id', '=', order.id).execute()),
    );
  rows.set(
    'diners',
    textOf(
      await read
        .selectFrom('diners')
        .selectAll()
        .where('uid', '=', order.uid ?? '')
        .execute(),
    ),
  );
  return rows;
}

/** The changes between two looks, one line a row. */
export function changed(before: Rows, after: Rows): string[] {
  return [...after].flatMap(([table, rows]) => {
    const old = new Set(before.get(table));
    const now = new Set(rows);
    return [
      ...[...now].filter((row) => !old.has(row)).map((row) => `${table} has ${row.slice(0, 200)}`),
      ...[...old].filter((row) => !now.has(row)).map((row) => `${table} lost ${row.slice(0, 200)}`),
    ];
  });
}
