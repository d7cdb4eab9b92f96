import { randomUUIDv7 } from 'node:crypto';
import { insertIssue } from '../../../src/issue/queries.ts';
import { orderByCode } from '../../../src/order/queries.ts';
import type { FuzzOrder } from '../order-states.ts';
import type { Ground, Maker } from '../request.ts';
import { orderForCall } from '../subjects.ts';

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

/** The restaurant answers a report that stands, written straight into the database: its day may be over in a long run. */
export const answeringIssue: Maker = async (ground) => {
  const { world } = ground;
  const at = await orderForCall(ground, 'done');
  const { order, line } = await placed(ground, at);
  const id = randomUUIDv7();
  const { brand, storeId: store_id, uid } = order;
  const now = world.now();
  await world.server.database.transaction((trx) =>
    insertIssue(
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
    ),
  );
  return {
    params: { code: at.code, issue: id },
    headers: world.staff[at.brand].manager,
    order: at,
    body: { version: 1, kind: 'voucher', amount: 1 },
  };
};
