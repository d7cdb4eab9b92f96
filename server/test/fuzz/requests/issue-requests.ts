import { randomUUIDv7 } from 'node:crypto';
import { insertIssue } from '../../../src/issue/queries.ts';
import { orderByCode } from '../../../src/order/queries.ts';
import type { FuzzOrder } from '../order-states.ts';
import type { Ground, Maker } from '../request.ts';
import { orderForCall } from '../subjects.ts';
import { STORES } from '../world.ts';

async function placed({ world }: Ground, { brand, code }: FuzzOrder) {
  const order = await orderByCode(world.server.database.read, brand, code);
  const [line] = order?.bill.lines ?? [];
  if (!order || !line) throw new Error('an order without lines');
  return { order, line };
}

/** A diner says that a dish of their order did not come. */
export const reportingIssue: Maker = async (ground) => {
  const order = await orderForCall(ground, 'done');
  const { line } = await placed(ground, order);
  const body = { lines: [{ key: line.key, reason: 'missing', quantity: 1 }], words: 'Thiếu chả giò.' };
  return { params: { order_hash: order.hash }, headers: order.headers, order, body };
};

/** One grey pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** A report that stands, written straight into the database: its day may be over in a long run. */
async function standingReport(ground: Ground): Promise<{ readonly at: FuzzOrder; readonly id: string }> {
  const { world } = ground;
  const at = await orderForCall(ground, 'done');
  const { order, line } = await placed(ground, at);
  const id = randomUUIDv7();
  const { brand, storeId: store_id, uid } = order;
  const now = world.now();
  await world.server.database.transaction(async (trx) => {
    await insertIssue(
      trx,
      {
        ...{ id, order_id: order.id, brand, store_id, uid, words: '', version: 1, made_at: now },
        ...{ answered_at: null, answer: null, answered_by: null, answered_name: null },
        ...{ amount: null, voucher_code: null },
      },
      [
        {
          ...{ report_id: id, line_key: line.key, brand, store_id, item_id: line.itemId, name: line.name },
          ...{ reason: 'wrong', quantity: 1, at: now },
        },
      ],
    );
    await trx
      .insertInto('issue_pictures')
      .values({ report_id: id, brand, picture: PIXEL, at: now })
      .execute();
  });
  return { at, id };
}

/** A picture beside it. */
export const showingPicture: Maker = async (ground) => {
  const { at } = await standingReport(ground);
  return { params: { order_hash: at.hash }, headers: at.headers, order: at, body: { picture: PIXEL } };
};

export const seeingPicture: Maker = async (ground) => {
  const { at, id } = await standingReport(ground);
  return { params: { order_hash: at.hash, issue: id }, headers: at.headers, order: at };
};

export const seeingReportedPicture: Maker = async (ground) => {
  const { at, id } = await standingReport(ground);
  const headers = ground.world.staff[at.brand].manager;
  return { params: { code: at.code, issue: id }, headers, order: at };
};

/** The restaurant answers a report. */
export const answeringIssue: Maker = async (ground) => {
  const { at, id } = await standingReport(ground);
  return {
    params: { code: at.code, issue: id },
    headers: ground.world.staff[at.brand].manager,
    order: at,
    body: { version: 1, kind: 'voucher', amount: 1 },
  };
};

/** A manager counts what was reported. */
export const countingIssues: Maker = async (ground) => {
  const { at } = await standingReport(ground);
  const query = { store: STORES[at.brand][0], span: ground.chance.pick(['today', 'week', 'month']) };
  return { query, headers: ground.world.staff[at.brand].manager };
};

export const openingReported: Maker = async (ground) => {
  const { at } = await standingReport(ground);
  const { line } = await placed(ground, at);
  const query = { store: STORES[at.brand][0], span: 'month', item: line.itemId };
  return { query, headers: ground.world.staff[at.brand].manager };
};
