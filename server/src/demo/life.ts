import { demoSignIn } from '@mam/contract/demo/demo.ts';
import type { Call } from '@mam/contract/http/client.ts';
import { getBoard } from '@mam/contract/staff/board.ts';
import { signOut } from '@mam/contract/staff/sign-in.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import type { App, Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { SAMPLE_GUESTS } from '../http/caller/network.ts';
import { callInto, dataOrFault } from './guest.ts';
import { beginSampleGroup } from './sample-group.ts';
import { cook, placeSample, type SampleOrder } from './sample-order.ts';
import { sampleOrders } from './sample-orders.ts';
import { seatSampleParty } from './sample-table.ts';
import { STAGE } from './stage.ts';
import { demoTour } from './tour.ts';

const LEASE = 'demo life';
/** seconds after which a process that took the lease is taken for dead */
const LEASE_SECONDS = 60;

/**
 * Whether this process is to make sample life: nothing is open in the store, and no other process is at it. The row is
 * held while that is looked at, so that of two that start at once one is told no.
 */
function takeLease(database: Database, now: number): Promise<boolean> {
  const seconds = Math.floor(now / 1000);
  return database.transaction(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('counters')
      .values({ name: LEASE, value: seconds })
      .onConflict((on) =>
        on
          .column('name')
          .doUpdateSet({ value: seconds })
          .where('counters.value', '<', seconds - LEASE_SECONDS),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const open = await trx
      .selectFrom('orders')
      .select('id')
      .where('brand', '=', STAGE.brand)
      .where('store_id', '=', STAGE.store)
      .where('ended_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (open) await trx.updateTable('counters').set({ value: 0 }).where('name', '=', LEASE).execute();
    return open === undefined;
  });
}

const giveLeaseBack = (database: Database) =>
  database.transaction((trx) =>
    trx.updateTable('counters').set({ value: 0 }).where('name', '=', LEASE).execute(),
  );

/** The stage's cook has come to work. */
async function hireCook(app: App, origin: string): Promise<Call> {
  const body = { brand: STAGE.brand, role: 'cook' };
  const answer = await app.inject({
    method: 'POST',
    url: demoSignIn.path,
    headers: { origin, 'user-agent': 'Mozilla/5.0 (sample)' },
    payload: body,
    remoteAddress: SAMPLE_GUESTS,
  });
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(`the cook of the demo cannot sign in: ${answer.statusCode}`);
  return callInto(app, { headers: { origin, cookie: `${cookie.name}=${cookie.value}` } });
}

async function fillBoard(app: App, shop: Shop, round: string | null, { config, now }: Context) {
  const placed: { readonly code: string; readonly sample: Pick<SampleOrder, 'steps' | 'minutes'> }[] = [];
  for (const sample of sampleOrders(shop, now()))
    placed.push({ code: (await placeSample(app, shop, sample, now())).order_code, sample });
  if (round !== null) placed.push({ code: round, sample: { steps: ['accept'], minutes: 15 } });
  const asCook = await hireCook(app, config.publicUrl);
  const { orders } = dataOrFault(await asCook(getBoard, { query: { store: STAGE.store } }));
  for (const { code, sample } of placed) {
    const version = orders.find((order) => order.code === code)?.version;
    if (version !== undefined) await cook(asCook, { code, version }, sample);
  }
  await asCook(signOut);
}

/** Sample life by the calls that everybody makes, in one order; what is there already is not made a second time. */
async function makeLife(app: App, context: Context): Promise<void> {
  const { database, stores, now } = context;
  const shop = await stores.get(database.read, STAGE.brand, STAGE.store);
  if (!shop) return;
  const { table, group } = await demoTour(database.read, now());
  const free = table !== null && table.guests === 0;
  const round = free ? await seatSampleParty(app, shop, table.code, now()) : null;
  await fillBoard(app, shop, round, context);
  if (group === null) await beginSampleGroup(app, shop, now());
}

/**
 * A newcomer to a demo sees life at once: orders in several states, guests at a table who call, three people who choose
 * together. It ends as everything does; a start that finds nothing open in the store makes it again.
 */
export async function beginDemoLife(app: App, context: Context): Promise<void> {
  const { config, database, log, now } = context;
  if (!config.demoLife) return;
  try {
    if (!(await takeLease(database, now()))) return;
    await makeLife(app, context).finally(() => giveLeaseBack(database));
  } catch (fault) {
    log.warn({ err: fault }, 'the sample life of this demo is not whole');
  }
}
