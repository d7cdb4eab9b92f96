import type { RunningServer } from './with-server.ts';

type Diner = Awaited<ReturnType<RunningServer['addDiner']>>;

/** The code that stands on a table of a store. */
export async function codeAt({ database }: RunningServer, storeId: number, table: string): Promise<string> {
  const row = await database.read
    .selectFrom('table_codes')
    .select('code')
    .where('store_id', '=', storeId)
    .where('table_name', '=', table)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.code;
}

/** A phone scans the code of a table of store 101; the code that stands there unless another is said. */
export async function scan(
  running: RunningServer,
  by: Diner,
  { table, ...more }: { readonly table: string; readonly [field: string]: unknown },
): Promise<Response> {
  const body = {
    brand_id: 'BEPNHA',
    store_id: 101,
    table_name: table,
    table_code: await codeAt(running, 101, table),
    ...more,
  };
  return running.send('POST', '/v1/sitting', body, { ...by.headers, 'accept-language': 'en' });
}
