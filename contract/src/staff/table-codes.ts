import { endpoint } from '../http/endpoint.ts';
import type { BoardQuery } from './board.schema.ts';
import type { ReplaceCodeBody, TableCodes } from './table-codes.schema.ts';

/** The codes printed on the tables of a store. */
export const getTableCodes = endpoint<{ query: BoardQuery; answer: TableCodes }>({
  method: 'GET',
  path: '/v1/staff/table-codes',
  auth: 'staff',
});

/** Gives a table a new code, once for each code it had: the same sent again changes nothing more. Answers all of the store. */
export const replaceTableCode = endpoint<{ body: ReplaceCodeBody; answer: TableCodes }>({
  method: 'POST',
  path: '/v1/staff/table-codes/replace',
  auth: 'staff',
});
