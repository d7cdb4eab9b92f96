import { randomUUID } from 'node:crypto';
import type { Shop } from '../order.ts';
import type { RunningServer } from '../with-server.ts';
import { bodyAtTable } from './table-order.ts';

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

/** Somebody at a table of the shop sends two of a dish to its kitchen. */
export function orderAt(
  running: RunningServer,
  shop: Shop,
  by: Diner,
  {
    table,
    now,
    ...more
  }: { readonly table: string; readonly now: number; readonly [field: string]: unknown },
): Promise<Response> {
  const body = bodyAtTable(shop, { table }, now);
  // the same again is another order
  const headers = { ...by.headers, 'accept-language': 'en', 'idempotency-key': randomUUID() };
  return running.send('POST', '/v1/payment/create_order_normal', { ...body, ...more }, headers);
}

/** No table of the test before is taken any more. */
export async function noSittings({ database }: RunningServer): Promise<void> {
  await database.transaction(async (trx) => {
    for (const table of ['sittings', 'sitting_tables', 'sitting_guests'] as const)
      await trx.deleteFrom(table).execute();
  });
}
