import { randomInt } from 'node:crypto';
import {
  type CodedTable,
  codesOfTables,
  drawTableCode,
  isSameTable,
  type ListedTables,
  parseTableCode,
} from '@mam/domain/table/table-code.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import { lockNames } from '../db/lanes.ts';
import { prepared } from '../db/prepared-statement.ts';
import type { TableCodeRow } from '../db/tables/table-tables.ts';
import type { Tables } from '../db/tables.ts';
import { storesOfBrand } from './queries.ts';
import { storeDocument } from './store-document.ts';

/** rows of one statement: both engines bind as many values */
const AT_ONCE = 1_000;

function* inParts<T>(list: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE);
}

/** [TB33] A code nobody can guess. */
const newTableCode = (): string => drawTableCode(randomInt);

/** The codes that stand in a brand. */
export function standingCodes(db: Kysely<Tables>, brand: string): Promise<TableCodeRow[]> {
  return db
    .selectFrom('table_codes')
    .selectAll()
    .where('brand', '=', brand)
    .where('replaced_at', 'is', null)
    .execute();
}

const selectByCode = prepared<{ code: string }, TableCodeRow>((db, value) =>
  db.selectFrom('table_codes').selectAll().where('code', '=', value('code')).where('replaced_at', 'is', null),
);

/** The table a code is printed on; undefined = it opens nothing. */
export async function tableOfCode(db: Kysely<Tables>, code: string): Promise<TableCodeRow | undefined> {
  const { rows } = await selectByCode(db, { code });
  return rows[0];
}

/** The code that stands on a table; undefined = the store has no such table any more. */
export async function readTableCode(
  db: Kysely<Tables>,
  { brand, store_id, table_key }: Pick<TableCodeRow, 'brand' | 'store_id' | 'table_key'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('table_codes')
    .select('code')
    .where('brand', '=', brand)
    .where('store_id', '=', store_id)
    .where('table_key', '=', table_key)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return row?.code;
}

interface PlaceAtTable {
  readonly brand: string;
  readonly storeId: number;
  /** as an order or a call carries it; null = no table */
  readonly table: string | null;
}

/** [TB38] Whether what somebody sent is the code that stands on this very table. */
export async function cameWithCode(
  db: Kysely<Tables>,
  sent: string | undefined,
  { brand, storeId, table }: PlaceAtTable,
): Promise<boolean> {
  const [code, key] = [parseTableCode(sent ?? ''), tableKey(table ?? '')];
  if (code === null || key === null) return false;
  const on = await tableOfCode(db, code);
  if (!on) return false;
  return isSameTable({ brand: on.brand, storeId: on.store_id, key: on.table_key }, { brand, storeId, key });
}

/** Until this transaction ends nobody else gives tables of this brand their codes. */
export const holdTableCodes = (trx: Trx, brand: string): Promise<void> =>
  lockNames(trx, [`table-codes:${brand}`]);

/** Those of these codes that are, or were, another brand's. */
export async function codesElsewhere(trx: Trx, brand: string, codes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const part of inParts(codes)) {
    const rows = await trx
      .selectFrom('table_codes')
      .select('code')
      .where('code', 'in', part)
      .where('brand', '<>', brand)
      .execute();
    found.push(...rows.map(({ code }) => code));
  }
  return found;
}

/** [TB34] [TB35] Gives every listed table of a brand its code; the codes of others are gone. holdTableCodes comes first. */
export async function saveTableCodes(
  trx: Trx,
  brand: string,
  stores: readonly ListedTables[],
  brought: readonly Omit<CodedTable, 'name'>[],
): Promise<void> {
  const known = await trx.selectFrom('table_codes').selectAll().where('brand', '=', brand).execute();
  const old = known.filter(({ replaced_at }) => replaced_at === null);
  const standing = old.map(({ store_id, table_key, code }) => ({ storeId: store_id, key: table_key, code }));
  const dead = new Set(known.flatMap(({ code, replaced_at }) => (replaced_at === null ? [] : [code])));
  const rows = codesOfTables(stores, { brought, standing, dead }, newTableCode).map(
    ({ storeId, name, key, code }): TableCodeRow => ({
      code,
      brand,
      store_id: storeId,
      table_name: name,
      table_key: key,
      replaced_at: null,
    }),
  );
  // only what is another than it was: a start, or an import that changes no table, writes nothing
  const next = new Map(rows.map((row) => [row.code, row]));
  const stays = old.filter(({ code, store_id, table_name }) => {
    const row = next.get(code);
    return row?.store_id === store_id && row.table_name === table_name;
  });
  const staying = new Set(stays.map(({ code }) => code));
  const gone = old.flatMap(({ code }) => (staying.has(code) ? [] : [code]));
  for (const part of inParts(gone)) await trx.deleteFrom('table_codes').where('code', 'in', part).execute();
  for (const part of inParts(rows.filter(({ code }) => !staying.has(code))))
    await trx.insertInto('table_codes').values(part).execute();
}

/** [TB33] Draws a code for every table that has none, as after an upgrade. */
export async function drawMissingCodes(database: Database): Promise<void> {
  const brands = await database.read.selectFrom('brands').select('code').execute();
  for (const { code: brand } of brands)
    await database.transaction(async (trx) => {
      await holdTableCodes(trx, brand);
      const rows = await storesOfBrand(trx, brand);
      const stores = rows.map((row) => ({ id: row.id, tables: storeDocument(row).tables }));
      await saveTableCodes(trx, brand, stores, []);
    });
}

interface SeenCode {
  readonly brand: string;
  readonly storeId: number;
  readonly table: string;
  /** the code that stood on it when somebody wanted it gone */
  readonly code: string;
}

/** [TB40] The code on a table opens nothing any more, and the table has a new one. Nothing, when another stands there already. */
export async function replaceTableCode(
  database: Database,
  { brand, storeId, table, code }: SeenCode,
  now: number,
  note: (trx: Trx, table: string) => void,
): Promise<void> {
  await database.transaction(async (trx) => {
    await holdTableCodes(trx, brand);
    const old = await trx
      .updateTable('table_codes')
      .set({ replaced_at: now })
      .where('code', '=', code)
      .where('brand', '=', brand)
      .where('store_id', '=', storeId)
      .where('table_key', '=', tableKey(table) ?? '')
      .where('replaced_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!old) return;
    const fresh = { ...old, code: newTableCode(), replaced_at: null };
    await trx.insertInto('table_codes').values(fresh).execute();
    note(trx, old.table_name);
  });
}
