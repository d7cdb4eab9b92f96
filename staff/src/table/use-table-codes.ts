import { dataOrThrow } from '@mam/client/call.ts';
import type { TableCode } from '@mam/contract/staff/table-codes.schema.ts';
import { getTableCodes } from '@mam/contract/staff/table-codes.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys } from '../data/queries.ts';
import type { Say } from '../words/words.ts';

/** [TB40] The codes printed on the tables of a store, in the order in which it lists them. */
export function useTableCodes(storeId: number) {
  return useQuery({
    queryKey: keys.tableCodes(storeId),
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getTableCodes, { query: { store: storeId }, signal })),
  });
}

/** A table as the staff call it. */
export function nameOfCoded({ table }: TableCode, say: Say): string {
  return parseTable(table)?.kind === 'counter' ? say('type.counter') : say('type.table', { number: table });
}
