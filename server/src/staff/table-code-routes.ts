import { BoardQuery } from '@mam/contract/staff/board.schema.ts';
import { ReplaceCodeBody, TableCodes } from '@mam/contract/staff/table-codes.schema.ts';
import { getTableCodes, replaceTableCode as replaceCall } from '@mam/contract/staff/table-codes.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { replaceTableCode, standingCodes } from '../store/table-codes.ts';

/** [TB40] What is printed on the tables of a store: read and replaced by its managers and owners. */
export const staffTableCodeRoutes: Feature = (app, context) => {
  const { database, config, now } = context;

  /** null = no store where this person works */
  const codesOf = async (staff: StaffMember, id: number): Promise<TableCodes | null> => {
    const { brand } = staff;
    const row = worksFor(staff, { brand, id }) && (await storeOfBrand(database.read, brand, id));
    if (!row) return null;
    const standing = await standingCodes(database.read, brand);
    const codes = standing.filter(({ store_id }) => store_id === id);
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
    { may: 'replaceTableCodes', query: BoardQuery, answer: TableCodes },
    async ({ staff, query }) => {
      const codes = await codesOf(staff, query.store);
      return codes ? ok(codes) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    replaceCall,
    { may: 'replaceTableCodes', body: ReplaceCodeBody, answer: TableCodes },
    async ({ staff, body: { store, table, code } }) => {
      const known = await codesOf(staff, store);
      if (!known?.tables.some((each) => tableKey(each.table) === tableKey(table))) return refuse('UNKNOWN');
      await replaceTableCode(database, { brand: staff.brand, storeId: store, table, code }, now());
      return ok((await codesOf(staff, store)) ?? { tables: [] });
    },
  );
};
