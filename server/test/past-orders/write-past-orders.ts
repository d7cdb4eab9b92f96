// Fills a database that no server serves with past orders, as busy-year.test.ts does; BEPNHA must be in it.
//   node server/test/past-orders/write-past-orders.ts --folder DIR [--url postgres://…] --uid REGULAR --count 1000000 [--days 170]
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { settle, writePastOrders } from './past-orders.ts';
import type { PastOrders } from './past-rows.ts';

const BRAND = 'BEPNHA';
const STORE = 101;
/** rows of each table in one transaction */
const PORTION = 50_000;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    url: { type: 'string' },
    /** the diner who has placed about every ninth of them, and one order before */
    uid: { type: 'string', default: '' },
    count: { type: 'string', default: '0' },
    /** within which they were placed */
    days: { type: 'string', default: '365' },
  },
});

async function whoAndWhat({ read }: Database, uid: string): Promise<Omit<PastOrders, 'from' | 'count'>> {
  const campaign = await read
    .selectFrom('voucher_campaigns')
    .select('id')
    .where('brand', '=', BRAND)
    .where('code', '=', 'LUA30K')
    .executeTakeFirstOrThrow();
  const staff = await read
    .selectFrom('staff')
    .select('id')
    .where('brand', '=', BRAND)
    .executeTakeFirstOrThrow();
  const placed = await read
    .selectFrom('orders')
    .select('phone_key')
    .where('uid', '=', uid)
    .limit(1)
    .executeTakeFirstOrThrow();
  const regular = { uid, phoneKey: placed.phone_key };
  return { brand: BRAND, store: STORE, regular, campaign: campaign.id, staff: staff.id, now: Date.now() };
}

/** Past events have the numbers of their orders; those to come follow. */
async function numberEventsAfter(database: Database, last: number): Promise<void> {
  await database.transaction(async (trx) => {
    if (database.engine === 'sqlite')
      await trx.updateTable('counters').set({ value: last }).where('name', '=', 'events').execute();
    else await sql`select setval('events_seq', ${sql.lit(last)})`.execute(trx);
  });
}

const { folder, url, uid, count, days } = values;
const database = await openDatabase({ databaseUrl: url ?? null, dataFolder: folder, serving: false });
const past = await whoAndWhat(database, uid);
const { max: last } = await database.read
  .selectFrom('events')
  .select((of) => of.fn.max('seq').as('max'))
  .executeTakeFirstOrThrow();
const first = Number(last ?? 0) + 1;
for (let written = 0; written < Number(count); written += PORTION)
  await writePastOrders(database, {
    ...past,
    days: Number(days),
    from: first + written,
    count: Math.min(PORTION, Number(count) - written),
  });
await numberEventsAfter(database, first + Number(count));
await settle(database);
await database.close();
