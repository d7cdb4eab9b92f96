import { BoardQuery } from '@mam/contract/staff/board.schema.ts';
import { ReplaceCodeBody, TableCodes } from '@mam/contract/staff/table-codes.schema.ts';
import { getTableCodes, replaceTableCode as replaceCall } from '@mam/contract/staff/table-codes.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Feature } from '../context.ts';
import type { StoreRow } from '../db/tables/brand-tables.ts';
import { ok, refuse } from '../http/answer.ts';
import { storeDocument } from '../store/store-document.ts';
import { replaceTableCode, standingCodes } from '../store/table-codes.ts';
import { recordTableAct } from './acts.ts';
import { atStore, atStoreRead } from './places.ts';
import { serveStaff } from './serve-staff.ts';

/** [TB40] The codes printed on the tables of a store: read and replaced by its managers and owners. */
export const staffTableCodeRoutes: Feature = (app, context) => {
  const { database, config } = context;

  const codesOf = async (row: StoreRow): Promise<TableCodes> => {
    const standing = await standingCodes(database.read, row.brand);
    const codes = standing.filter(({ store_id }) => store_id === row.id);
    const places = new Map((storeDocument(row).tables ?? []).map((name, at) => [tableKey(name), at]));
    codes.sort((a, b) => (places.get(a.table_key) ?? 0) - (places.get(b.table_key) ?? 0));
    return {
      tables: codes.map(({ table_name: table, code }) => ({
        table,
        code,
        url: `${config.publicUrl}/t/${code}`,
      })),
    };
  };

  serveStaff(
    app,
    context,
    getTableCodes,
    { may: 'replaceTableCodes', at: atStoreRead, query: BoardQuery, answer: TableCodes },
    async ({ row }) => ok(await codesOf(row)),
  );

  serveStaff(
    app,
    context,
    replaceCall,
    { may: 'replaceTableCodes', at: atStore, body: ReplaceCodeBody, answer: TableCodes },
    async ({ actor, row, body: { table, code }, now }) => {
      const { tables } = await codesOf(row);
      if (!tables.some((each) => tableKey(each.table) === tableKey(table))) return refuse('UNKNOWN');
      const { brand, id: store } = row;
      await replaceTableCode(database, { brand, storeId: store, table, code }, now, (trx, named) =>
        recordTableAct({ trx, actor, now, brand, store }, [named], { name: 'replaceTableCode' }),
      );
      return ok(await codesOf(row));
    },
  );
};
